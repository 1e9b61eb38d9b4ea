import type { Em } from '../db/orm'
import { changed, row, sql } from '../db/sql'
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
export async function answerOnce<Answer>(
  em: Em,
  { scope, key, route, body }: Repeatable,
  write: (em: Em) => Promise<Answer>,
): Promise<Answer> {
  if (!key) return em.transactional((tx) => write(tx))
  const hash = new Bun.CryptoHasher('sha256').update(JSON.stringify(body)).digest('hex')
  return em.transactional(async (tx) => {
    const first = await changed(
      tx,
      sql`insert into idempotency_key (scope, key, route, request_hash) values (${scope}, ${key}, ${route}, ${hash})
          on conflict do nothing`,
    )
    if (first === 0) return firstAnswer<Answer>(tx, { scope, key, route, hash })
    const answer = await write(tx)
    await tx.flush()
    await changed(
      tx,
      sql`update idempotency_key set status = 200, response = ${JSON.stringify(answer)}::jsonb
          where scope = ${scope} and key = ${key}`,
    )
    return answer
  })
}

async function firstAnswer<Answer>(em: Em, asked: { scope: string; key: string; route: string; hash: string }) {
  const kept = await row<{ route: string; request_hash: string; response: Answer }>(
    em,
    sql`select route, request_hash, response from idempotency_key where scope = ${asked.scope} and key = ${asked.key}`,
  )
  if (!kept || kept.route !== asked.route || kept.request_hash !== asked.hash) throw new Refusal('request.key_reused')
  return kept.response
}
