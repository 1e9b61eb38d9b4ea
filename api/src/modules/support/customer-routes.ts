import { listRoute } from '@ostrov/shared/lists/schema'
import { ownSupportList } from '@ostrov/shared/support/lists'
import {
  OwnSupport,
  SupportInput,
  SupportMessageInput,
  SupportSchema,
  SupportTaken,
} from '@ostrov/shared/support/schema'
import { Repeatable, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import { clientNetwork } from '../../http/counted'
import type { Deps } from '../../kernel/deps'
import { answerOnce } from '../../kernel/idempotency'
import { createLimits } from '../../kernel/limits'
import { listOwnSupport, openOwnSupport, readOwnSupport } from './read-support'
import { addToSupport, writeSupport } from './write-support'

const tags = ['Support']
const params = t.Object({ id: Uuid })

/** What people write to support, and read of it. */
export const supportRoutes = (deps: Deps) => new Elysia().use(writingRoute(deps)).use(ownRoutes(deps))

const writingRoute = (deps: Deps) => {
  const limits = createLimits(deps)
  return new Elysia().use(access(deps)).post(
    '/support',
    ({ em, customer, headers, body, request, now }) => {
      const address = clientNetwork(request)
      const scope = customer ? `customer:${customer.id}` : `guest:${address ?? ''}`
      return answerOnce(em, { scope, key: headers['idempotency-key'], route: 'support.write', body }, async (tx) => {
        const taken = await writeSupport(tx, { customer, input: body, now })
        if (address) await limits.consume('support_address', address)
        if (customer || address) await limits.consume('support', scope)
        return taken
      })
    },
    {
      guest: 'writes',
      headers: Repeatable,
      refuses: [
        ...(['order.not_found', 'ad.not_found', 'image.not_found', 'request.invalid'] as const),
        ...(['request.key_reused', 'request.too_often'] as const),
      ],
      body: SupportInput,
      response: { 200: SupportTaken },
      detail: { summary: 'Write to support, also without an account', tags },
    },
  )
}

const ownRoutes = (deps: Deps) => {
  const limits = createLimits(deps)
  return new Elysia({ prefix: '/user/support' })
    .use(access(deps))
    .get('', ({ em, customer, query }) => listOwnSupport(em, customer, query), {
      customer: 'reads',
      ...listRoute(ownSupportList, OwnSupport),
      detail: { summary: 'What I have written to support, the newest first', tags },
    })
    .get(
      '/:id',
      ({ em, customer, by, params: { id } }) => em.transactional((tx) => openOwnSupport(tx, id, { customer, by })),
      {
        customer: 'reads',
        refuses: ['support_request.not_found'],
        params,
        response: { 200: SupportSchema },
        detail: { summary: 'Open a request of mine: what was new of it is so no more', tags },
      },
    )
    .post(
      '/:id/messages',
      ({ em, customer, params: { id }, headers, body, now }) =>
        answerOnce(
          em,
          { scope: `customer:${customer.id}`, key: headers['idempotency-key'], route: `support.add.${id}`, body },
          async (tx) => {
            await addToSupport(tx, id, body.text, { customer, now })
            await limits.consume('support_messages', customer.id)
            return readOwnSupport(tx, id, customer)
          },
        ),
      {
        customer: 'writes',
        headers: Repeatable,
        refuses: [
          ...(['support_request.not_found', 'support_request.closed', 'support_request.too_many_messages'] as const),
          ...(['request.key_reused', 'request.too_often'] as const),
        ],
        params,
        body: SupportMessageInput,
        response: { 200: SupportSchema },
        detail: { summary: 'Add to a request of mine', tags },
      },
    )
}
