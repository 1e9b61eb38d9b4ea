import { changed, sql } from '../db/sql'
import type { Forget } from './leaving'

/** Answers kept for repeats, and counters. */
export const forgetRepeats: Forget = async (em, { id }) => {
  await changed(em, sql`delete from idempotency_key where scope = ${`customer:${id}`}`)
  await changed(em, sql`delete from limits.hit where key like ${`%:${id}`}`)
}
