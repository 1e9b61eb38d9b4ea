import type { AdDraftWire } from '@ostrov/shared/ads/schema'
import { type SectionName, sectionOf } from '@ostrov/shared/ads/sections'
import type { Em } from '../../../db/orm'
import { changed, moment, row, sql } from '../../../db/sql'
import type { Customer } from '../../../kernel/actors'
import { Refusal } from '../../../kernel/problems'
import { holdOwnImages } from '../../images/hold-images'

/**
 * Keeps what a person has typed so far; who goes on in two tabs keeps what was typed last. Names that the section's form
 * does not know are left out. Call inside a transaction.
 * @throws {Refusal} `image.not_found`
 */
export async function keepDraft(
  em: Em,
  { id }: Customer,
  section: SectionName,
  typed: AdDraftWire['values'],
  now: Date,
) {
  const { fields } = sectionOf(section)
  const values = Object.fromEntries(
    Object.entries(typed).filter(
      ([name, value]) => Array.isArray(value) === (fields[name]?.kind === 'images') && fields[name],
    ),
  )
  await holdOwnImages(
    em,
    id,
    Object.values(values).flatMap((value) => (Array.isArray(value) ? value : [])),
  )
  await changed(
    em,
    sql`insert into ad_draft (author_id, section, values, created_at, updated_at)
        values (${id}, ${section}, ${JSON.stringify(values)}::jsonb, ${now}, ${now})
        on conflict (author_id, section) do update set values = excluded.values, updated_at = excluded.updated_at`,
  )
}

/** @throws {Refusal} `ad.no_draft` */
export async function readDraft(em: Em, { id }: Customer, section: SectionName): Promise<AdDraftWire> {
  const draft = await row<AdDraftWire>(
    em,
    sql`select section, values, ${moment('updated_at')} as updated_at from ad_draft
        where author_id = ${id} and section = ${section}`,
  )
  if (!draft) throw new Refusal('ad.no_draft')
  return draft
}

export async function dropDraft(em: Em, { id }: Customer, section: SectionName) {
  await changed(em, sql`delete from ad_draft where author_id = ${id} and section = ${section}`)
}
