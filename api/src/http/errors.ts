import { Elysia } from 'elysia'
import type { Deps } from './deps'
import { fieldErrors } from './field-errors'
import { PROBLEMS, type ProblemCode, Refusal } from './problems'

/** The one place where a failure becomes the wire's `{ errorMessage, message, errors? }`. */
export const errors = (deps: Deps) =>
  new Elysia({ name: 'errors' }).onError({ as: 'global' }, ({ code, error, set, request }) => {
    if (error instanceof Refusal) {
      set.status = error.status
      if (error.details.retryAfter) set.headers['retry-after'] = String(Math.ceil(error.details.retryAfter))
      return error.toBody()
    }
    if (code === 'VALIDATION' && error.type !== 'response') {
      set.status = 422
      return { ...bodyOf('request.invalid'), errors: fieldErrors(error) }
    }
    if (code === 'PARSE' || code === 'INVALID_COOKIE_SIGNATURE') return answer(set, 'request.malformed')
    if (code === 'NOT_FOUND') return answer(set, 'request.not_found')
    const requestId = request.headers.get('x-request-id')
    if (isDatabaseDown(error)) {
      deps.log.error({ request_id: requestId, reason: 'database unreachable' }, 'request failed')
      return answer(set, 'server.unavailable')
    }
    deps.log.error({ request_id: requestId, err: error }, 'request failed')
    return answer(set, 'server.failed')
  })

function answer(set: { status?: number | string }, code: ProblemCode) {
  set.status = PROBLEMS[code][0]
  return bodyOf(code)
}

function bodyOf(code: ProblemCode) {
  return { errorMessage: code, message: PROBLEMS[code][1] }
}

const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  '08003',
  'ERR_POSTGRES_CONNECTION_CLOSED',
])

/** PostgreSQL is being restarted or cannot be reached: a moment's trouble, not a defect. */
function isDatabaseDown(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && typeof error.code === 'string' && CONNECTION_CODES.has(error.code)) return true
  if (
    error instanceof Error &&
    /Connection terminated|terminating connection|the database system is/.test(error.message)
  )
    return true
  return 'cause' in error && isDatabaseDown(error.cause)
}
