import { isPoint } from '../geo/point-text'
import type { AdValues } from './schema'

/** What the wire takes of an ad's fields: those of `names` that hold such a value. */
export function adValues(names: readonly string[], said: Readonly<Record<string, unknown>>): AdValues {
  return Object.fromEntries(names.flatMap((name) => (isValue(said[name]) ? [[name, said[name]]] : [])))
}

const isValue = (value: unknown): value is AdValues[string] =>
  value === null ||
  isPoint(value) ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string'))
