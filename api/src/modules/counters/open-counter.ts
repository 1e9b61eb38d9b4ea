import type { Deps } from '../../kernel/deps'
import { unseal } from '../../kernel/sealed'
import type { Counter as CounterDoor } from '../../services/counters/counter'
import type { Counter } from './counter'

/** For whom a secret is sealed. */
export const ownerOfSecret = (restaurant_id: string) => `counter:${restaurant_id}`

type Stored = Pick<Counter, 'restaurant_id' | 'kind' | 'settings'> & { sealed_secret?: string | null }

/** The way to a restaurant's counter; null while it has no secret. */
export function openCounter({ config, doors }: Pick<Deps, 'config' | 'doors'>, stored: Stored): CounterDoor | null {
  const { restaurant_id, kind, settings, sealed_secret } = stored
  if (!sealed_secret) return null
  const secret = unseal(config.secretsKey, sealed_secret, ownerOfSecret(restaurant_id))
  return doors.counters[kind].open(secret, settings)
}
