import type { AdminPermission } from '@ostrov/shared/staff/permissions'
import type { DocumentDecoration } from 'elysia'
import type { Staff } from '../kernel/actors'
import type { ProblemCode } from '../kernel/problems'
import type { NeededPermission } from '../kernel/served'

export const AUDIENCES = ['open', 'guest', 'unconfirmed', 'customer', 'business', 'follower', 'admin'] as const
export type Audience = (typeof AUDIENCES)[number]

/**
 * What a route does to whom it serves, as an administrator who acts as that person is judged: `reads` what they see, `asks`
 * by a method that could write, `writes` what support may change for them, does what is their `own` alone, or `leaves`.
 */
export const EFFECTS = ['reads', 'asks', 'writes', 'own', 'leaves'] as const
export type Effect = (typeof EFFECTS)[number]

/** What a route does, and with what: `{ writes: 'menu' }`. */
type Of<With> = { reads: With } | { writes: With } | { own: With }
/** Which permission a route needs in the restaurant, and what it does by it. */
export type Serving = Of<NeededPermission>
/** Of which side a route is, and what it does; it may be open before a second step is set up that is demanded. */
export type Working = Of<Staff['kind']> & { beforeSecondFactor?: true }

/** Who may change a restaurant by a route that stands on both sides: whoever has the permission there, or an administrator. */
export type Keeper = { business: Serving } | { admin: AdminPermission }

/** Which side a route that stands on both serves here. */
export const keeperFacts = (keeper: Keeper) =>
  'admin' in keeper
    ? describe({ 'x-audience': 'admin', 'x-permission': keeper.admin, 'x-serving': true })
    : servingFacts(keeper.business)

export function servingFacts(serving: Serving) {
  const [effect, permission] = saidOf(serving)
  return describe({ 'x-audience': 'business', 'x-permission': permission, 'x-effect': effect })
}

export function saidOf<With>(said: Of<With>): [effect: Effect, of: With] {
  if ('reads' in said) return ['reads', said.reads]
  return 'writes' in said ? ['writes', said.writes] : ['own', said.own]
}

/** An administrator whom a route lets in, and by which permission of their role. */
export type Admitted = true | 'beforeSecondFactor' | AdminPermission | { acting: AdminPermission }

export function adminFacts(admitted: Admitted) {
  const permission = permissionOf(admitted)
  return describe({
    'x-audience': 'admin',
    ...(permission !== null && { 'x-permission': permission }),
    ...(typeof admitted === 'object' && { 'x-effect': 'writes' }),
  })
}

/** Null where any role does. */
export function permissionOf(admitted: Admitted): AdminPermission | null {
  if (admitted === true || admitted === 'beforeSecondFactor') return null
  return typeof admitted === 'object' ? admitted.acting : admitted
}

/** Whether it does more than show something, whatever its method: no page of another site may bring anybody to it. */
export const isChange = (effect: Effect) => effect !== 'reads' && effect !== 'asks'

/** Facts of a route under the names OpenAPI leaves to us. */
export function describe(
  facts:
    | {
        'x-audience': Audience
        'x-permission'?: string
        'x-effect'?: Effect
        /** An administrator at the restaurant of the path. */
        'x-serving'?: boolean
      }
    | { 'x-refuses': readonly ProblemCode[] },
) {
  const detail: DocumentDecoration & typeof facts = facts
  const decoration: DocumentDecoration = detail
  return decoration
}
