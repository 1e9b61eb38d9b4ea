import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'

/** Neither of two signs that look alike: no 0, O and D, 1, I and L, 2 and Z, 5 and S, 6 and G, 8 and B, U and V. */
const SIGNS = 'ACEFHJKMNPQRTVWXY3479'
/** 52 bits: of ten thousand codes none is found by trying. */
const LENGTH = 12
/** The largest multiple of the signs in a byte: bytes above it would make the first signs likelier. */
const FAIR = 256 - (256 % SIGNS.length)

type Series = { count: number; prefix: string | null }

/** Writes the codes of a new series with its terms. Call in the transaction that wrote the series. */
export async function makeCodes(em: Em, series_id: string): Promise<void> {
  const series = await row<Series>(em, sql`select count, prefix from promo_code_series where id = ${series_id}`)
  let missing = series?.count ?? 0
  // A code that somebody has already is left out, and another is made for it.
  while (series && missing > 0) missing -= await writeCodes(em, series_id, codesOf({ ...series, count: missing }))
}

function codesOf({ count, prefix }: Series): string[] {
  const begin = prefix ? `${prefix}-` : ''
  const codes = new Set<string>()
  while (codes.size < count) codes.add(begin + randomSigns())
  return [...codes]
}

function randomSigns(): string {
  let signs = ''
  while (signs.length < LENGTH)
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH)))
      if (byte < FAIR && signs.length < LENGTH) signs += SIGNS[byte % SIGNS.length]
  return signs
}

function writeCodes(em: Em, series_id: string, codes: string[]): Promise<number> {
  return changed(
    em,
    sql`insert into promo_code (code, series_id, name, amount, amount_type, max_discount, min_order_sum, paid_by,
          restaurant_ids, total_use_limit, user_use_limit, first_order_only, starts_at, expires_at, created_at)
        select made.code, s.id, s.name, s.amount, s.amount_type, s.max_discount, s.min_order_sum, s.paid_by,
          s.restaurant_ids, s.total_use_limit, s.user_use_limit, s.first_order_only, s.starts_at, s.expires_at, s.created_at
        from promo_code_series s, unnest(${codes}::text[]) as made (code) where s.id = ${series_id}
        on conflict (code) do nothing`,
  )
}
