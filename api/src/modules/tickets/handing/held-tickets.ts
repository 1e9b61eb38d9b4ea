import type { ListQuery } from '@ostrov/shared/lists/table'
import { receivedTickets } from '@ostrov/shared/tickets/lists'
import type { HeldTicketWire, ReceivedTicketWire, TicketWire } from '@ostrov/shared/tickets/schema'
import { readList } from '../../../db/list'
import type { Em } from '../../../db/orm'
import { moment, row, sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'
import { eventNamed, fromSession, sessionInShort } from '../buying/read-sale'
import { seatOfTicket } from '../buying/seats'
import type { CodeSigner } from '../gates/ticket-code'

/** Where a link leads, by its row. */
export type LinkTo = (transfer_id: string) => string

/** How a ticket stands to who looks at it, as the statement says it. */
export type Standing = {
  version: number
  is_mine: boolean
  gone: { id: string; name: string; at: string; is_open: boolean } | null
}

/** Of a ticket `t` of a purchase `p`: whether this person comes in by it, and whom they have handed it to last. */
export const standingOf = (user_id: string) => sql`t.version,
  (coalesce(t.holder_id, p.user_id) = ${user_id} and not exists (select from ticket_transfer x
    where x.ticket_id = t.id and x.claimed_at is null and x.withdrawn_at is null)) as is_mine,
  (select json_build_object('id', x.id, 'name', x.name, 'at', ${moment('x.created_at')}, 'is_open', x.claimed_at is null)
    from ticket_transfer x where x.ticket_id = t.id and x.from_user_id = ${user_id} and x.withdrawn_at is null
    order by x.created_at desc, x.id desc limit 1) as gone`

/** What is said of it to them: its code, or whom it went to. */
export function toldOf<Row extends Standing & { id: string; session_id: string; refunded_at: string | null }>(
  { version, is_mine, gone, session_id, ...ticket }: Row,
  { sign, linkTo }: { sign: CodeSigner; linkTo: LinkTo },
) {
  const { id, refunded_at } = ticket
  const handed: TicketWire['handed'] =
    is_mine || gone === null ? null : { name: gone.name, at: gone.at, link: gone.is_open ? linkTo(gone.id) : null }
  const signed = is_mine && refunded_at === null ? sign({ id, version, session_id }) : { code: null, short: null }
  return { ...ticket, ...signed, handed }
}

type Row = Omit<ReceivedTicketWire, 'is_mine'> & Standing & { session_id: string }

const told = (
  user_id: string,
) => sql`t.id, k.name as kind, ${seatOfTicket} as seat, k.session_id, ${moment('t.used_at')} as used_at, ${moment('t.refunded_at')} as refunded_at, ${standingOf(user_id)}, ${eventNamed},
  (select to_json(told) from (select ${sessionInShort}) told) as session`
const from = sql`ticket_transfer x join ticket t on t.id = x.ticket_id join ticket_kind k on k.id = t.kind_id
  join ticket_purchase p on p.id = t.purchase_id join (${fromSession}) on s.id = k.session_id`
/** Of each ticket the last time it came; what came back to who bought it stands among what they have bought. */
const whose = (user_id: string) => sql`x.to_user_id = ${user_id} and p.user_id is distinct from ${user_id}
  and not exists (select from ticket_transfer later where later.ticket_id = x.ticket_id and later.to_user_id = ${user_id}
    and (later.created_at, later.id) > (x.created_at, x.id))`

/** What others have handed to a person, the newest first. */
export function listReceived(em: Em, user_id: string, query: ListQuery<typeof receivedTickets>) {
  return readList<Row, typeof receivedTickets>(em, receivedTickets, query, {
    ...{ select: sql`${told(user_id)}, ${moment('x.claimed_at')} as received_at`, from, where: whose(user_id) },
    order: sql`x.created_at desc, x.id desc`,
  })
}

type Reading = { user_id: string; id: string; sign: CodeSigner; linkTo: LinkTo }
type Found = Omit<Row, 'received_at'> & { purchase_id: string | null }

/**
 * A ticket that the reader has bought or was handed, with its code while it is theirs.
 * @throws {Refusal} `ticket.not_found`
 */
export async function readTicket(em: Em, { user_id, id, ...making }: Reading): Promise<HeldTicketWire> {
  const found = await row<Found>(
    em,
    sql`select ${told(user_id)}, case when p.user_id = ${user_id} then p.id end as purchase_id
        from ticket t join ticket_kind k on k.id = t.kind_id join ticket_purchase p on p.id = t.purchase_id
          join (${fromSession}) on s.id = k.session_id
        where t.id = ${id} and (p.user_id = ${user_id}
          or exists (select from ticket_transfer x where x.ticket_id = t.id and x.to_user_id = ${user_id}))`,
  )
  if (!found) throw new Refusal('ticket.not_found')
  return { ...toldOf(found, making), is_mine: found.is_mine }
}
