import { FRONTPAD_FORM, USUAL_STATUSES } from '@ostrov/shared/counters/form'
import type { FrontpadInputWire, FrontpadWire } from '@ostrov/shared/counters/schema'
import { namesOf, tableOf } from '@ostrov/shared/wire/names'
import type { Config } from '../../config'
import type { Em } from '../../db/orm'
import type { Served } from '../../kernel/served'
import type { FrontpadSettings } from '../../services/counters/frontpad'
import type { Counter } from './counter'
import { type Acting, findCounter, saveCounter, stateOf } from './counter-settings'

/** What FrontPad usually has, where a restaurant has said nothing. */
const USUAL: FrontpadSettings = {
  ...{ affiliate: '', point: '', channel: '', pay_online: '', pay_card: '', pay_cash: '', delivery_article: '' },
  ...USUAL_STATUSES,
}
const CODES = namesOf(USUAL)

/** How a restaurant's FrontPad is set up, all but its secret. */
export async function readFrontpad(em: Em, config: Config, restaurant: Served): Promise<FrontpadWire> {
  return wireOf(config, await findCounter(em, restaurant, 'frontpad'))
}

/**
 * Sets it up, from the next order on. What was wrong with it counts as mended. Call inside a transaction.
 * @throws {Refusal} `request.invalid`.
 */
export async function saveFrontpad(
  em: Em,
  config: Config,
  { input, ...acting }: Acting & { input: FrontpadInputWire },
): Promise<FrontpadWire> {
  const settings = tableOf(CODES, (name) => input[name].trim())
  return wireOf(
    config,
    await saveCounter(em, config, { ...acting, input, settings, kind: 'frontpad', form: FRONTPAD_FORM }),
  )
}

const wireOf = (config: Config, counter: Counter | null): FrontpadWire => ({
  ...USUAL,
  ...counter?.settings,
  ...stateOf(config, counter),
})
