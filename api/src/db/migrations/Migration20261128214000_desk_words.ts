import { Migration } from '@mikro-orm/migrations'

export class Migration20261128214000_desk_words extends Migration {
  override name = 'Migration20261128214000_desk_words'

  override up(): void | Promise<void> {
    this.addSql(`create index "log_words" on "log" using gin (("from"::text) gin_trgm_ops, ("to"::text) gin_trgm_ops);`)
    this.addSql(`create index "message_recipient_like" on "message" using gin ("recipient" gin_trgm_ops);`)
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "log_words";`)
    this.addSql(`drop index "message_recipient_like";`)
  }
}
