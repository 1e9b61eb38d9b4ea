import { Migration } from '@mikro-orm/migrations'

/** Databases of before the base have sums of days. */
export class Migration20261128210800_days_not_summed extends Migration {
  override name = 'Migration20261128210800_days_not_summed'

  override up(): void | Promise<void> {
    this.addSql('drop trigger if exists "marks_days" on "order_figure";')
    this.addSql('drop function if exists "order_figure_marks_days_fn"();')
    this.addSql(
      'drop table if exists "order_day", "order_day_mark", "order_day_pace", "order_day_people", "order_day_place", "order_day_sum";',
    )
  }
}
