import { Facets, listQuery, listRoute } from '@ostrov/shared/lists/schema'
import { messageDesk, messagesOfCustomer } from '@ostrov/shared/messages/lists'
import { MessageSchema } from '@ostrov/shared/messages/schema'
import { Done, IntegerInAddress, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import { answerDone } from '../../http/answer-done'
import type { Deps } from '../../kernel/deps'
import { countMessages, listMessages, messagesAbout, messagesTo, resendMessage } from './read-messages'

const tags = ['Messages']
const params = t.Object({ id: Uuid })

/** What the house has sent, and what became of it. */
export const messageAdminRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/admin/messages' })
    .use(access(deps))
    .get('', ({ em, admin, query }) => listMessages(em, admin.role, query), {
      admin: 'messages',
      ...listRoute(messageDesk, MessageSchema),
      detail: { summary: 'SMS, letters and notices of ninety days, the newest first; never what was in them', tags },
    })
    .get('/facets', ({ em, admin, query }) => countMessages(em, admin.role, query), {
      admin: 'messages',
      query: listQuery(messageDesk),
      response: { 200: Facets },
      detail: { summary: 'How many of them each choice would leave', tags },
    })
    .get('/of_customer/:id', ({ em, admin, params: { id }, query }) => messagesTo(em, admin.role, id, query), {
      admin: 'messages',
      params,
      ...listRoute(messagesOfCustomer, MessageSchema),
      detail: { summary: 'What a customer was sent', tags },
    })
    .get('/of_order/:order_id', ({ em, admin, params: { order_id } }) => messagesAbout(em, admin.role, order_id), {
      admin: 'messages',
      params: t.Object({ order_id: IntegerInAddress({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
      response: { 200: t.Array(MessageSchema) },
      detail: { summary: 'What was sent of an order, the newest hundred', tags },
    })
    .put(
      '/:id/resend',
      ({ em, by, params: { id }, now }) => answerDone(em, (tx) => resendMessage(tx, { by, id, now })),
      {
        admin: 'messages',
        refuses: ['message.not_found', 'message.not_kept'],
        params,
        response: { 200: Done },
        detail: { summary: 'Send what waits or could not be sent now; never what signs somebody in', tags },
      },
    )
