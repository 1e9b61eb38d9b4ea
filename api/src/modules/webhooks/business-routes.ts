import { Facets, listQuery, listRoute } from '@ostrov/shared/lists/schema'
import { webhookDeliveries } from '@ostrov/shared/webhooks/lists'
import { DeliverySchema, WebhookCheck, WebhookInput, WebhookSaved, WebhookSchema } from '@ostrov/shared/webhooks/schema'
import { Done, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import { answerDone } from '../../http/answer-done'
import type { Deps } from '../../kernel/deps'
import { countDeliveries, listDeliveries } from './read-deliveries'
import { checkWebhook, resendDelivery } from './send-by-hand'
import { changeSecret, readWebhook, saveWebhook } from './webhook-settings'

const tags = ['Webhooks']
const params = t.Object({ restaurantId: Uuid })
const ofOne = t.Object({ restaurantId: Uuid, deliveryId: Uuid })

/** A restaurant's own software: where it is told of orders, and what was sent there. */
export const webhookRoutes = (deps: Deps) => new Elysia().use(settingsRoutes(deps)).use(deliveryRoutes(deps))

const settingsRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/integrations/webhooks/restaurant/:restaurantId' })
    .use(access(deps))
    .get('', ({ em, restaurant, now }) => readWebhook(em, restaurant, now), {
      serves: { reads: 'integrations' },
      params,
      response: { 200: WebhookSchema },
      detail: { summary: 'Where events are sent; the secret is never shown again', tags },
    })
    .put(
      '',
      ({ em, body: input, by, restaurant, now }) =>
        em.transactional((tx) => saveWebhook(tx, deps.config, { by, restaurant, input, now })),
      {
        serves: { own: 'integrations' },
        params,
        body: WebhookInput,
        response: { 200: WebhookSaved },
        detail: {
          summary: 'Say where events are sent, and which',
          description: 'The first time a secret is made and shown, this once. Saving begins anew what was stopped.',
          tags,
        },
      },
    )
    .post(
      '/secret',
      ({ em, by, restaurant, now }) => em.transactional((tx) => changeSecret(tx, deps.config, { by, restaurant, now })),
      {
        serves: { own: 'integrations' },
        refuses: ['webhook.not_set'],
        params,
        response: { 200: WebhookSaved },
        detail: { summary: 'Make another secret; the one before stays good for a day beside it', tags },
      },
    )
    .post('/check', ({ em, restaurant, now }) => checkWebhook(em, deps, restaurant, now), {
      serves: { own: 'integrations' },
      refuses: ['webhook.not_set', 'request.too_often'],
      params,
      response: { 200: WebhookCheck },
      detail: { summary: 'Send a test event now, and say what was answered', tags },
    })

const deliveryRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/integrations/webhooks/restaurant/:restaurantId/deliveries' })
    .use(access(deps))
    .get('', ({ em, restaurant, query }) => listDeliveries(em, restaurant, query), {
      serves: { reads: 'integrations' },
      params,
      ...listRoute(webhookDeliveries, DeliverySchema),
      detail: { summary: 'What was sent in the last thirty days, the newest first; nothing of what was in it', tags },
    })
    .get('/facets', ({ em, restaurant, query }) => countDeliveries(em, restaurant, query), {
      serves: { reads: 'integrations' },
      params,
      query: listQuery(webhookDeliveries),
      response: { 200: Facets },
      detail: { summary: 'How many of them each choice would leave', tags },
    })
    .post(
      '/:deliveryId/resend',
      ({ em, by, params: { deliveryId: id }, restaurant, now }) =>
        answerDone(em, (tx) => resendDelivery(tx, deps, { by, restaurant, id, now })),
      {
        serves: { own: 'integrations' },
        refuses: ['webhook.delivery_not_found', 'webhook.delivery_waits', 'webhook.off', 'request.too_often'],
        params: ofOne,
        response: { 200: Done },
        detail: { summary: 'Send an event once more, under its old id', tags },
      },
    )
