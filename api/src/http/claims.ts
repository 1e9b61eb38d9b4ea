import { isUuid } from '@ostrov/shared/wire/uuid'
import type { TokenClaims } from '../kernel/actors'
import type { Deps } from '../kernel/deps'
import { Refusal } from '../kernel/problems'

export type Verifier = { verify: (token?: string) => Promise<false | Record<string, unknown>> }

const MOST_TOKENS = 10_000
const verified = new WeakMap<Deps, Map<string, TokenClaims>>()

/** A token says nothing that ends, so its signature is looked at once; whether its session stands is asked every time. */
export async function claimsOf(deps: Deps, tokens: Verifier, token: string): Promise<TokenClaims> {
  const known = verified.get(deps) ?? new Map<string, TokenClaims>()
  verified.set(deps, known)
  const claims = known.get(token) ?? (await tokens.verify(token))
  if (!isClaims(claims)) throw new Refusal('session.missing')
  if (known.size >= MOST_TOKENS) known.clear()
  known.set(token, claims)
  return claims
}

/** A session's id is looked up as it is, so it must be one. */
function isClaims(value: unknown): value is TokenClaims {
  return typeof value === 'object' && value !== null && 'sid' in value && isUuid(value.sid)
}
