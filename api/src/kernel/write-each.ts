import type { Em } from '../db/orm'
import { Refusal } from './problems'

type Refused = { id: string; errorMessage: string; message: string }
/** What came of a write to many: an answer of each that was written, and why each of the others stayed as it was. */
export type EachWritten<Answer> = { items: Answer[]; refused: Refused[] }

/** Writes to each of many behind a savepoint of its own: one that refuses keeps the others from nothing. Call inside a transaction. */
export async function writeEach<Item extends { id: string }, Answer>(
  em: Em,
  items: readonly Item[],
  write: (em: Em, item: Item) => Promise<Answer>,
): Promise<EachWritten<Answer>> {
  const answer: EachWritten<Answer> = { items: [], refused: [] }
  // Two who write to the same rows lock them in one order.
  for (const item of items.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    try {
      answer.items.push(await em.transactional((tx) => write(tx, item)))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      answer.refused.push({ id: item.id, errorMessage: error.code, message: sentenceOf(error) })
    }
  }
  return answer
}

/** Why one refuses: what its fields say, where it is a field. */
function sentenceOf({ message, details: { errors } }: Refusal): string {
  const [first] = Object.values(errors ?? {})
  return first ?? message
}
