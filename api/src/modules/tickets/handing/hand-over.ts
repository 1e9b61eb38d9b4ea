import { normalizePhone } from '@ostrov/shared/formats/phone'
import { checkForm, isValid } from '@ostrov/shared/forms/form'
import { TICKET_HAND_FORM, TICKET_LINK_FORM } from '@ostrov/shared/tickets/form'
import type { Em } from '../../../db/orm'
import { addJob } from '../../../db/queue'
import { changed, row, sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'

/** Nobody hands one ticket around for ever. */
const MOST_VERSIONS = 50

type Handing = { user_id: string; id: string; now: Date }
type Held = {
  holder_id: string | null
  payer_id: string | null
  version: number
  is_fixed: boolean
  /** The link that is open, and who has given it. */
  open_id: string | null
  open_name: string | null
}

/**
 * Hands a ticket to somebody of the portal: the same row with a new version of its code, so the code that was shown before dies
 * at once. Handing to who has it already from this person is harmless. Call inside a transaction.
 * @throws {Refusal} `ticket.not_found`, `ticket.fixed`, `ticket.offered`, `ticket.recipient_unknown`, `ticket.recipient_self`,
 * `ticket.handed_too_often`, `request.invalid`
 */
export async function handOver(em: Em, { user_id, id, phone, now }: Handing & { phone: string }): Promise<void> {
  const errors = checkForm(TICKET_HAND_FORM, { phone })
  const wanted = normalizePhone(phone)
  if (!isValid(errors) || wanted === null) throw new Refusal('request.invalid', { errors })
  const held = await lockTicket(em, id)
  const person = await row<{ id: string }>(
    em,
    sql`select id from "user" where phone = ${wanted} and deleted_at is null for key share`,
  )
  // The same press again: what was wanted is done.
  if (person && holderOf(held) === person.id && (await wasGiven(em, { id, from: user_id, to: person.id }))) return
  demandOwn(held, user_id)
  if (held.open_id !== null) throw new Refusal('ticket.offered')
  if (!person) throw new Refusal('ticket.recipient_unknown')
  if (person.id === user_id) throw new Refusal('ticket.recipient_self')
  await changed(
    em,
    sql`insert into ticket_transfer (ticket_id, from_user_id, to_user_id, name, created_at, claimed_at)
        values (${id}, ${user_id}, ${person.id}, ${`номер …${wanted.slice(-4)}`}, ${now}, ${now})`,
  )
  await renew(em, { id, holder_id: person.id === held.payer_id ? null : person.id })
  await addJob(em, 'ticket.tell_holder', { ticket_id: id, user_id: person.id, what: 'received' })
}

/**
 * Offers a ticket to whoever opens the link. Its code dies at once; until somebody takes it the ticket waits. The same name
 * again is the same link. Call inside a transaction.
 * @returns the link's row
 * @throws {Refusal} `ticket.not_found`, `ticket.fixed`, `ticket.offered`, `ticket.handed_too_often`, `request.invalid`
 */
export async function offerTicket(em: Em, { user_id, id, name, now }: Handing & { name: string }): Promise<string> {
  const said = name.trim()
  const errors = checkForm(TICKET_LINK_FORM, { name: said })
  if (!isValid(errors)) throw new Refusal('request.invalid', { errors })
  const held = await lockTicket(em, id)
  demandOwn(held, user_id)
  if (held.open_id !== null && held.open_name === said) return held.open_id
  if (held.open_id !== null) throw new Refusal('ticket.offered')
  const made = await row<{ id: string }>(
    em,
    sql`insert into ticket_transfer (ticket_id, from_user_id, name, created_at)
        values (${id}, ${user_id}, ${said}, ${now}) returning id`,
  )
  if (!made) throw new Error('The transfer was not written')
  await renew(em, { id, holder_id: held.holder_id })
  return made.id
}

/**
 * Whoever gave a link takes the ticket back before somebody has it. Harmless when repeated. Call inside a transaction.
 * @throws {Refusal} `ticket.not_found`
 */
export async function takeBack(em: Em, { user_id, id, now }: Handing): Promise<void> {
  const held = await lockTicket(em, id)
  if (holderOf(held) !== user_id) throw new Refusal('ticket.not_found')
  await changed(
    em,
    sql`update ticket_transfer set withdrawn_at = ${now}
        where ticket_id = ${id} and claimed_at is null and withdrawn_at is null`,
  )
}

const holderOf = ({ holder_id, payer_id }: Held) => holder_id ?? payer_id

function demandOwn(held: Held, user_id: string) {
  if (holderOf(held) !== user_id) throw new Refusal('ticket.not_found')
  if (held.is_fixed) throw new Refusal('ticket.fixed')
  if (held.version >= MOST_VERSIONS) throw new Refusal('ticket.handed_too_often')
}

/** The ticket, which stays as it is until the transaction ends. @throws {Refusal} `ticket.not_found` */
async function lockTicket(em: Em, id: string): Promise<Held> {
  await row(em, sql`select from ticket where id = ${id} for update`)
  const held = await row<Held>(
    em,
    sql`select t.holder_id, p.user_id as payer_id, t.version, x.id as open_id, x.name as open_name,
          t.used_at is not null or t.refunded_at is not null or s.state = 'cancelled' as is_fixed
        from ticket t join ticket_purchase p on p.id = t.purchase_id join event_session s on s.id = p.session_id
          left join ticket_transfer x on x.ticket_id = t.id and x.claimed_at is null and x.withdrawn_at is null
        where t.id = ${id}`,
  )
  if (!held) throw new Refusal('ticket.not_found')
  return held
}

async function wasGiven(em: Em, { id, from, to }: { id: string; from: string; to: string }): Promise<boolean> {
  const last = await row<{ is_same: boolean }>(
    em,
    sql`select x.from_user_id = ${from} and x.to_user_id = ${to} as is_same from ticket_transfer x
        where x.ticket_id = ${id} and x.withdrawn_at is null order by x.created_at desc, x.id desc limit 1`,
  )
  return last?.is_same ?? false
}

/** Whatever code was shown before says nothing any more. */
async function renew(em: Em, { id, holder_id }: { id: string; holder_id: string | null }) {
  await changed(em, sql`update ticket set holder_id = ${holder_id}, version = version + 1 where id = ${id}`)
}
