export type Json = Record<string, unknown>

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

// How the validator reads numbers and dates out of text; on the wire they are what the other branch says.
const TEXT_FORMS = new Set(['integer', 'numeric', 'boolean', 'ObjectString', 'ArrayString'])
const NOT_SCHEMA = new Set(['nullable', 'error', 'additionalItems', 'elysiaMeta', 'checks', 'asked', 'maxSize'])

/** A schema of the validator as plain JSON Schema 2020-12: no coercion branches, tuples and enumerations as the standard says them. */
export function toStandardSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toStandardSchema)
  if (!isObject(schema)) return schema
  if (Array.isArray(schema.anyOf)) return toUnion(schema, schema.anyOf)
  const plain: Json = {}
  for (const [key, value] of Object.entries(schema)) {
    if (NOT_SCHEMA.has(key)) continue
    if (key === 'properties' || key === 'patternProperties') plain[key] = mapValues(value)
    else if (key === 'items' && Array.isArray(value)) plain.prefixItems = toStandardSchema(value)
    else if (key === 'default' || key === 'enum' || key === 'examples') plain[key] = value
    else plain[key] = toStandardSchema(value)
  }
  if (plain.type === 'Date') return { type: 'string', format: 'date-time' }
  return plain
}

function toUnion({ anyOf, ...given }: Json, branches: unknown[]): unknown {
  const rest = Object.fromEntries(Object.entries(given).filter(([key]) => !NOT_SCHEMA.has(key)))
  const kept = branches.filter((branch) => !isTextForm(branch))
  const literals = kept.map((branch) => (isObject(branch) && 'const' in branch ? branch.const : undefined))
  if (kept.length > 1 && literals.every((literal) => literal !== undefined)) return { ...rest, enum: literals }
  const [only] = kept
  if (kept.length === 1 && isObject(only)) return toStandardSchema({ ...only, ...rest })
  return { ...rest, anyOf: kept.map(toStandardSchema) }
}

function isTextForm(branch: unknown) {
  if (!isObject(branch)) return false
  if (branch.type === 'Date') return true
  return branch.type === 'string' && typeof branch.format === 'string' && TEXT_FORMS.has(branch.format)
}

function mapValues(properties: unknown): unknown {
  if (!isObject(properties)) return properties
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, toStandardSchema(schema)]))
}
