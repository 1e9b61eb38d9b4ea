import { Migration } from '@mikro-orm/migrations'

export class Migration20261129202503_courier_shift extends Migration {
  override name = 'Migration20261129202503_courier_shift'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "courier_shift" ("id" uuid not null default uuidv7(), "courier_id" uuid not null, "day" date not null, "change_sum" int not null, "handed_sum" int not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`alter table "courier_shift" add constraint "courier_shift_day" unique ("courier_id", "day");`)

    this.addSql(
      `alter table "courier_shift" add constraint "courier_shift_courier_id_foreign" foreign key ("courier_id") references "courier" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "courier_shift" add constraint "courier_shift_sums_check" check (change_sum >= 0 and handed_sum >= 0);`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "courier_shift" cascade;`)
  }
}
