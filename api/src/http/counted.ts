import type { Deps } from '../kernel/deps'
import { createLimits } from '../kernel/limits'
import { networkOf, plainAddress } from '../kernel/networks'
import { isRead } from './own-pages'

/**
 * Counts a write: of the person when known, else of the address. Many customers share one address of a mobile network,
 * so a person signed in never pays for the neighbours, and the guests of one address together may do much more.
 * @throws {Refusal} `request.too_often`.
 */
export async function limitWrites(deps: Deps, request: Request, actor: { kind: string; id: string } | null) {
  const network = isRead(request) ? null : clientNetwork(request)
  if (!network) return
  const limits = createLimits(deps)
  await (actor ? limits.consume('writes', `${actor.kind}:${actor.id}`) : limits.consume('guest_writes', network))
}

/** Counts a read that is costly enough to be counted. @throws {Refusal} `request.too_often`. */
export async function limitAsking(deps: Deps, request: Request) {
  const network = clientNetwork(request)
  if (network) await createLimits(deps).consume('reads', `address:${network}`)
}

/**
 * The client's address as the server in front tells it, for the log; null where none stands in front. What counts takes
 * `clientNetwork`.
 */
export function clientAddress(request: Request): string | null {
  const told = request.headers.get('x-client-ip')
  return plainAddress(told) ?? told
}

/** Whom a limit counts by the address. */
export function clientNetwork(request: Request): string | null {
  const address = clientAddress(request)
  return address === null ? null : networkOf(address)
}
