import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import type { Served } from '../../kernel/served'
import { writeEntry } from '../audit/write-entry'

/** Answers that a restaurant gives often. */
export async function readTemplates(em: Em, restaurant: Served) {
  const kept = await row<{ templates: string[] }>(
    em,
    sql`select templates from answer_templates where restaurant_id = ${restaurant.id}`,
  )
  return { templates: kept?.templates ?? [] }
}

type Saving = { restaurant: Served; templates: readonly string[]; by: By; now: Date }

/** Keeps these and no others. Call inside a transaction. */
export async function saveTemplates(em: Em, { restaurant, by, now, ...input }: Saving) {
  const templates = [...new Set(input.templates.map((text) => text.trim()))].filter(Boolean)
  const from = await readTemplates(em, restaurant)
  await changed(
    em,
    sql`insert into answer_templates (restaurant_id, templates) values (${restaurant.id}, ${templates}::text[])
        on conflict (restaurant_id) do update set templates = excluded.templates`,
  )
  const subject = `restaurant:${restaurant.id}`
  await writeEntry(em, {
    by,
    act: 'review.templates',
    subject,
    restaurant_id: restaurant.id,
    from,
    to: { templates },
    now,
  })
}
