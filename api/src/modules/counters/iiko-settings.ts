import { IIKO_FORM } from '@ostrov/shared/counters/form'
import type { IikoInputWire, IikoWire } from '@ostrov/shared/counters/schema'
import { namesOf, tableOf } from '@ostrov/shared/wire/names'
import type { Config } from '../../config'
import type { Em } from '../../db/orm'
import type { Served } from '../../kernel/served'
import type { Counter } from './counter'
import { type Acting, findCounter, saveCounter, stateOf } from './counter-settings'

const { enabled: _, secret: __, ...OF_ACCOUNT } = IIKO_FORM
const IDS = namesOf(OF_ACCOUNT)

/** How a restaurant's iiko is set up, all but its login. */
export async function readIiko(em: Em, config: Config, restaurant: Served): Promise<IikoWire> {
  return wireOf(config, await findCounter(em, restaurant, 'iiko'))
}

/**
 * Sets it up, from the next order on. What was wrong with it counts as mended. Call inside a transaction.
 * @throws {Refusal} `request.invalid`.
 */
export async function saveIiko(
  em: Em,
  config: Config,
  { input, ...acting }: Acting & { input: IikoInputWire },
): Promise<IikoWire> {
  const settings = tableOf(IDS, (name) => input[name].trim())
  return wireOf(config, await saveCounter(em, config, { ...acting, input, settings, kind: 'iiko', form: IIKO_FORM }))
}

const wireOf = (config: Config, counter: Counter | null): IikoWire => ({
  ...tableOf(IDS, (name) => counter?.settings[name] ?? ''),
  ...stateOf(config, counter),
})
