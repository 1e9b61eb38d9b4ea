import { done } from '@ostrov/shared/wire/schema'
import type { Em } from '../db/orm'

/** Does what is asked in one transaction, and answers that it is done. */
export async function answerDone(em: Em, act: (tx: Em) => Promise<unknown>) {
  await em.transactional(act)
  return done
}
