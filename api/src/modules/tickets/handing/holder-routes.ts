import { listRoute } from '@ostrov/shared/lists/schema'
import { receivedTickets } from '@ostrov/shared/tickets/lists'
import {
  Claimed,
  HandInput,
  HeldTicket,
  LinkInput,
  OfferSchema,
  ReceivedTicket,
  TransferToken,
} from '@ostrov/shared/tickets/schema'
import { Done, done, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../../http/access'
import { answerDone } from '../../../http/answer-done'
import type { Deps } from '../../../kernel/deps'
import { createLimits } from '../../../kernel/limits'
import { heldTicketFile } from '../ticket-pdf'
import { waysOf } from '../ways'
import { claimTicket, readOffer } from './claim-ticket'
import { handOver, offerTicket, takeBack } from './hand-over'
import { listReceived, readTicket } from './held-tickets'

const tags = ['Tickets']
const one = t.Object({ id: Uuid })
const linked = t.Object({ token: TransferToken })
const HANDING = [
  'ticket.not_found',
  'ticket.fixed',
  'ticket.offered',
  'ticket.handed_too_often',
  'request.too_often',
] as const

/** Tickets that go from one person to another. */
export function ticketHolderRoutes(deps: Deps) {
  const { secretsKey } = deps.config
  const ways = waysOf(deps.config)
  const limits = createLimits(deps)
  return new Elysia()
    .use(access(deps))
    .get('/user/tickets', ({ em, customer, query }) => listReceived(em, customer.id, query), {
      customer: 'reads',
      ...listRoute(receivedTickets, ReceivedTicket),
      detail: { summary: 'Tickets that others have handed to the reader, the newest first', tags },
    })
    .get(
      '/user/tickets/:id',
      ({ em, customer, params }) => readTicket(em, { user_id: customer.id, id: params.id, ...ways }),
      {
        customer: 'reads',
        refuses: ['ticket.not_found'],
        params: one,
        response: { 200: HeldTicket },
        detail: {
          summary: 'A ticket that the reader has bought or was handed, with its code while it is theirs',
          tags,
        },
      },
    )
    .get(
      '/user/tickets/:id/pdf',
      async ({ em, customer, params }) =>
        heldTicketFile(await readTicket(em, { user_id: customer.id, id: params.id, ...ways })),
      {
        customer: 'reads',
        refuses: ['ticket.not_found', 'ticket.none_valid'],
        params: one,
        detail: { summary: 'A ticket that its reader comes in by, to print', tags },
      },
    )
    .post(
      '/user/tickets/:id/hand_over',
      async ({ em, customer, params, body, now }) => {
        // Each press tells whether somebody has this phone: nobody may ask about many.
        await limits.consume('ticket_recipients', customer.id)
        await em.transactional((tx) => handOver(tx, { user_id: customer.id, id: params.id, ...body, now }))
        return done
      },
      {
        customer: 'own',
        refuses: [...HANDING, 'ticket.recipient_unknown', 'ticket.recipient_self'],
        params: one,
        body: HandInput,
        response: { 200: Done },
        detail: { summary: 'Hand a ticket to a person of the portal: its former code dies at once', tags },
      },
    )
    .post(
      '/user/tickets/:id/link',
      async ({ em, customer, params, body, now }) => {
        const { id } = params
        const made = await em.transactional((tx) => offerTicket(tx, { user_id: customer.id, id, ...body, now }))
        return { link: ways.linkTo(made) }
      },
      {
        customer: 'own',
        refuses: HANDING,
        params: one,
        body: LinkInput,
        response: { 200: t.Object({ link: t.String() }) },
        detail: { summary: 'Hand a ticket to whoever opens a link first: its former code dies at once', tags },
      },
    )
    .delete(
      '/user/tickets/:id/link',
      ({ em, customer, params, now }) =>
        answerDone(em, (tx) => takeBack(tx, { user_id: customer.id, id: params.id, now })),
      {
        customer: 'own',
        refuses: ['ticket.not_found'],
        params: one,
        response: { 200: Done },
        detail: { summary: 'Withdraw the link before somebody has taken the ticket', tags },
      },
    )
    .get('/ticket_transfers/:token', ({ em, params }) => readOffer(em, { token: params.token, secretsKey }), {
      open: true,
      refuses: ['ticket_transfer.not_found'],
      params: linked,
      response: { 200: OfferSchema },
      detail: { summary: 'What a link offers', tags },
    })
    .post(
      '/user/ticket_transfers/:token',
      async ({ em, customer, params, now }) => ({
        ticket_id: await em.transactional((tx) =>
          claimTicket(tx, { token: params.token, secretsKey, user_id: customer.id, now }),
        ),
      }),
      {
        customer: 'writes',
        refuses: ['ticket_transfer.not_found', 'ticket_transfer.over', 'ticket.recipient_self'],
        params: linked,
        response: { 200: Claimed },
        detail: { summary: 'Take the ticket that a link offers', tags },
      },
    )
}
