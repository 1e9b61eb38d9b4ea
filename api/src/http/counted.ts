import type { Deps } from '../kernel/deps'
import { createLimits } from '../kernel/limits'
import { isRead } from './own-pages'

/**
 * Counts a write: of the person when known, else of the address. Many customers share one address of a mobile network,
 * so a person signed in never pays for the neighbours, and the guests of one address together may do much more.
 * @throws {Refusal} `request.too_often`.
 */
export async function limitWrites(deps: Deps, request: Request, actor: { kind: string; id: string } | null) {
  const address = isRead(request) ? null : clientAddress(request)
  if (!address) return
  const limits = createLimits(deps)
  await (actor ? limits.consume('writes', `${actor.kind}:${actor.id}`) : limits.consume('guest_writes', address))
}

/** Counts a read that is costly enough to be counted. @throws {Refusal} `request.too_often`. */
export async function limitAsking(deps: Deps, request: Request) {
  const address = clientAddress(request)
  if (address) await createLimits(deps).consume('reads', `address:${address}`)
}

/** The client's address as the server in front tells it; null where none stands in front. */
export function clientAddress(request: Request): string | null {
  return request.headers.get('x-client-ip')
}
