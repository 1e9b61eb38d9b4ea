import { LockMode } from '@mikro-orm/postgresql'
import type { CounterKind } from '@ostrov/shared/counters/form'
import type { CounterStateWire } from '@ostrov/shared/counters/schema'
import { checkForm, type FormTable, isValid } from '@ostrov/shared/forms/form'
import type { Config } from '../../config'
import type { Em } from '../../db/orm'
import { changed, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { seal } from '../../kernel/sealed'
import type { Served } from '../../kernel/served'
import type { CounterSettings } from '../../services/counters/counters'
import { writeEntry } from '../audit/write-entry'
import { applyStops } from './apply-stops'
import { Counter } from './counter'
import { hookUrl } from './hook-address'
import { ownerOfSecret } from './open-counter'

export type Acting = { by: By; restaurant: Served; now: Date }
type Saving = Acting & {
  kind: CounterKind
  form: FormTable
  input: { enabled: boolean; secret?: string }
  settings: CounterSettings
}

/** The restaurant's counter, where it is of this kind. */
export const findCounter = (em: Em, restaurant: Served, kind: CounterKind): Promise<Counter | null> =>
  em.findOne(Counter, { restaurant_id: restaurant.id, kind })

/**
 * Sets up the restaurant's one counter; of another kind nothing stays. What was wrong with it counts as mended. Call inside a transaction.
 * @throws {Refusal} `request.invalid`.
 */
export async function saveCounter(em: Em, config: Config, saving: Saving): Promise<Counter> {
  const { by, restaurant, kind, form, input, settings, now } = saving
  const counter = await lockCounter(em, saving)
  const { enabled } = input
  const secret = (input.secret ?? '').trim()
  const errors = checkForm(form, { ...input, secret })
  const isOther = counter.kind !== kind
  if (enabled && secret === '' && (isOther || counter.sealed_secret === null))
    errors.secret = 'Без\u00A0секрета касса не\u00A0примет заказы'
  if (!isValid(errors)) throw new Refusal('request.invalid', { errors })
  const before = loggedOf(counter)
  if (isOther) await forgetOther(em, restaurant, counter)
  if (secret !== '') {
    counter.sealed_secret = seal(config.secretsKey, secret, ownerOfSecret(restaurant.id))
    counter.secret_at = now
    counter.hook_key = crypto.randomUUID()
    counter.goods_asked_at = null
  }
  // What was checked before says nothing of a new secret, nor of what was mended.
  if (secret !== '' || counter.broken !== null) counter.checked_at = null
  Object.assign(counter, { kind, enabled, settings, broken: null, broken_at: null })
  await em.flush()
  // Of a counter that is heard no more nothing stays stopped.
  if (!enabled || isOther) await applyStops(em, restaurant.id, { stops: [], now })
  const entry = { by, restaurant_id: restaurant.id, subject: `counter:${restaurant.id}`, now }
  await writeEntry(em, { ...entry, act: 'counter.change', from: before, to: loggedOf(counter) })
  return counter
}

/** The restaurant's row, made where there is none, and ours until the transaction ends. */
async function lockCounter(em: Em, { restaurant: { id }, kind, settings }: Saving): Promise<Counter> {
  await changed(
    em,
    sql`insert into counter (restaurant_id, kind, settings) values (${id}, ${kind}, ${JSON.stringify(settings)}::jsonb)
        on conflict do nothing`,
  )
  return em.findOneOrFail(Counter, { restaurant_id: id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true })
}

/** Its secret, its menu and its hook are another counter's. */
async function forgetOther(em: Em, { id }: Served, counter: Counter): Promise<void> {
  await changed(em, sql`delete from counter_good where restaurant_id = ${id}`)
  Object.assign(counter, {
    ...{ sealed_secret: null, secret_at: null, hook_key: crypto.randomUUID() },
    ...{ goods_asked_at: null, goods_at: null, checked_at: null },
  })
}

/** Of the secret only when it was given. */
const loggedOf = ({ kind, enabled, secret_at, settings }: Counter) => ({
  ...settings,
  counter_kind: kind,
  enabled,
  secret: secret_at?.toISOString() ?? null,
})

/** How it does, whatever its kind. */
export const stateOf = (config: Config, counter: Counter | null): CounterStateWire => ({
  enabled: counter?.enabled ?? false,
  has_secret: Boolean(counter?.sealed_secret),
  hook_url: counter && hookUrl(config, counter),
  broken: counter?.broken ?? null,
  broken_at: counter?.broken_at?.toISOString() ?? null,
  checked_at: counter?.checked_at?.toISOString() ?? null,
})
