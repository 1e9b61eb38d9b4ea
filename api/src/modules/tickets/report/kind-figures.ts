import { sql } from '../../../db/sql'

/** Of kind `k`: how many there are, what became of them, and what they have brought. */
export const kindFigures = sql`k.seats as stock,
  (select count(*)::int from ticket_seat t where t.kind_id = k.id and t.is_sold) as sold,
  (select count(*)::int from ticket_seat t where t.kind_id = k.id and not t.is_sold and t.held_until > now()) as held,
  (select count(*)::int from ticket t where t.kind_id = k.id and t.refunded_at is not null) as refunded,
  (select count(*)::int from ticket t where t.kind_id = k.id and t.used_at is not null) as passed,
  (select coalesce(sum(t.price), 0)::int from ticket t where t.kind_id = k.id and t.refunded_at is null) as revenue`
