import type { Said } from '@ostrov/shared/ads/facts'
import { type SectionName, sectionOf } from '@ostrov/shared/ads/sections'
import { adSlug } from '@ostrov/shared/ads/slug'
import type { Em } from '../../../db/orm'
import { row, sql } from '../../../db/sql'
import type { Customer } from '../../../kernel/actors'
import { Refusal } from '../../../kernel/problems'
import { SAME_LOOK } from '../../../services/images/look'
import { statusOf } from '../ad-status'

type Author = Pick<Customer, 'id'>
type Duplicate = { id: string; number: number; title: string; status: string }

/** The newest of a person's ads in a section that a new one is compared with. */
const COMPARED = 50
/** How much of their runs of three letters two titles and two descriptions share, of one. */
const SAME_TITLE = 0.6
const SAME_TEXT = 0.8

/**
 * An own ad that is shown or has run out and says the same as a new one: its words almost the same, or a picture of the
 * same kind of thing almost the same.
 * @throws {Refusal} `ad.duplicate` naming it
 */
export async function demandNew(em: Em, author: Author, section: SectionName, input: Said, now: Date) {
  const found = await findDuplicate(em, author, section, input, now)
  if (!found) return
  throw new Refusal('ad.duplicate', { data: { duplicate: { ...found, section, slug: adSlug(found.title) } } })
}

function findDuplicate(em: Em, { id }: Author, section: SectionName, input: Said, now: Date) {
  const { alike } = sectionOf(section)
  const pictures = Array.isArray(input.image_ids) ? input.image_ids : []
  return row<Duplicate>(
    em,
    sql`select a.id, a.number, a.title, a.status from (
          select a.*, ${statusOf(now)} as status from ad a
          where a.author_id = ${id} and a.section = ${section} order by a.created_at desc limit ${COMPARED}) a
        where a.status in ('published', 'expired') and (
          similarity(a.title, ${input.title ?? ''}) >= ${SAME_TITLE} and similarity(a.description, ${input.description ?? ''}) >= ${SAME_TEXT}
          or ${sql.ref(`a.${alike}`)} is not distinct from ${input[alike] ?? null} and exists (
            select from image mine join image theirs on theirs.id = any(a.image_ids) and theirs.look <> 0
            where mine.id = any(${pictures}::uuid[]) and mine.look <> 0 and ${isSameLook}))
        order by a.created_at desc limit 1`,
  )
}

const apart = (one: string, other: string) =>
  sql`bit_count((${sql.ref(one)} # ${sql.ref(other)})::bit(64)) <= ${sql.lit(SAME_LOOK)}`

/** As they are, or one of them cropped. */
const isSameLook = sql`(${apart('mine.look', 'theirs.look')} or ${apart('mine.inner_look', 'theirs.look')}
  or ${apart('mine.look', 'theirs.inner_look')})`
