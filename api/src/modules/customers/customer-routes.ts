import { PushSubscriptionInput, UserInput, UserSchema } from '@ostrov/shared/accounts/schema'
import { Done, done } from '@ostrov/shared/wire/schema'
import { Elysia } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { createLimits } from '../../kernel/limits'
import { Refusal } from '../../kernel/problems'
import { isPushEndpoint } from '../../services/push/push-hosts'
import { customerProfile } from './customer-profile'
import { keepPushSubscription } from './push-subscription'
import { saveProfile } from './save-profile'

const tags = ['Accounts']

export const customerRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get('/user', ({ em, customer }) => customerProfile(em, customer.id), {
      customer: true,
      response: { 200: UserSchema },
      detail: { summary: 'My profile', tags },
    })
    .put(
      '/user',
      async ({ em, customer, body }) => {
        await saveProfile(em, createLimits(deps), customer, body)
        return customerProfile(em, customer.id)
      },
      {
        customer: true,
        refuses: ['image.not_found'],
        body: UserInput,
        response: { 200: UserSchema },
        detail: { summary: 'Change my name, e-mail or photo', tags },
      },
    )
    .put(
      '/user/update/push_subscription',
      async ({ em, customer, body }) => {
        const { push_subscription } = body
        // The endpoint is an address our server will call: only push services are let through.
        if (push_subscription && !isPushEndpoint(push_subscription.endpoint)) {
          throw new Refusal('request.invalid', { errors: { push_subscription: 'Неизвестная служба уведомлений' } })
        }
        await keepPushSubscription(em, customer.id, body)
        return done
      },
      {
        customer: true,
        body: PushSubscriptionInput,
        response: { 200: Done },
        detail: { summary: 'Where to push notices to; null stops them', tags },
      },
    )
