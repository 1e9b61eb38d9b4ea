import { readAddress } from '@ostrov/shared/lists/address'
import { loginPath } from '@ostrov/shared/paths'
import { receivedTickets } from '@ostrov/shared/tickets/lists'
import {
  claimTicketPath,
  HANDED_PARAMETER,
  handTicketPath,
  purchasePath,
  RECEIVED_TICKETS,
  receivedTicketPath,
} from '@ostrov/shared/tickets/paths'
import type { HeldTicketWire, OfferWire } from '@ostrov/shared/tickets/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { askOrNull } from '@ostrov/shared/wire/nowhere'
import { isUuid } from '@ostrov/shared/wire/uuid'
import { personOf, refusalOf, textOf, type Visit } from '../../visit'

/** Where a ticket is seen by who has it: among what they bought, or what others have given them. */
export const ticketPath = ({ id, purchase_id }: Pick<HeldTicketWire, 'id' | 'purchase_id'>) =>
  purchase_id === null ? receivedTicketPath(id) : purchasePath(purchase_id)

/** What others have handed to a person: the list to draw, or the way on. */
export async function receivedBy(visit: Visit) {
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: RECEIVED_TICKETS }))
  const query = readAddress(receivedTickets, visit.params)
  return { query, list: await ask(visit.api.user.tickets.get({ query })) }
}

/** One ticket, read by who has it: the page to draw, the way on, or null where there is none. */
export async function heldTicket(visit: Visit, id: string): Promise<HeldTicketWire | Response | null> {
  if (!isUuid(id)) return null
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: receivedTicketPath(id) }))
  return askOrNull(visit.api.user.tickets({ id }).get())
}

export type HandView = {
  ticket: HeldTicketWire
  phone: string
  name: string
  errors: { phone?: string; name?: string }
  refusal: string | null
}

/** Handing a ticket over by a form: the page to draw, the way on, or null where there is none. */
export async function handTicket(visit: Visit, id: string): Promise<HandView | Response | null> {
  if (!isUuid(id)) return null
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: handTicketPath(id) }))
  const form = await visit.form()
  const [phone, name] = [form ? textOf(form, 'phone') : '', form ? textOf(form, 'name') : '']
  const tried = form && (await hand(visit, id, { act: textOf(form, 'act'), phone, name }))
  const ticket = await askOrNull(visit.api.user.tickets({ id }).get())
  if (!ticket) return null
  if (tried === 'done') return visit.leave(`${ticketPath(ticket)}?${HANDED_PARAMETER}`)
  return { ticket, phone, name, errors: {}, refusal: null, ...tried }
}

type Pressed = { act: string; phone: string; name: string }

async function hand({ api }: Visit, id: string, { act, phone, name }: Pressed) {
  const one = api.user.tickets({ id })
  try {
    if (act === 'phone') {
      await ask(one.hand_over.post({ phone }))
      return 'done' as const
    }
    if (act === 'link') await ask(one.link.post({ name }))
    if (act === 'withdraw') await ask(one.link.delete())
    return null
  } catch (problem) {
    const { message, errors } = refusalOf(problem)
    if (act === 'phone' && !errors.phone) return { errors: { phone: message } }
    return errors.phone || errors.name ? { errors } : { refusal: message }
  }
}

export type ClaimView = { offer: OfferWire; refusal: string | null }

/** A link by which a ticket is given: the page to draw, the way on, or null of a link that is none of ours. */
export async function claimByLink(visit: Visit, token: string): Promise<ClaimView | Response | null> {
  const offer = await askOrNull(visit.api.ticket_transfers({ token }).get())
  if (!offer) return null
  const form = await visit.form()
  if (!form) return { offer, refusal: null }
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: claimTicketPath(token) }))
  try {
    const { ticket_id } = await ask(visit.api.user.ticket_transfers({ token }).post())
    return visit.leave(ticketPath(await ask(visit.api.user.tickets({ id: ticket_id }).get())))
  } catch (problem) {
    return { offer, refusal: refusalOf(problem).message }
  }
}
