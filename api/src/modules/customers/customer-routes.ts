import { OwnProfileSchema, PushSubscriptionInput, UserInput } from '@ostrov/shared/customers/schema'
import { NoticesInput, NoticesSchema } from '@ostrov/shared/notices/schema'
import { Done, done } from '@ostrov/shared/wire/schema'
import { Elysia } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { createLimits } from '../../kernel/limits'
import { ownProfile } from './customer-profile'
import { readNotices, saveNotices } from './notices'
import { saveProfile } from './save-profile'
import { endSubscriptions, saveSubscription } from './save-subscription'

const tags = ['Accounts']

export const customerRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get('/user', ({ em, customer }) => ownProfile(em, customer), {
      customer: 'reads',
      response: { 200: OwnProfileSchema },
      detail: { summary: 'My profile', tags },
    })
    .put(
      '/user',
      async ({ em, customer, body }) => {
        await saveProfile(em, createLimits(deps), customer, body)
        return ownProfile(em, customer)
      },
      {
        customer: 'own',
        refuses: ['image.not_found'],
        body: UserInput,
        response: { 200: OwnProfileSchema },
        detail: { summary: 'Change my name, e-mail or photo', tags },
      },
    )
    .get('/user/notices', ({ em, customer }) => readNotices(em, customer.id), {
      customer: 'reads',
      response: { 200: NoticesSchema },
      detail: { summary: 'What messages come to me where', tags },
    })
    .put(
      '/user/notices',
      async ({ em, customer, body, now }) => {
        await saveNotices(em, customer.id, body, now)
        return readNotices(em, customer.id)
      },
      {
        customer: 'own',
        body: NoticesInput,
        response: { 200: NoticesSchema },
        detail: { summary: 'Choose what messages come to me where', tags },
      },
    )
    .put(
      '/user/update/push_subscription',
      async ({ em, customer, body: { push_subscription, endpoint }, now }) => {
        if (push_subscription) await saveSubscription(em, customer.id, push_subscription, now)
        else await endSubscriptions(em, customer.id, endpoint)
        return done
      },
      {
        customer: 'own',
        body: PushSubscriptionInput,
        response: { 200: Done },
        detail: {
          summary: 'Where to push notices to; null stops them, in one browser when its endpoint is named',
          tags,
        },
      },
    )
