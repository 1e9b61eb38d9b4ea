import { WaitInput, WaitSchema } from '@ostrov/shared/tickets/schema'
import { Done, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../../http/access'
import { answerDone } from '../../../http/answer-done'
import type { Deps } from '../../../kernel/deps'
import { takesMoney } from '../../../kernel/offered'
import { leaveWait, readWaits, waitForTickets } from './wait-for-tickets'

const tags = ['Tickets']
const one = t.Object({ id: Uuid })

/** The queue for tickets that are sold out. */
export const ticketWaitRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get(
      '/user/event_sessions/:id/waits',
      async ({ em, customer, params }) => ({
        items: await readWaits(em, { user_id: customer.id, session_id: params.id }),
      }),
      {
        customer: 'reads',
        params: one,
        response: { 200: t.Object({ items: t.Array(WaitSchema, { description: 'Fifty at most.' }) }) },
        detail: { summary: 'The queues of a session that the reader stands in', tags },
      },
    )
    .post(
      '/user/ticket_waits',
      ({ em, customer, body, now }) =>
        em.transactional((tx) =>
          waitForTickets(tx, { user_id: customer.id, input: body, takes_money: takesMoney(deps.config), now }),
        ),
      {
        customer: 'writes',
        refuses: [
          ...(['event_session.not_found', 'ticket.not_on_sale', 'ticket.too_many'] as const),
          ...(['ticket_wait.not_sold_out', 'ticket_wait.too_many', 'request.invalid'] as const),
        ],
        body: WaitInput,
        response: { 200: WaitSchema },
        detail: { summary: 'Stand in the queue for tickets that are sold out, several together or none', tags },
      },
    )
    .delete(
      '/user/ticket_waits/:id',
      ({ em, customer, params }) => answerDone(em, (tx) => leaveWait(tx, { user_id: customer.id, id: params.id })),
      {
        customer: 'writes',
        refuses: ['ticket_wait.not_found'],
        params: one,
        response: { 200: Done },
        detail: { summary: 'Leave the queue', tags },
      },
    )
