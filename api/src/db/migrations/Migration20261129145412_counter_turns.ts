import { Migration } from '@mikro-orm/migrations'

export class Migration20261129145412_counter_turns extends Migration {
  override name = 'Migration20261129145412_counter_turns'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "counter_turn" ("account" text not null, "asked" timestamptz[] not null, primary key ("account"));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "counter_turn" cascade;`)
  }
}
