const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a value may be looked up as an id: PostgreSQL refuses any other text with an error. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value)
}
