import { Elysia } from 'elysia'
import { isDatabaseDown, isDiskFull } from '../db/outage'
import { workId } from '../db/work'
import type { Deps } from '../kernel/deps'
import { PROBLEMS, type ProblemCode, Refusal } from '../kernel/problems'
import { fieldErrors } from './field-errors'

const AGAIN_SECONDS = 5
const REASONS = { 'server.disk_full': 'disk full', 'server.unavailable': 'database unreachable' }

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
    const trouble = troubleOf(deps, error)
    if (!trouble) return answer(set, 'server.failed')
    set.headers['retry-after'] = String(trouble.details.retryAfter)
    return answer(set, trouble.code)
  })

/** Logs what no rule has refused; answers what to say of a trouble that passes, null of a defect. */
export function troubleOf({ log }: Pick<Deps, 'log'>, error: unknown): Refusal | null {
  const code = isDiskFull(error) ? 'server.disk_full' : isDatabaseDown(error) ? 'server.unavailable' : null
  log.error({ request_id: workId(), ...(code ? { reason: REASONS[code] } : { err: error }) }, 'request failed')
  return code && new Refusal(code, { retryAfter: AGAIN_SECONDS })
}

function answer(set: { status?: number | string }, code: ProblemCode) {
  set.status = PROBLEMS[code][0]
  return bodyOf(code)
}

function bodyOf(code: ProblemCode) {
  return { errorMessage: code, message: PROBLEMS[code][1] }
}
