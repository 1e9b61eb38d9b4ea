import type { SessionKind } from '@ostrov/shared/sessions/kinds'
import { type Actor, loadActor } from '../kernel/actors'
import type { Deps } from '../kernel/deps'
import { Refusal } from '../kernel/problems'
import { claimsOf, type Verifier } from './claims'
import { COOKIES, clearEndedSession, type ReadJar } from './cookies'
import { demandOwnPage, isRead } from './own-pages'
import { type Effect, isChange } from './route-facts'

type Incoming = { request: Request; cookie: ReadJar; tokens: Verifier }

/**
 * Whose session of this kind a request comes with, to a route that does so much.
 * @throws {Refusal} `session.missing`, `session.wrong_kind`, `request.foreign_origin`.
 */
export async function readActor(deps: Deps, kind: SessionKind, incoming: Incoming, effect: Effect): Promise<Actor> {
  const { request, cookie } = incoming
  const header = request.headers.get('authorization')
  const bearer = header?.startsWith('Bearer ') ? header.slice(7) : undefined
  const stored = cookie[COOKIES[kind]]?.value
  const token = bearer ?? (typeof stored === 'string' ? stored : undefined)
  if (!token) throw new Refusal('session.missing')
  if (!bearer && (isChange(effect) || !isRead(request))) demandOwnPage(request, deps.config.origin)
  const claims = await claimsOf(deps, incoming.tokens, token)
  const actor = await loadActor(deps.shared, claims, deps.now())
  if (!actor) {
    if (!bearer && kind === 'customer') clearEndedSession(deps, cookie)
    throw new Refusal('session.missing')
  }
  if (actor.kind !== kind) throw new Refusal('session.wrong_kind')
  return actor
}
