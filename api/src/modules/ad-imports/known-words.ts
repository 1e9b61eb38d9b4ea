import { foldedText } from '@ostrov/shared/formats/same-text'
import type { Em } from '../../db/orm'
import { rows, sql } from '../../db/sql'
import { keptTree } from '../catalogues/tree-cache'
import { townsOf } from './feed-places'
import type { Known } from './words'

/** The names of towns and of entries that an ad may choose: leaves that are offered. */
export async function knownWords(em: Em): Promise<Known> {
  const towns = await rows<{ id: string; name: string }>(
    em,
    sql`select id, name from city where not is_hidden limit 500`,
  )
  const { all, within } = await keptTree(em)
  const entries = new Map<string, string>()
  for (const { catalogue, slug, parent, name, is_hidden } of all) {
    const isBranch = (within.get(slug) ?? []).some((one) => one.catalogue === catalogue)
    if (is_hidden || isBranch) continue
    const key = `${catalogue}/${foldedText(name)}`
    if (!entries.has(key)) entries.set(key, slug)
    if (parent !== null) entries.set(`${key}/${parent}`, slug)
  }
  return {
    towns: townsOf(towns),
    entry: (catalogue, name, parent) =>
      entries.get(`${catalogue}/${foldedText(name)}${parent === undefined ? '' : `/${parent}`}`),
  }
}
