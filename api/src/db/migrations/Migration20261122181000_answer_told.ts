import { Migration } from '@mikro-orm/migrations'

/** Answers that are there are no news. */
export class Migration20261122181000_answer_told extends Migration {
  override name = 'Migration20261122181000_answer_told'

  override up(): void | Promise<void> {
    this.addSql(`alter table "review" add "answer_told_at" timestamptz null;`)
    this.addSql(
      `update "review" set "answer_told_at" = "restaurant_answer_at" where "restaurant_answer_at" is not null;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "review" drop column "answer_told_at";`)
  }
}
