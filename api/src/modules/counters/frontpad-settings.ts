import { LockMode } from '@mikro-orm/postgresql'
import { FRONTPAD_FORM, USUAL_STATUSES } from '@ostrov/shared/counters/form'
import type { FrontpadInputWire, FrontpadWire } from '@ostrov/shared/counters/schema'
import { checkForm, isValid } from '@ostrov/shared/forms/form'
import { namesOf, tableOf } from '@ostrov/shared/wire/names'
import type { Config } from '../../config'
import type { Em } from '../../db/orm'
import { changed, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { seal } from '../../kernel/sealed'
import type { Served } from '../../kernel/served'
import type { FrontpadSettings } from '../../services/counters/frontpad'
import { writeEntry } from '../audit/write-entry'
import { applyStops } from './apply-stops'
import { Counter } from './counter'
import { hookUrl } from './hook-address'
import { ownerOfSecret } from './open-counter'

type Acting = { by: By; restaurant: Served; now: Date }

/** What FrontPad usually has, where a restaurant has said nothing. */
const USUAL: FrontpadSettings = {
  ...{ affiliate: '', point: '', channel: '', pay_online: '', pay_card: '', pay_cash: '', delivery_article: '' },
  ...USUAL_STATUSES,
}
const CODES = namesOf(USUAL)

/** How a restaurant's FrontPad is set up, all but its secret. */
export async function readFrontpad(em: Em, config: Config, restaurant: Served): Promise<FrontpadWire> {
  return wireOf(config, await em.findOne(Counter, { restaurant_id: restaurant.id }))
}

/**
 * Sets it up, from the next order on. What was wrong with it counts as mended. Call inside a transaction.
 * @throws {Refusal} `request.invalid`.
 */
export async function saveFrontpad(
  em: Em,
  config: Config,
  { by, restaurant, input, now }: Acting & { input: FrontpadInputWire },
): Promise<FrontpadWire> {
  const counter = await lockCounter(em, restaurant)
  const { enabled } = input
  const secret = (input.secret ?? '').trim()
  const errors = checkForm(FRONTPAD_FORM, { ...input, secret })
  if (enabled && secret === '' && counter.sealed_secret === null)
    errors.secret = 'Без\u00A0секрета касса не\u00A0примет заказы'
  if (!isValid(errors)) throw new Refusal('request.invalid', { errors })
  const before = loggedOf(counter)
  counter.settings = tableOf(CODES, (name) => input[name].trim())
  if (secret !== '') {
    counter.sealed_secret = seal(config.secretsKey, secret, ownerOfSecret(restaurant.id))
    counter.secret_at = now
    counter.hook_key = crypto.randomUUID()
    counter.goods_asked_at = null
  }
  Object.assign(counter, { enabled, broken: null, broken_at: null })
  await em.flush()
  // Of a counter that is heard no more nothing stays stopped.
  if (!enabled) await applyStops(em, restaurant.id, { stops: [], now })
  const entry = { by, restaurant_id: restaurant.id, subject: `counter:${restaurant.id}`, now }
  await writeEntry(em, { ...entry, act: 'counter.change', from: before, to: loggedOf(counter) })
  return wireOf(config, counter)
}

/** The restaurant's row, made where there is none, and ours until the transaction ends. */
async function lockCounter(em: Em, { id }: Served): Promise<Counter> {
  await changed(
    em,
    sql`insert into counter (restaurant_id, kind, settings) values (${id}, 'frontpad', ${JSON.stringify(USUAL)}::jsonb)
        on conflict do nothing`,
  )
  return em.findOneOrFail(Counter, { restaurant_id: id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true })
}

/** Of the secret only when it was given. */
const loggedOf = ({ enabled, secret_at, settings }: Counter) => ({
  ...settings,
  enabled,
  secret: secret_at?.toISOString() ?? null,
})

function wireOf(config: Config, counter: Counter | null): FrontpadWire {
  return {
    ...USUAL,
    ...counter?.settings,
    enabled: counter?.enabled ?? false,
    has_secret: Boolean(counter?.sealed_secret),
    hook_url: counter && hookUrl(config, counter),
    broken: counter?.broken ?? null,
    broken_at: counter?.broken_at?.toISOString() ?? null,
    checked_at: counter?.checked_at?.toISOString() ?? null,
  }
}
