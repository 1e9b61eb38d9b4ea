import { Migration } from '@mikro-orm/migrations'

/** Every restaurant is mailed its week until it says otherwise. */
export class Migration20261122163700_weekly_letter extends Migration {
  override name = 'Migration20261122163700_weekly_letter'

  override up(): void | Promise<void> {
    this.addSql(
      `update "restaurant" set "notification_config" = jsonb_set("notification_config", '{events,weekly}', '["mail"]') where not "notification_config"->'events' ? 'weekly';`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`update "restaurant" set "notification_config" = "notification_config" #- '{events,weekly}';`)
  }
}
