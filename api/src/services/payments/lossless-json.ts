/**
 * Parses JSON without losing digits: a number that JavaScript cannot hold exactly comes back as the string it was written as.
 * The bank sends PaymentId, CardId and RebillId as numbers of up to 20 digits, and signs the digits it sent.
 * @throws {SyntaxError} when the text is not JSON.
 */
export function parseLossless(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown, context?: { source?: string }) => {
    const source = context?.source
    return typeof value === 'number' && source !== undefined && String(value) !== source ? source : value
  })
}

/** Narrows to a JSON object (not null, not an array). */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Text of a field that the bank writes as a string in one answer and as a number in another; '' when absent. */
export function textOf(body: Record<string, unknown>, key: string): string {
  const value = body[key]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** A whole number of a field, or null when it is missing or not whole. */
export function integerOf(body: Record<string, unknown>, key: string): number | null {
  const value = body[key]
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null
}
