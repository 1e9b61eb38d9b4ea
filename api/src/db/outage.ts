const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  '08003',
  // Every place at PostgreSQL is taken.
  '53300',
  // A statement or a transaction that took longer than may be (`connecting`).
  '57014',
  '25P03',
  'ERR_POSTGRES_CONNECTION_CLOSED',
])
const CONNECTION_WORDS =
  /Connection terminated|terminating connection|the database system is|has encountered a connection error|Client was closed|Query read timeout|timeout exceeded when trying to connect/

/** PostgreSQL is being restarted, cannot be reached or does not answer in time: a moment's trouble, not a defect. */
export function isDatabaseDown(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && typeof error.code === 'string' && CONNECTION_CODES.has(error.code)) return true
  if (error instanceof Error && CONNECTION_WORDS.test(error.message)) return true
  if (error instanceof AggregateError) return error.errors.some(isDatabaseDown)
  return 'cause' in error && isDatabaseDown(error.cause)
}

const FULL_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** The disk of the database, or ours, has no room for what was to be written. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && typeof error.code === 'string' && FULL_CODES.has(error.code)) return true
  return 'cause' in error && isDiskFull(error.cause)
}
