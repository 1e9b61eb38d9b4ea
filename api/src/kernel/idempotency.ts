import type { Em } from '../db/orm'
import { changed, pipelined, row, sql } from '../db/sql'
import { statement } from '../db/statement'
import { Refusal } from './problems'

type Repeatable = {
  /** Who writes: `customer:<uuid>`, … */
  scope: string
  /** The `Idempotency-Key` header; without one the write simply runs. */
  key: string | undefined
  route: string
  body: unknown
}

/**
 * Runs a write once. The key, the effect and the answer commit together, so a repeat — at the same moment or after a
 * crash — either waits and gets the first answer or finds nothing done and does it.
 * @throws {Refusal} `request.key_reused` when the key came before with another request.
 */
export function answerOnce<Answer>(em: Em, asked: Repeatable, write: (em: Em) => Promise<Answer>): Promise<Answer> {
  return readAndAnswerOnce(em, asked, { read: async () => undefined, write })
}

/**
 * The same for a write that begins with reading, whose statement leaves in one packet with the key's. For a repeat it is in vain, and must
 * bear that the write is done.
 */
export async function readAndAnswerOnce<Found, Answer>(
  em: Em,
  { scope, key, route, body }: Repeatable,
  { read, write }: { read: (em: Em) => Promise<Found>; write: (em: Em, found: Found) => Promise<Answer> },
): Promise<Answer> {
  if (!key) return em.transactional(async (tx) => write(tx, await read(tx)))
  const hash = new Bun.CryptoHasher('sha256').update(JSON.stringify(body)).digest('hex')
  let kept: Promise<unknown> | undefined
  const answer = await em.transactional(async (tx) => {
    const [first, found] = await pipelined([changed(tx, keepKey({ scope, key, route, hash })), read(tx)])
    if (first === 0) return firstAnswer<Answer>(tx, { scope, key, route, hash })
    const answer = await write(tx, found)
    await tx.flush()
    // Not waited for before the commit, which undoes everything where this has failed.
    kept = changed(tx, keepAnswer({ scope, key, answer: JSON.stringify(answer) }))
    kept.catch(() => undefined)
    return answer
  })
  await kept
  return answer
}

const keepKey = statement<{ scope: string; key: string; route: string; hash: string }>(
  (given) =>
    sql`insert into idempotency_key (scope, key, route, request_hash)
        values (${given('scope')}, ${given('key')}, ${given('route')}, ${given('hash')}) on conflict do nothing`,
)

const keepAnswer = statement<{ scope: string; key: string; answer: string }>(
  (given) =>
    sql`update idempotency_key set status = 200, response = ${given('answer')}::jsonb
        where scope = ${given('scope')} and key = ${given('key')}`,
)

async function firstAnswer<Answer>(em: Em, asked: { scope: string; key: string; route: string; hash: string }) {
  const kept = await row<{ route: string; request_hash: string; response: Answer }>(
    em,
    sql`select route, request_hash, response from idempotency_key where scope = ${asked.scope} and key = ${asked.key}`,
  )
  if (!kept || kept.route !== asked.route || kept.request_hash !== asked.hash) throw new Refusal('request.key_reused')
  return kept.response
}
