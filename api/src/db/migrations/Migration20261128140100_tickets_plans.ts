import { Migration } from '@mikro-orm/migrations'

export class Migration20261128140100_tickets_plans extends Migration {
  override name = 'Migration20261128140100_tickets_plans'

  override up(): void | Promise<void> {
    this.addSql(`alter table "event_session" add "replanned_at" timestamptz null;`)

    // What a session costs follows from the kinds of its tickets.
    this.addSql(`update "event_session" s set is_free = k.most = 0, price_from = k.least, price_to = case when k.most > 0 then k.most end
      from (select session_id, min(price) filter (where price > 0) as least, max(price) as most from "ticket_kind"
        where access_code is null group by session_id) k where k.session_id = s.id;`)
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "event_session" drop column "replanned_at";`)
  }
}
