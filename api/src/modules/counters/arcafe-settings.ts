import { ARCAFE_FORM } from '@ostrov/shared/counters/form'
import type { ArcafeInputWire, ArcafeWire } from '@ostrov/shared/counters/schema'
import type { Config } from '../../config'
import type { Em } from '../../db/orm'
import type { Served } from '../../kernel/served'
import type { Counter } from './counter'
import { type Acting, findCounter, saveCounter, stateOf } from './counter-settings'

/** How a restaurant's ArCafe is set up, all but its key. */
export async function readArcafe(em: Em, config: Config, restaurant: Served): Promise<ArcafeWire> {
  return wireOf(config, await findCounter(em, restaurant, 'arcafe'))
}

/**
 * Sets it up, from the next order on. What was wrong with it counts as mended. Call inside a transaction.
 * @throws {Refusal} `request.invalid`.
 */
export async function saveArcafe(
  em: Em,
  config: Config,
  { input, ...acting }: Acting & { input: ArcafeInputWire },
): Promise<ArcafeWire> {
  const settings = { delivery_article: input.delivery_article.trim() }
  return wireOf(
    config,
    await saveCounter(em, config, { ...acting, input, settings, kind: 'arcafe', form: ARCAFE_FORM }),
  )
}

const wireOf = (config: Config, counter: Counter | null): ArcafeWire => ({
  delivery_article: counter?.settings.delivery_article ?? '',
  ...stateOf(config, counter),
})
