import type { AuthenticateInput } from '@ostrov/shared/accounts/schema'
import type { Em } from '../../db/orm'
import type { Deps } from '../../http/deps'
import { clientAddress, createLimits } from '../../http/limits'
import {
  type CookieJar,
  issueToken,
  readDevice,
  type Signer,
  setDeviceCookie,
  setSessionCookie,
} from '../../http/session-tokens'
import type { Customer } from '../../http/sessions'
import { authenticateCustomer } from './authenticate-customer'
import { confirmPhone } from './confirm-phone'
import { sendCode } from './send-code'

/** What both doors of the product, delivery and portal, hand over. */
type Incoming = { em: Em; now: Date; cookie: CookieJar; tokens: Signer; request: Request }
export type SignedIn = { token: string; expire_at: Date; user_id: string; phone: string | null; is_confirmed: boolean }

/** The phone was typed: a session begins, and its token is set as a cookie. */
export async function startSignIn(
  deps: Deps,
  { em, now, cookie, tokens, request }: Incoming,
  body: typeof AuthenticateInput.static,
): Promise<SignedIn> {
  const limits = createLimits(deps)
  const address = clientAddress(request)
  if (address) await limits.consume('writes', `authenticate:${address}`)
  if (body.password !== undefined) await limits.consume('sign_in', `test:${address}`)
  const device_id = await readDevice(tokens, cookie, now)
  const attempt = { ...body, device_id, user_agent: request.headers.get('user-agent') }
  const { session, phone, is_confirmed } = await authenticateCustomer(em, attempt, deps.config.testLogin, now)
  if (body.password !== undefined) await limits.giveBack('sign_in', `test:${address}`)
  const token = await issueToken(tokens, session)
  setSessionCookie(deps, cookie, 'customer', token, session.expire_at)
  return { token, expire_at: session.expire_at, user_id: session.person_id, phone, is_confirmed }
}

/** The code is wanted, for the first time or again. */
export function askForCode(
  deps: Deps,
  { em, now, request }: Pick<Incoming, 'em' | 'now' | 'request'>,
  customer: Customer,
) {
  return sendCode(em, customer, {
    secret: deps.config.sessionSecret,
    site: new URL(deps.config.origin).hostname,
    limits: createLimits(deps),
    address: clientAddress(request),
    now,
  })
}

/** The code was typed: the session may now do everything, and this device is remembered. */
export async function finishSignIn(
  deps: Deps,
  { em, now, cookie, tokens }: Incoming,
  customer: Customer,
  code: string,
): Promise<SignedIn> {
  const device_id = (await readDevice(tokens, cookie, now)) ?? crypto.randomUUID()
  await confirmPhone(em, customer, { code, secret: deps.config.sessionSecret, device_id, now })
  await setDeviceCookie(deps, tokens, cookie, device_id, now)
  const { id, expire_at } = customer.session
  const token = await issueToken(tokens, { id, kind: 'customer', person_id: customer.id })
  setSessionCookie(deps, cookie, 'customer', token, expire_at)
  return { token, expire_at, user_id: customer.id, phone: null, is_confirmed: true }
}
