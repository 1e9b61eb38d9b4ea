import { normalizePhone } from '@ostrov/shared/formats/phone'
import { AuthenticateInput, CodeInput, CodeSent, PortalLogin } from '@ostrov/shared/sessions/schema'
import { Done, done } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../../http/access'
import { clearCustomerCookies } from '../../../http/session-tokens'
import type { Deps } from '../../../kernel/deps'
import type { Forget } from '../../../kernel/leaving'
import { Refusal } from '../../../kernel/problems'
import { revokeSession } from '../revoke-sessions'
import { askForCode, finishSignIn, startSignIn } from './customer-sign-in'
import { deleteAccount } from './delete-account'
import { portalLogin } from './login-view'

const tags = ['Accounts']
const response = { 200: PortalLogin }

/** Signing in to the portal: the same people and the same sessions as delivery, in the portal's own form. `forgetting` erases who deletes the account. */
export const portalSignInRoutes = (deps: Deps, forgetting: readonly Forget[]) =>
  new Elysia({ prefix: '/auth' })
    .use(access(deps))
    .post('/phone', async (incoming) => portalLogin(incoming.em, await startSignIn(deps, incoming, incoming.body)), {
      open: true,
      refuses: ['account.blocked', 'account.phone_invalid', 'account.password_wrong', 'social.lost'],
      body: t.Omit(AuthenticateInput, ['password']),
      response,
      detail: { summary: 'Start a session by phone; it waits for the SMS code', tags },
    })
    .post(
      '/admin',
      async (incoming) => {
        if (normalizePhone(incoming.body.phone) !== deps.config.testLogin?.phone) {
          throw new Refusal('account.password_wrong')
        }
        return portalLogin(incoming.em, await startSignIn(deps, incoming, incoming.body))
      },
      {
        open: true,
        refuses: ['account.password_wrong', 'account.blocked'],
        body: t.Object({ phone: AuthenticateInput.properties.phone, password: t.String({ maxLength: 200 }) }),
        response,
        detail: { summary: 'Enter by the special test phone and its password', tags },
      },
    )
    .post('/sms', (incoming) => askForCode(deps, incoming, incoming.customer), {
      unconfirmed: 'own',
      refuses: ['account.codes_off', 'account.code_too_soon', 'request.too_often'],
      response: { 200: CodeSent },
      detail: { summary: 'Send the code, or send it again', tags },
    })
    .post(
      '/confirm',
      async (incoming) =>
        portalLogin(incoming.em, await finishSignIn(deps, incoming, incoming.customer, incoming.body.code)),
      {
        unconfirmed: 'own',
        refuses: ['account.code_wrong', 'account.code_expired', 'account.blocked'],
        body: CodeInput,
        response,
        detail: { summary: 'Confirm the phone by the code out of the SMS', tags },
      },
    )
    .post(
      '/logout',
      async ({ em, now, customer, cookie }) => {
        await revokeSession(em, customer.session.id, now)
        clearCustomerCookies(deps, cookie)
        return done
      },
      { unconfirmed: 'leaves', response: { 200: Done }, detail: { summary: 'End this session', tags } },
    )
    .delete(
      '/account',
      async ({ em, now, customer, cookie }) => {
        if (customer.session.act_admin_id) throw new Refusal('session.wrong_kind')
        await deleteAccount(em, customer, { forgetting, secret: deps.config.sessionSecret, now })
        clearCustomerCookies(deps, cookie)
        return done
      },
      {
        customer: 'own',
        refuses: ['session.wrong_kind', 'account.orders_active'],
        response: { 200: Done },
        detail: { summary: 'Erase my account; orders stay without the person', tags },
      },
    )
