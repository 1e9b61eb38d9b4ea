import { Migration } from '@mikro-orm/migrations'

export class Migration20261128132743_block_hides extends Migration {
  override name = 'Migration20261128132743_block_hides'

  override up(): void | Promise<void> {
    this.addSql(`alter table "business_user" add "block_hides" boolean not null default true;`)

    this.addSql(`alter table "restaurant" add "hidden_with_person" boolean not null default false;`)

    this.addSql(`alter table "user" add "block_hides" boolean not null default true;`)

    this.addSql(`alter table "organization" add "hidden_with_person" boolean not null default false;`)

    this.addSql(`alter table "ad" add "hidden_with_person" boolean not null default false;`)

    this.addSql(`alter table "reply" add "hidden_with_person" boolean not null default false;`)
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "ad" drop column "hidden_with_person";`)

    this.addSql(`alter table "business_user" drop column "block_hides";`)

    this.addSql(`alter table "organization" drop column "hidden_with_person";`)

    this.addSql(`alter table "reply" drop column "hidden_with_person";`)

    this.addSql(`alter table "restaurant" drop column "hidden_with_person";`)

    this.addSql(`alter table "user" drop column "block_hides";`)
  }
}
