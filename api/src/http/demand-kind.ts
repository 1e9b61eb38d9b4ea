import type { Actor } from '../kernel/actors'
import { Refusal } from '../kernel/problems'

export function demandCustomer(actor: Actor) {
  if (actor.kind !== 'customer') throw new Refusal('session.wrong_kind')
  return actor
}

export function demandBusiness(actor: Actor) {
  if (actor.kind !== 'business') throw new Refusal('session.wrong_kind')
  return actor
}

export function demandStaff(actor: Actor) {
  if (actor.kind === 'customer') throw new Refusal('session.wrong_kind')
  return actor
}

export function demandFollower(actor: Actor) {
  if (actor.kind === 'admin') throw new Refusal('session.wrong_kind')
  if (!actor.session.is_confirmed) throw new Refusal('session.missing')
  return actor
}

export function demandAdmin(actor: Actor) {
  if (actor.kind !== 'admin') throw new Refusal('session.wrong_kind')
  return actor
}

/**
 * Of an administrator who has no second step where the platform demands one: they set it up, and do nothing else until then.
 * @throws {Refusal} `session.second_factor_wanted`
 */
export function demandSecondFactor(actor: Actor): void {
  if (actor.kind === 'admin' && actor.needs_second_factor) throw new Refusal('session.second_factor_wanted')
}
