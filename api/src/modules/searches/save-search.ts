import { SEARCHES_MOST, type SearchPace } from '@ostrov/shared/searches/rules'
import type { SavedSearchWire, SearchInputWire } from '@ostrov/shared/searches/schema'
import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import { takeLock } from '../../db/take-lock'
import type { Customer } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { addressOf, listSearches } from './read-searches'

/**
 * Keeps a list's filters; saved again they are the same search, of which only the pace is new. Call inside a transaction.
 * @returns its id
 * @throws {Refusal} `saved_search.nothing_chosen`, `saved_search.too_many`
 */
export async function saveSearch(
  em: Em,
  { section, pace, ...said }: SearchInputWire,
  { id }: Customer,
  now: Date,
): Promise<string> {
  const address = addressOf({ section, ...said })
  await takeLock(em, `searches:${id}`)
  const kept = await row<{ count: number }>(
    em,
    sql`select count(*)::int as count from saved_search
        where user_id = ${id} and not (section = ${section} and address = ${address})`,
  )
  if ((kept?.count ?? 0) >= SEARCHES_MOST) throw new Refusal('saved_search.too_many')
  const saved = await row<{ id: string }>(
    em,
    sql`insert into saved_search (user_id, section, address, pace, seen_at, told_from, created_at)
        values (${id}, ${section}, ${address}, ${pace}, ${now}, ${now}, ${now})
        on conflict (user_id, section, address) do update set ${paced(pace, now)} returning id`,
  )
  return saved?.id ?? ''
}

/** @throws {Refusal} `saved_search.not_found` for a stranger's too */
export async function setPace(em: Em, id: string, pace: SearchPace, customer: Customer, now: Date): Promise<void> {
  await demanded(em, sql`update saved_search set ${paced(pace, now)} where id = ${id} and user_id = ${customer.id}`)
}

/** Its list is looked at now: nothing there is new any more. @throws {Refusal} `saved_search.not_found` */
export async function markSeen(em: Em, id: string, customer: Customer, now: Date): Promise<void> {
  await demanded(em, sql`update saved_search set seen_at = ${now} where id = ${id} and user_id = ${customer.id}`)
}

/** @throws {Refusal} `saved_search.not_found` */
export async function removeSearch(em: Em, id: string, customer: Customer): Promise<void> {
  await demanded(em, sql`delete from saved_search where id = ${id} and user_id = ${customer.id}`)
}

/** One of a person's searches as the list of them has it. @throws {Refusal} `saved_search.not_found` */
export async function readSearch(em: Em, id: string, customer: Customer, now: Date): Promise<SavedSearchWire> {
  const found = (await listSearches(em, customer, now)).items.find((one) => one.id === id)
  if (!found) throw new Refusal('saved_search.not_found')
  return found
}

/** Who had asked for silence is told of what comes from now on. */
const paced = (pace: SearchPace, now: Date) => sql`pace = ${pace},
  told_from = case when saved_search.pace = 'never' then ${now} else saved_search.told_from end`

async function demanded(em: Em, statement: ReturnType<typeof sql>): Promise<void> {
  if ((await changed(em, statement)) === 0) throw new Refusal('saved_search.not_found')
}
