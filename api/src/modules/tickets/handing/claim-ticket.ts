import type { OfferWire } from '@ostrov/shared/tickets/schema'
import type { Em } from '../../../db/orm'
import { addJob } from '../../../db/queue'
import { changed, row, sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'
import { eventNamed, fromSession, sessionInShort } from '../buying/read-sale'
import { seatOfTicket } from '../buying/seats'
import { transferOf } from './transfer-token'

type Asked = { token: string; secretsKey: string }

/** Of a transfer `x` of ticket `t`, session `s`: somebody may still take it. */
const isOpen = sql`(x.claimed_at is null and x.withdrawn_at is null and t.refunded_at is null and t.used_at is null
  and s.state <> 'cancelled')`

/** What a link offers. @throws {Refusal} `ticket_transfer.not_found` of a link that is none of ours */
export async function readOffer(em: Em, { token, secretsKey }: Asked): Promise<OfferWire> {
  const found = await row<OfferWire>(
    em,
    sql`select x.name, (select split_part(u.name, ' ', 1) from "user" u where u.id = x.from_user_id) as "from",
          k.name as kind, ${seatOfTicket} as seat, ${isOpen} as is_open, ${eventNamed},
          (select to_json(told) from (select ${sessionInShort}) told) as session
        from ticket_transfer x join ticket t on t.id = x.ticket_id join ticket_kind k on k.id = t.kind_id
          join (${fromSession}) on s.id = k.session_id
        where x.id = ${demandOurs({ token, secretsKey })}`,
  )
  if (!found) throw new Refusal('ticket_transfer.not_found')
  return found
}

type Claim = Asked & { user_id: string; now: Date }
type Offered = {
  ticket_id: string
  giver_id: string | null
  to_user_id: string | null
  payer_id: string | null
  is_open: boolean
}

/**
 * Whoever opens the link first has the ticket; for them a repeated press is harmless. Call inside a transaction.
 * @returns the ticket
 * @throws {Refusal} `ticket_transfer.not_found`, `ticket_transfer.over`, `ticket.recipient_self`
 */
export async function claimTicket(em: Em, { token, secretsKey, user_id, now }: Claim): Promise<string> {
  const id = demandOurs({ token, secretsKey })
  await row(em, sql`select from ticket where id = (select ticket_id from ticket_transfer where id = ${id}) for update`)
  const offered = await row<Offered>(
    em,
    sql`select x.ticket_id, x.from_user_id as giver_id, x.to_user_id, p.user_id as payer_id, ${isOpen} as is_open
        from ticket_transfer x join ticket t on t.id = x.ticket_id join ticket_purchase p on p.id = t.purchase_id
          join event_session s on s.id = p.session_id
        where x.id = ${id}`,
  )
  if (!offered) throw new Refusal('ticket_transfer.not_found')
  const { ticket_id, giver_id, to_user_id, payer_id, is_open } = offered
  if (to_user_id === user_id) return ticket_id
  if (!is_open) throw new Refusal('ticket_transfer.over')
  if (giver_id === user_id) throw new Refusal('ticket.recipient_self')
  await changed(
    em,
    sql`update ticket_transfer set to_user_id = ${user_id}, claimed_at = ${now} where id = ${id} and claimed_at is null`,
  )
  const holder_id = user_id === payer_id ? null : user_id
  await changed(em, sql`update ticket set holder_id = ${holder_id} where id = ${ticket_id}`)
  if (giver_id !== null) await addJob(em, 'ticket.tell_holder', { ticket_id, user_id: giver_id, what: 'claimed' })
  return ticket_id
}

function demandOurs({ token, secretsKey }: Asked): string {
  const id = transferOf(secretsKey, token)
  if (id === null) throw new Refusal('ticket_transfer.not_found')
  return id
}
