import type { AuthenticateInput } from '@ostrov/shared/sessions/schema'
import type { Em } from '../../../db/orm'
import type { CookieJar } from '../../../http/cookies'
import { clientNetwork } from '../../../http/counted'
import {
  clearInvitation,
  issueToken,
  readDevice,
  readInvitation,
  readSocialBrowser,
  type Signer,
  setCustomerCookies,
  setDeviceCookie,
} from '../../../http/session-tokens'
import type { Customer } from '../../../kernel/actors'
import type { Deps } from '../../../kernel/deps'
import { createLimits } from '../../../kernel/limits'
import { countGuess } from '../count-guess'
import { browserHash } from '../social/social-attempts'
import { authenticateCustomer } from './authenticate-customer'
import { confirmPhone } from './confirm-phone'
import { sendCode } from './send-code'

/** What both doors of the product, delivery and portal, hand over. */
type Incoming = { em: Em; now: Date; cookie: CookieJar; tokens: Signer; request: Request }
export type SignedIn = {
  token: string
  expire_at: Date
  user_id: string
  phone: string | null
  is_confirmed: boolean
  documents_changed: boolean
}

/** The phone was typed: a session begins, and its token is set as a cookie. */
export async function startSignIn(
  deps: Deps,
  { em, now, cookie, tokens, request }: Incoming,
  body: typeof AuthenticateInput.static,
): Promise<SignedIn> {
  const limits = createLimits(deps)
  const address = clientNetwork(request)
  if (address) await limits.consume('writes', `authenticate:${address}`)
  const guess =
    body.password === undefined ? null : await countGuess(limits, { login: 'test', device_id: null, address })
  const device_id = await readDevice(tokens, cookie, now)
  const ref_code = body.ref_code ?? readInvitation(cookie)
  const { social_id, ...typed } = body
  const social =
    social_id === undefined ? undefined : { id: social_id, browser_hash: browserHash(deps, readSocialBrowser(cookie)) }
  const attempt = { ...typed, ref_code, device_id, social, user_agent: request.headers.get('user-agent') }
  const { session, ...known } = await authenticateCustomer(em, attempt, deps.config, now)
  const { is_confirmed } = known
  await guess?.wasRight()
  // Until the code is in, even the person's id is not told: its first bits are the time since when the phone is known.
  const user_id = is_confirmed ? session.person_id : session.id
  if (is_confirmed) clearInvitation(deps, cookie)
  const token = await issueToken(tokens, { ...session, person_id: user_id })
  setCustomerCookies(deps, cookie, token, { expire_at: session.expire_at, is_confirmed })
  return { token, expire_at: session.expire_at, user_id, ...known }
}

/** The code is wanted, for the first time or again. */
export async function askForCode(deps: Deps, { em, now, cookie, tokens, request }: Incoming, customer: Customer) {
  return sendCode(em, customer, {
    secret: deps.config.sessionSecret,
    site: new URL(deps.config.origin).hostname,
    limits: createLimits(deps),
    config: deps.config,
    address: clientNetwork(request),
    device_id: await readDevice(tokens, cookie, now),
    now,
  })
}

/** The code was typed: the session may now do everything, and this device is remembered. */
export async function finishSignIn(
  deps: Deps,
  { em, now, cookie, tokens, request }: Incoming,
  customer: Customer,
  code: string,
): Promise<SignedIn> {
  const limits = createLimits(deps)
  const address = clientNetwork(request)
  if (address) await limits.consume('code_guesses', address)
  const device_id = (await readDevice(tokens, cookie, now)) ?? crypto.randomUUID()
  const confirmed = await confirmPhone(em, customer, { code, secret: deps.config.sessionSecret, device_id, now })
  if (address) await limits.giveBack('code_guesses', address)
  await setDeviceCookie(deps, tokens, cookie, device_id, now)
  clearInvitation(deps, cookie)
  const { id, expire_at } = customer.session
  const token = await issueToken(tokens, { id, kind: 'customer', person_id: customer.id })
  setCustomerCookies(deps, cookie, token, { expire_at, is_confirmed: true })
  return { token, expire_at, user_id: customer.id, phone: null, is_confirmed: true, ...confirmed }
}
