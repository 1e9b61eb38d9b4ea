import { Migration } from '@mikro-orm/migrations'

export class Migration20261122143650_option_names_wait extends Migration {
  override name = 'Migration20261122143650_option_names_wait'

  override up(): void | Promise<void> {
    this.addSql(`alter table "product_option_group" add "updated_at" timestamptz not null default now();`)

    this.addSql(`alter table "product_option" add "updated_at" timestamptz not null default now();`)

    this.addSql(`alter table "product_option_link" add "sort" int not null default 0;`)

    this.addSql(`alter table "revision" drop constraint "revision_kind_check";`)
    this.addSql(
      `alter table "revision" add constraint "revision_kind_check" check ("kind" in ('restaurant', 'product', 'product_category', 'product_option', 'product_option_group'));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "product_option" drop column "updated_at";`)

    this.addSql(`alter table "product_option_group" drop column "updated_at";`)

    this.addSql(`alter table "product_option_link" drop column "sort";`)

    this.addSql(`alter table "revision" drop constraint "revision_kind_check";`)
    this.addSql(
      `alter table "revision" add constraint "revision_kind_check" check ("kind" in ('restaurant', 'product', 'product_category'));`,
    )
  }
}
