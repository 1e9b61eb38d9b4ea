import type { Actor } from '../kernel/actors'
import { Refusal } from '../kernel/problems'
import { isRead } from './own-pages'

/** What an administrator never does under another's name: that person's doors, devices, money and the end of the account. */
const OWN = [
  /\/password$/,
  /\/second_factor(?:\/|$)/,
  /\/sessions(?:\/|$)/,
  /\/push_subscription$/,
  /^\/[^/]+\/user\/phone$/,
  /\/confirm(?:ation(?:_mail)?)?(?:\/|$)/,
  /\/pay(?:ment_type)?$/,
  /^\/[^/]+\/(?:auth.account|user|business_user)$/,
]
/** Going back to oneself is always allowed. */
const LEAVING = /\/logout$/

/**
 * Of an administrator who acts as somebody else: reads all that the person sees, writes where that was allowed, and never
 * what is the person's alone. `asking`: a POST that changes nothing.
 * @throws {Refusal} `session.acting_reads`, `session.acting_own`
 */
export function demandAllowed({ session }: Actor, request: Request, asking = false): void {
  if (session.act_admin_id === null) return
  const { pathname } = new URL(request.url)
  if (isRead(request) || asking || LEAVING.test(pathname)) return
  if (OWN.some((own) => own.test(pathname))) throw new Refusal('session.acting_own')
  if (!session.act_writes) throw new Refusal('session.acting_reads')
}
