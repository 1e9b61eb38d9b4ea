import type { Values } from '@ostrov/shared/forms/form'
import { OptionalKind, type TSchema } from '@sinclair/typebox'

/** What a form says of a value beside the others of its object. */
export type Check = (value: unknown, beside: Values) => string | null

/** The checks that `sentencesOf` gave a schema. */
export function checksOf(schema: TSchema): Check[] {
  const checks: unknown = schema.checks
  return Array.isArray(checks) ? checks.filter((one): one is Check => typeof one === 'function') : []
}

/** Field → the form's sentence, for every field of a body that its form refuses, whatever its schema makes of it. */
export function formErrors(schema: TSchema, value: unknown): Record<string, string> {
  const fields: Record<string, string> = {}
  const left: [schema: TSchema, value: unknown][] = [[schema, value]]
  for (let next = left.pop(); next; next = left.pop()) {
    const [of, held] = next
    if (of.type === 'array' && Array.isArray(held)) for (const one of held) left.push([of.items, one])
    if (of.type !== 'object' || !isValues(held)) continue
    for (const [name, property] of Object.entries<TSchema>(of.properties ?? {})) {
      const meant = meantOf(property)
      const complaint = isJudged(property, meant, held[name], held) && complaintOf(meant, held[name], held)
      if (complaint) fields[name] ??= complaint
      left.push([meant, held[name]])
    }
  }
  return fields
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** Of «this or nothing» it is this. */
function meantOf(schema: TSchema): TSchema {
  const branches: TSchema[] = Array.isArray(schema.anyOf) ? schema.anyOf : []
  const [only, ...others] = branches.filter((one) => one.type !== 'null')
  return only && others.length === 0 ? only : schema
}

/** What may be left out is missing only where a form asks for it by what else stands in it; elsewhere it stays as it was. */
function isJudged(property: TSchema, meant: TSchema, value: unknown, beside: Values): boolean {
  const { asked } = meant
  if (typeof asked === 'function') return asked(beside) === true
  return value !== undefined || property[OptionalKind] !== 'Optional'
}

function complaintOf(schema: TSchema, value: unknown, beside: Values): string | null {
  return (
    checksOf(schema)
      .map((check) => check(value, beside))
      .find((complaint) => complaint !== null) ?? null
  )
}
