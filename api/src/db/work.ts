import { AsyncLocalStorage } from 'node:async_hooks'

/** A name that may stand in a log, a header and a statement. */
const WELL_FORMED = /^[\w-]{8,64}$/

const current = new AsyncLocalStorage<string>()

/** Whether a word may be the id of a request. */
export const isWorkId = (word: string | null): word is string => word !== null && WELL_FORMED.test(word)

/**
 * Does it in the name of a request or a job: the log, the answer and `application_name` of transactions say the same. A comment in
 * each statement would make it a new text each time, to be planned anew: so `workId()` says whose it is, however far down.
 */
export const inNameOf = <Value>(id: string, act: () => Value): Value => current.run(id, act)

/** The id of the request or the job that is being answered or done; null for what the process does of itself. */
export const workId = (): string | null => current.getStore() ?? null
