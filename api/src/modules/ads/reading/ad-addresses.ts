import type { AdAddress } from '@ostrov/shared/ads/schema'
import { adSlug } from '@ostrov/shared/ads/slug'
import type { Em } from '../../../db/orm'
import { moment, row, rows, sql } from '../../../db/sql'
import { isShown } from '../ad-status'

/** By their numbers, so that an ad stays in the piece it was in. */
export const PIECE = 10_000

/** Into how many pieces the ads are cut for sitemaps. */
export async function countPieces(em: Em): Promise<{ pieces: number }> {
  const last = await row<{ number: number | null }>(em, sql`select max(a.number) as number from ad a`)
  return { pieces: Math.ceil((last?.number ?? 0) / PIECE) }
}

/** Where the ads of a piece stand that are shown now. Pieces are counted from 1. */
export async function listAdAddresses(em: Em, piece: number, now: Date) {
  const [after, last] = [(piece - 1) * PIECE, piece * PIECE]
  const found = await rows<Omit<typeof AdAddress.static, 'slug'> & { title: string }>(
    em,
    sql`select a.number, a.section, a.title, ${moment('a.updated_at')} as changed_at from ad a
        where a.number > ${after} and a.number <= ${last} and ${isShown(now)} order by a.number limit ${PIECE}`,
  )
  return { items: found.map(({ title, ...one }) => ({ ...one, slug: adSlug(title) })) }
}
