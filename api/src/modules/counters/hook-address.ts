import { createHmac, timingSafeEqual } from 'node:crypto'
import { isUuid } from '@ostrov/shared/wire/uuid'
import type { Config } from '../../config'

/** Whose hook it is, and what nobody else can make of it. */
export type HookOwner = { restaurant_id: string; hook_key: string }

const ID_SIGNS = 32

/** Where a restaurant's counter tells of its orders. Nothing signs what it tells, so the address is the secret. */
export function hookUrl({ origin, secretsKey }: Pick<Config, 'origin' | 'secretsKey'>, owner: HookOwner): string {
  const id = owner.restaurant_id.replaceAll('-', '')
  return `${origin}/api/frontpad/orders?token=${id}${proofOf(secretsKey, owner)}`
}

/** Whose token it claims to be; null for what is none. */
export function ownerOfToken(token: string): string | null {
  const [, ...parts] = /^(\w{8})(\w{4})(\w{4})(\w{4})(\w{12})/.exec(token) ?? []
  const id = parts.join('-')
  return isUuid(id) ? id : null
}

/** Whether it is this one's; takes the same time for every wrong one. */
export function isToken(secretsKey: string, owner: HookOwner, token: string): boolean {
  const [given, expected] = [token.slice(ID_SIGNS), proofOf(secretsKey, owner)].map((one) => Buffer.from(one ?? ''))
  return (
    secretsKey !== '' &&
    given !== undefined &&
    expected !== undefined &&
    given.length === expected.length &&
    timingSafeEqual(given, expected)
  )
}

const proofOf = (secretsKey: string, { restaurant_id, hook_key }: HookOwner) =>
  createHmac('sha256', secretsKey).update(`counter-hook:${restaurant_id}:${hook_key}`).digest('base64url')
