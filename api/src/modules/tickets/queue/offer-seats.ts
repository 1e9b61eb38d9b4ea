import { OFFER_MINUTES } from '@ostrov/shared/tickets/rules'
import type { Em } from '../../../db/orm'
import { addJob } from '../../../db/queue'
import { changed, row, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import { insertPurchase } from '../buying/insert-purchase'
import { claimSeats, isFree, takenBy } from '../buying/seats'
import { sellTickets } from '../buying/sell-tickets'
import { lookAt } from './look-at-queue'

/** Offers of one run; the next run goes on. */
const AT_ONCE = 100

type Next = {
  id: string
  user_id: string
  count: number
  mail: string
  session_id: string
  name: string
  price: number
}

/** How many one who waits may still have: some may have been bought since. */
const mayHave = (now: Date) => sql`k.per_person - ${takenBy(sql`w.user_id`, now)}`

/**
 * Offers free seats of a kind to who waits for them, in the order of their coming, no more than one person may have; who wants more
 * than there are is passed over until there are as many, and who has got all that one may have waits no more. While somebody waits, it looks again when the next hold runs out. Harmless when repeated.
 */
export async function offerSeats({ orm, now }: Deps, kind_id: string): Promise<void> {
  const em = orm.em.fork()
  // Whatever runs out while this runs is later than this moment, so it is looked at again.
  const at = now()
  for (let offered = 0; offered < AT_ONCE; offered += 1) {
    if (!(await em.fork().transactional((tx) => offerNext(tx, kind_id, at)))) break
  }
  await lookAgain(em, kind_id, at)
}

async function offerNext(em: Em, kind_id: string, now: Date): Promise<boolean> {
  // Two runs for one kind go one after the other: nobody is offered twice, and the order holds.
  await row(em, sql`select from ticket_kind where id = ${kind_id} for no key update`)
  await changed(
    em,
    sql`delete from ticket_wait w using ticket_kind k where k.id = w.kind_id and w.kind_id = ${kind_id} and w.purchase_id is null
          and ${mayHave(now)} <= 0`,
  )
  const wanted = sql`least(w.count, ${mayHave(now)})`
  const next = await row<Next>(
    em,
    sql`select w.id, w.user_id, ${wanted} as count, w.mail, k.session_id, k.name, k.price
        from ticket_wait w join ticket_kind k on k.id = w.kind_id join event_session s on s.id = k.session_id
        where w.kind_id = ${kind_id} and w.purchase_id is null and s.state <> 'cancelled' and s.starts_at > ${now}::timestamptz
          and (k.sale_to is null or k.sale_to > ${now}::timestamptz)
          and ${wanted} <= (select count(*) from ticket_seat s where s.kind_id = ${kind_id} and ${isFree(now)})
        order by w.created_at, w.id limit 1 for update of w`,
  )
  if (!next) return false
  const { id, user_id, count, mail, session_id, name, price } = next
  const held_until = new Date(now.getTime() + OFFER_MINUTES * 60_000)
  const lines = [{ kind_id, name, price, count }]
  const purchase_id = await insertPurchase(em, {
    user_id,
    session_id,
    mail,
    lines,
    total: price * count,
    held_until,
    now,
  })
  // Somebody was quicker: the run that follows their leaving or the end of their hold looks again.
  if (!(await claimSeats(em, { purchase_id, kind_id, count, held_until, now }))) {
    await changed(
      em,
      sql`update ticket_seat set purchase_id = null, held_until = null where purchase_id = ${purchase_id}`,
    )
    await changed(em, sql`delete from ticket_purchase where id = ${purchase_id}`)
    return false
  }
  await changed(em, sql`update ticket_wait set purchase_id = ${purchase_id} where id = ${id}`)
  // Nothing is owed for free ones, so nothing is to be decided.
  if (price === 0) await sellTickets(em, purchase_id, now)
  await addJob(em, 'ticket.tell_offer', { purchase_id })
  return true
}

async function lookAgain(em: Em, kind_id: string, now: Date) {
  const next = await row<{ at: string }>(
    em,
    sql`select min(s.held_until)::text as at from ticket_seat s where s.kind_id = ${kind_id} and not s.is_sold
          and s.held_until > ${now}::timestamptz
          and exists (select from ticket_wait w where w.kind_id = s.kind_id and w.purchase_id is null)
        having min(s.held_until) is not null`,
  )
  if (next) await lookAt(em, kind_id, new Date(next.at))
}
