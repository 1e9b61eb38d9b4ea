import { AuthenticateInput, CodeInput, CodeSent, DeliveryLogin } from '@ostrov/shared/sessions/schema'
import { Elysia } from 'elysia'
import { access } from '../../../http/access'
import type { Deps } from '../../../kernel/deps'
import { askForCode, finishSignIn, startSignIn } from './customer-sign-in'
import { deliveryLogin } from './login-view'

const tags = ['Accounts']

/** Signing in to delivery. */
export const customerSignInRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .post(
      '/user/authenticate',
      async (incoming) => deliveryLogin(incoming.em, await startSignIn(deps, incoming, incoming.body)),
      {
        open: true,
        refuses: ['account.blocked', 'account.phone_invalid', 'account.password_wrong', 'social.lost'],
        body: AuthenticateInput,
        response: { 200: DeliveryLogin },
        detail: { summary: 'Start a customer’s session by phone; it waits for the SMS code', tags },
      },
    )
    .get('/user/confirm', (incoming) => askForCode(deps, incoming, incoming.customer), {
      unconfirmed: 'own',
      refuses: ['account.codes_off', 'account.code_too_soon', 'request.too_often', 'request.foreign_origin'],
      response: { 200: CodeSent },
      detail: { summary: 'Send a four-digit code to the session’s phone', tags },
    })
    .post(
      '/user/confirm',
      async (incoming) =>
        deliveryLogin(incoming.em, await finishSignIn(deps, incoming, incoming.customer, incoming.body.code)),
      {
        unconfirmed: 'own',
        refuses: ['account.code_wrong', 'account.code_expired', 'account.blocked'],
        body: CodeInput,
        response: { 200: DeliveryLogin },
        detail: { summary: 'Confirm the phone by the code out of the SMS', tags },
      },
    )
