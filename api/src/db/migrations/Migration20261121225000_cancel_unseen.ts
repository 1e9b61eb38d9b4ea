import { Migration } from '@mikro-orm/migrations'

/** What was cancelled before is known by now: only new cancellations wait for «Понятно». */
export class Migration20261121225000_cancel_unseen extends Migration {
  override up() {
    this.addSql(`alter table "order" add column "cancel_unseen" boolean not null default false`)
    this.addSql(`create index "order_cancel_unseen" on "order" ("restaurant_id") where cancel_unseen`)
  }

  override down() {
    this.addSql(`drop index "order_cancel_unseen"`)
    this.addSql(`alter table "order" drop column "cancel_unseen"`)
  }
}
