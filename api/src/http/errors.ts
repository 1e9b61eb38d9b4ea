import { Elysia } from 'elysia'
import { isDatabaseDown } from '../db/outage'
import { workId } from '../db/work'
import type { Deps } from '../kernel/deps'
import { PROBLEMS, type ProblemCode, Refusal } from '../kernel/problems'
import { fieldErrors } from './field-errors'

/** The one place where a failure becomes the wire's `{ errorMessage, message, errors? }`. */
export const errors = (deps: Deps) =>
  new Elysia({ name: 'errors' }).onError({ as: 'global' }, ({ code, error, set }) => {
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
    if (isDatabaseDown(error)) {
      deps.log.error({ request_id: workId(), reason: 'database unreachable' }, 'request failed')
      set.headers['retry-after'] = '5'
      return answer(set, 'server.unavailable')
    }
    deps.log.error({ request_id: workId(), err: error }, 'request failed')
    return answer(set, 'server.failed')
  })

function answer(set: { status?: number | string }, code: ProblemCode) {
  set.status = PROBLEMS[code][0]
  return bodyOf(code)
}

function bodyOf(code: ProblemCode) {
  return { errorMessage: code, message: PROBLEMS[code][1] }
}
