import type { AdminPermission } from '@ostrov/shared/staff/permissions'
import type { DocumentDecoration } from 'elysia'
import type { ProblemCode } from '../kernel/problems'
import type { NeededPermission } from '../kernel/served'

export const AUDIENCES = ['open', 'guest', 'unconfirmed', 'customer', 'business', 'follower', 'admin'] as const
export type Audience = (typeof AUDIENCES)[number]

/** Who may change a restaurant by a route that stands on both sides: whoever has the permission there, or an administrator. */
export type Keeper = { business: NeededPermission } | { admin: AdminPermission }

/** Which side a route that stands on both serves here. */
export const keeperFacts = (keeper: Keeper) =>
  'admin' in keeper
    ? describe({ 'x-audience': 'admin', 'x-permission': keeper.admin, 'x-serving': true })
    : describe({ 'x-audience': 'business', 'x-permission': keeper.business })

export const permissionOf = (needed: AdminPermission | { acting: AdminPermission }) =>
  typeof needed === 'object' ? needed.acting : needed

/** Facts of a route under the names OpenAPI leaves to us. */
export function describe(
  facts:
    | {
        'x-audience': Audience
        'x-permission'?: string
        'x-asking'?: boolean
        'x-acting'?: boolean
        /** An administrator at the restaurant of the path. */
        'x-serving'?: boolean
      }
    | { 'x-refuses': readonly ProblemCode[] },
) {
  const detail: DocumentDecoration & typeof facts = facts
  const decoration: DocumentDecoration = detail
  return decoration
}
