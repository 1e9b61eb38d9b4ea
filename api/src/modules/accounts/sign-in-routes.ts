import { AuthenticateInput, CodeInput, CodeSent, DeliveryLogin } from '@ostrov/shared/accounts/schema'
import { Done, done } from '@ostrov/shared/wire/schema'
import { Elysia } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../http/deps'
import { clientAddress, createLimits } from '../../http/limits'
import {
  clearSessionCookie,
  issueToken,
  readDevice,
  setDeviceCookie,
  setSessionCookie,
} from '../../http/session-tokens'
import { authenticateCustomer } from './authenticate-customer'
import { confirmPhone } from './confirm-phone'
import { deliveryLogin } from './customer-view'
import { revokeSession } from './revoke-sessions'
import { sendCode } from './send-code'

export const customerSignInRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .post(
      '/user/authenticate',
      async ({ em, now, body, cookie, tokens, request }) => {
        const address = clientAddress(request)
        if (address) await createLimits(deps).consume('writes', `authenticate:${address}`)
        if (body.password !== undefined) await createLimits(deps).consume('sign_in', `test:${address}`)
        const device_id = await readDevice(tokens, cookie, now)
        const user_agent = request.headers.get('user-agent')
        const attempt = { ...body, device_id, user_agent }
        const { session, phone, is_confirmed } = await authenticateCustomer(em, attempt, deps.config.testLogin, now)
        const token = await issueToken(tokens, session)
        setSessionCookie(deps, cookie, 'customer', token, session.expire_at)
        return deliveryLogin(em, {
          token,
          expire_at: session.expire_at,
          user_id: session.person_id,
          phone,
          is_confirmed,
        })
      },
      {
        open: true,
        body: AuthenticateInput,
        response: { 200: DeliveryLogin },
        detail: { summary: 'Start a customer’s session by phone; it waits for the SMS code', tags: ['Accounts'] },
      },
    )
    .get(
      '/user/confirm',
      ({ em, now, customer, request }) =>
        sendCode(em, customer, {
          secret: deps.config.sessionSecret,
          site: new URL(deps.config.origin).hostname,
          limits: createLimits(deps),
          address: clientAddress(request),
          now,
        }),
      {
        unconfirmed: true,
        response: { 200: CodeSent },
        detail: { summary: 'Send a four-digit code to the session’s phone', tags: ['Accounts'] },
      },
    )
    .post(
      '/user/confirm',
      async ({ em, now, customer, body, cookie, tokens }) => {
        const device_id = (await readDevice(tokens, cookie, now)) ?? crypto.randomUUID()
        await confirmPhone(em, customer, { code: body.code, secret: deps.config.sessionSecret, device_id, now })
        await setDeviceCookie(deps, tokens, cookie, device_id, now)
        const { id, expire_at } = customer.session
        const token = await issueToken(tokens, { id, kind: 'customer', person_id: customer.id })
        setSessionCookie(deps, cookie, 'customer', token, expire_at)
        return deliveryLogin(em, { token, expire_at, user_id: customer.id, phone: null, is_confirmed: true })
      },
      {
        unconfirmed: true,
        body: CodeInput,
        response: { 200: DeliveryLogin },
        detail: { summary: 'Confirm the phone by the code out of the SMS', tags: ['Accounts'] },
      },
    )
    .post(
      '/auth/logout',
      async ({ em, now, customer, cookie }) => {
        await revokeSession(em, customer.session.id, now)
        clearSessionCookie(deps, cookie, 'customer')
        return done
      },
      {
        unconfirmed: true,
        response: { 200: Done },
        detail: { summary: 'End this session', tags: ['Accounts'] },
      },
    )
