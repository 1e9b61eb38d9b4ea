import { formatDate, formatTime, localParts } from '@ostrov/shared/formats/time'
import { purchasePath } from '@ostrov/shared/tickets/paths'
import { addJob, type Jobs } from '../../../db/queue'
import { moment, row, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import {
  moneyReversedLetter,
  seatsGoneLetter,
  sessionCancelledLetter,
  sessionChangedLetter,
  ticketsLetter,
  ticketsRefundedLetter,
} from '../../../services/mail/ticket-letters'
import { seatOfTicket } from './seats'

const LETTERS = {
  sold: ticketsLetter,
  failed: seatsGoneLetter,
  cancelled: sessionCancelledLetter,
  reversed: moneyReversedLetter,
}

type Told = {
  mail: string
  number: number
  total: number
  event: string
  starts_at: string
  where: string
  tickets: { kind: string; price: number }[]
}

/** Writes to who has bought tickets what became of them; nothing to who has left. Of one thing one letter. */
export async function notifyBuyer(deps: Deps, { purchase_id, what }: Jobs['ticket.tell']): Promise<void> {
  await write(deps, purchase_id, {
    ...{ letter: LETTERS[what], key: `ticket.${what}:${purchase_id}`, hasTickets: what === 'sold' },
  })
}

/** Support sends the tickets that are left once more; of one press one letter. */
export async function sendAgain(deps: Deps, { purchase_id, key }: Jobs['ticket.send_again']): Promise<void> {
  await write(deps, purchase_id, {
    ...{ letter: ticketsLetter, key: `ticket.again:${purchase_id}:${key}`, hasTickets: true, isLeft: true },
  })
}

/** Writes to who gave tickets back which they were, and what comes back. */
export async function notifyOfRefund(
  deps: Deps,
  { purchase_id, ticket_ids }: Jobs['ticket.tell_refund'],
): Promise<void> {
  const key = `ticket.refunded:${ticket_ids[0]}`
  await write(deps, purchase_id, { letter: ticketsRefundedLetter, key, only: ticket_ids })
}

/** Writes to who has bought tickets that their session has another time, place or hall, with new tickets in the file. */
export async function notifyOfChangeTo(
  deps: Deps,
  { purchase_id, former, at }: Jobs['ticket.tell_change_to'],
): Promise<void> {
  await write(deps, purchase_id, {
    letter: (facts) =>
      sessionChangedLetter({ ...facts, former_when: momentWords(former.starts_at), former_where: former.place }),
    ...{ key: `ticket.changed:${purchase_id}:${at}`, hasTickets: true, isLeft: true },
  })
}

type Written = {
  letter: typeof ticketsLetter
  key: string
  only?: readonly string[]
  hasTickets?: boolean
  isLeft?: boolean
}

async function write({ orm, config }: Deps, purchase_id: string, { letter, key, only, hasTickets, isLeft }: Written) {
  const em = orm.em.fork()
  const told = await row<Told>(
    em,
    sql`select p.mail, p.number, p.total, e.title as event, ${moment('s.starts_at')} as starts_at,
          concat_ws(', ', v.name, s.hall, c.name, v.address) as "where",
          (select coalesce(json_agg(json_build_object('kind', concat_ws(', ', k.name, ${seatOfTicket}), 'price', t.price) order by t.id), '[]')
            from ticket t join ticket_kind k on k.id = t.kind_id where t.purchase_id = p.id
              and ${only ? sql`t.id = any(${[...only]}::uuid[])` : isLeft ? sql`t.refunded_at is null` : sql`true`}) as tickets
        from ticket_purchase p join event_session s on s.id = p.session_id join event e on e.id = s.event_id
          join venue v on v.id = s.venue_id join city c on c.id = v.city_id where p.id = ${purchase_id}`,
  )
  if (!told || told.mail === '') return
  const { mail, starts_at, ...facts } = told
  const made = letter({
    ...facts,
    brand: config.brand.name,
    support_email: config.brand.supportEmail,
    when: momentWords(starts_at),
    url: config.origin + purchasePath(purchase_id),
  })
  await addJob(em, 'mail.send', { to: mail, ...made, ...(hasTickets && { tickets_of: purchase_id }) }, { key })
}

/** «28 ноября, 19:00» */
export const momentWords = (at: string) => `${formatDate(localParts(at).date)}, ${formatTime(at)}`
