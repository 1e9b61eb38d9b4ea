import { Kind } from '@sinclair/typebox'
import { richText } from './rich-text'

/** How a sample is filled where a schema leaves a choice: what a field of this name holds in life, and whether it is there. */
export type Filling = { named: (name: string) => unknown; optional: () => boolean }
const PLAIN: Filling = { named: () => undefined, optional: () => false }

/** A value this schema accepts, as plain as it can be: enough for a request to reach the access check behind validation. */
export function sample(schema: unknown, filling: Filling = PLAIN): unknown {
  if (!isSchema(schema)) return undefined
  if (Reflect.get(schema, Kind) === 'RichText') return richText('Текст')
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const branches = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (Array.isArray(branches))
    return sample(branches.find((branch) => isSchema(branch) && branch.type !== 'string') ?? branches[0], filling)
  if (schema.default !== undefined) return schema.default
  if (schema.type === 'object') return sampleObject(schema, filling)
  if (schema.type === 'array') return sampleArray(schema, filling)
  if (schema.type === 'integer' || schema.type === 'number') return Number(schema.minimum ?? 1)
  if (schema.type === 'boolean') return true
  if (schema.type === 'null') return null
  return sampleText(schema)
}

type Schema = Record<string, unknown>

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null
}

function sampleObject({ properties, required }: Schema, filling: Filling): unknown {
  if (!isSchema(properties)) return {}
  const needed = Array.isArray(required) ? required.map(String) : []
  const names = Object.keys(properties).filter((name) => needed.includes(name) || filling.optional())
  return Object.fromEntries(names.map((name) => [name, filling.named(name) ?? sample(properties[name], filling)]))
}

function sampleArray({ items, minItems }: Schema, filling: Filling): unknown {
  if (Array.isArray(items)) return items.map((item) => sample(item, filling))
  return Array.from({ length: Math.max(1, Number(minItems ?? 0)) }, () => sample(items, filling))
}

const NOWHERE = '018f0000-0000-7000-8000-000000000000'
const FORMATS: Record<string, string> = {
  uuid: NOWHERE,
  email: 'anna@example.com',
  'date-time': '2026-11-21T00:00:00Z',
  date: '2026-11-21',
  uri: 'https://example.com/',
}
const TEXTS = [
  NOWHERE,
  '79001234567',
  '1234',
  '123456',
  'Анна',
  'ABCDEF',
  '12:00',
  '2026-11-21',
  '#0B6767',
  'a',
  'anna@example.com',
  '+79001234567',
  'Длинный пример текста',
  'reviews',
  '?answered=no',
]

function sampleText({ format, pattern, minLength, maxLength, checks }: Schema): string {
  const known = typeof format === 'string' ? FORMATS[format] : undefined
  if (known) return known
  const long = 'Текст'.padEnd(Number(minLength ?? 1), 'а').slice(0, Number(maxLength ?? 1_000))
  const judges = Array.isArray(checks) ? checks : []
  const isTaken = (text: string) =>
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text)) &&
    judges.every((judge) => judge(text) === null)
  return [long, ...TEXTS].find(isTaken) ?? long
}
