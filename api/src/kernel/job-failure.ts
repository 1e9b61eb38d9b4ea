import { type FailureReason, keptFailure } from '@ostrov/shared/system/failures'
import { Refusal } from './problems'

/** A job throws it where why it failed has a name. */
export class JobFailure extends Error {
  override name = 'JobFailure'
  /** @param code what the world outside answered: a number or a word without anything of a person. */
  constructor(
    readonly reason: FailureReason,
    readonly code = '',
  ) {
    super(keptFailure(reason, code))
  }
}

const SQL_STATE = /^[0-9A-Z]{5}$/
const DEEPEST_CAUSE = 5

/** All of an error that may be kept beside its job: of what kind it was, and its code. */
export function failureOf(error: unknown): string {
  if (error instanceof JobFailure) return error.message
  if (error instanceof Refusal) return keptFailure('rule', error.code)
  const code = codeOf(error)
  if (code !== null && SQL_STATE.test(code)) return keptFailure('database', code)
  return keptFailure('error', code ?? (error instanceof Error ? error.name : typeof error))
}

/** A driver's error may lie under those that wrapped it. */
function codeOf(error: unknown, depth = 0): string | null {
  if (!(error instanceof Error) || depth > DEEPEST_CAUSE) return null
  if ('code' in error && typeof error.code === 'string' && /^\w{1,40}$/.test(error.code)) return error.code
  return codeOf(error.cause, depth + 1)
}
