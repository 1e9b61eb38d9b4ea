import { checkForm, isValid } from '@ostrov/shared/forms/form'
import { TICKET_MAIL_FORM } from '@ostrov/shared/tickets/form'
import type { WaitInputWire, WaitWire } from '@ostrov/shared/tickets/schema'
import type { Em } from '../../../db/orm'
import { addJob } from '../../../db/queue'
import { changed, moment, row, rows, sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'
import { readSale } from '../buying/read-sale'

/** Queues that one person stands in. */
const MOST_WAITS = 10

/** How many stand before `w`. */
const before = sql`(select count(*)::int from ticket_wait o where o.kind_id = w.kind_id and o.purchase_id is null
  and (o.created_at, o.id) < (w.created_at, w.id))`

type Joining = { user_id: string; input: WaitInputWire; takes_money: boolean; now: Date }

/**
 * Puts a person in the queue for tickets that are sold out; who stands there already keeps the place, with the new number and
 * mail. Call inside a transaction.
 * @throws {Refusal} `ticket.not_on_sale`, `ticket.too_many`, `ticket_wait.not_sold_out`, `ticket_wait.too_many`, `request.invalid`
 */
export async function waitForTickets(em: Em, { user_id, input, takes_money, now }: Joining): Promise<WaitWire> {
  const mail = input.mail.trim()
  const errors = checkForm(TICKET_MAIL_FORM, { mail })
  if (!isValid(errors)) throw new Refusal('request.invalid', { errors })
  await demandSoldOut(em, { user_id, input, takes_money, now })
  const others = await rows(
    em,
    sql`select from ticket_wait where user_id = ${user_id} and purchase_id is null and kind_id <> ${input.kind_id}
        limit ${sql.lit(MOST_WAITS)}`,
  )
  if (others.length >= MOST_WAITS) throw new Refusal('ticket_wait.too_many')
  await changed(
    em,
    sql`insert into ticket_wait (kind_id, user_id, count, mail, created_at)
        values (${input.kind_id}, ${user_id}, ${input.count}, ${mail}, ${now})
        on conflict (kind_id, user_id) where purchase_id is null do update set count = excluded.count, mail = excluded.mail`,
  )
  // Seats that are held now come free by their moment alone: somebody has to look then.
  await addJob(em, 'ticket.offer', { kind_id: input.kind_id })
  const [made] = await readWaits(em, { user_id, session_id: input.session_id, kind_id: input.kind_id })
  if (!made) throw new Error('The wait was not written')
  return made
}

async function demandSoldOut(em: Em, { user_id, input, takes_money, now }: Joining) {
  const sale = await readSale(em, input.session_id, { user_id, code: null, takes_money, now })
  const kind = sale.kinds.find(({ id }) => id === input.kind_id)
  if (!kind || kind.state === 'over' || kind.state === 'not_yet') throw new Refusal('ticket.not_on_sale')
  if (kind.state === 'on_sale') throw new Refusal('ticket_wait.not_sold_out')
  if (input.count > kind.can_wait) throw new Refusal('ticket.too_many')
}

/** The queues of a session that a person stands in. */
export function readWaits(em: Em, asked: { user_id: string; session_id: string; kind_id?: string }) {
  const { user_id, session_id, kind_id } = asked
  return rows<WaitWire>(
    em,
    sql`select w.id, w.kind_id, w.count, ${moment('w.created_at')} as created_at, ${before} as before
        from ticket_wait w join ticket_kind k on k.id = w.kind_id
        where w.user_id = ${user_id} and w.purchase_id is null and k.session_id = ${session_id}
          and ${kind_id === undefined ? sql`true` : sql`w.kind_id = ${kind_id}`}
        order by w.created_at, w.id limit 50`,
  )
}

/**
 * A person leaves the queue; what was offered already stays a purchase. Call inside a transaction.
 * @throws {Refusal} `ticket_wait.not_found`, also of who has left already
 */
export async function leaveWait(em: Em, { user_id, id }: { user_id: string; id: string }) {
  const left = await row<{ kind_id: string }>(
    em,
    sql`delete from ticket_wait where id = ${id} and user_id = ${user_id} and purchase_id is null returning kind_id`,
  )
  if (!left) throw new Refusal('ticket_wait.not_found')
  // Whoever stood behind may be the next.
  await addJob(em, 'ticket.offer', { kind_id: left.kind_id })
}
