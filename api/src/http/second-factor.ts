import type { Actor } from '../kernel/actors'
import { Refusal } from '../kernel/problems'

/** Who one is, the way out, and the second step itself. */
const OPEN = /^\/[^/]+\/[^/]+\/(?:me|logout|second_factor|sessions)(?:\/|$)/

/**
 * Of an administrator who has no second step where the platform demands one: they set it up, and do nothing else until then.
 * @throws {Refusal} `session.second_factor_wanted`
 */
export function demandSecondFactor(actor: Actor, request: Request): void {
  if (actor.kind !== 'admin' || !actor.needs_second_factor) return
  const { pathname } = new URL(request.url)
  if (!OPEN.test(pathname)) throw new Refusal('session.second_factor_wanted')
}
