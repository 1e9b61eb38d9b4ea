import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { readLink } from '../../kernel/signed-link'
import { titlesOf, type Wanted } from './read-searches'

type Stopped = { title: string | null; is_stopped: boolean }

/** What a letter's link would stop: one search, or all of a person's. @throws {Refusal} `link.dead` */
export async function readStop(em: Em, secret: string, token: string): Promise<Stopped> {
  const { search_id, user_id } = namedBy(secret, token)
  if (search_id === null) {
    const told = await row(em, sql`select from saved_search where user_id = ${user_id} and pace <> 'never' limit 1`)
    return { title: null, is_stopped: told === undefined }
  }
  const search = await row<Wanted & { is_stopped: boolean }>(
    em,
    sql`select section, address, pace = 'never' as is_stopped from saved_search where id = ${search_id}`,
  )
  if (!search) throw new Refusal('link.dead')
  const [title = ''] = await titlesOf(em, [search])
  return { title, is_stopped: search.is_stopped }
}

/** Stops it, for good; stopped again it stays so. @throws {Refusal} `link.dead` */
export async function stopSearch(em: Em, secret: string, token: string): Promise<Stopped> {
  const { search_id, user_id } = namedBy(secret, token)
  await changed(
    em,
    sql`update saved_search set pace = 'never' where pace <> 'never' and (id = ${search_id} or user_id = ${user_id})`,
  )
  return readStop(em, secret, token)
}

function namedBy(secret: string, token: string) {
  const search_id = readLink(secret, 'search_stop', token)
  const user_id = readLink(secret, 'searches_stop', token)
  if (search_id === null && user_id === null) throw new Refusal('link.dead')
  return { search_id, user_id }
}
