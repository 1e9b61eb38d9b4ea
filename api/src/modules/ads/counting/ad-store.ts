/** What is shown of each section, kept in memory for counting: read at the start and whenever a notice may have been lost, then ad by ad as each changes. */
import { SECTION_NAMES, type SectionName } from '@ostrov/shared/ads/sections'
import type { Orm } from '../../../db/orm'
import { row, type Sql, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import { type AdTable, dropAd, emptyAds, type Piece, putAds } from './ad-table'
import { type ColumnStore, emptyRows } from './column-store'

/** Ads that one statement brings: some ten milliseconds of a process. */
const PIECE = 4000
/** Changes are read so soon when nobody asks before. */
const SOON_MS = 200
/** After a failure it is all read again. */
const AGAIN_MS = 5000
const SEPARATOR = '|'

export type AdStore = ReturnType<typeof openAdStore>

/** Begins to keep when the process hears its notices; until it has read all, and while it hears none, it has nothing to say. */
export function openAdStore({ orm, notices, log, now }: Pick<Deps, 'orm' | 'notices' | 'log' | 'now'>) {
  let kept: AdTable | null = null
  let turn = 0
  let applying: Promise<void> | null = null
  let soon: ReturnType<typeof setTimeout> | null = null
  const heard = new Set<number>()

  async function load() {
    const mine = ++turn
    kept = null
    // What is told from now on is read once more afterwards; what was told before is read now.
    heard.clear()
    const started = performance.now()
    const fresh = emptyAds()
    for (let after: number | undefined = 0; after !== undefined; ) {
      const piece = await readPiece(orm, sql`a.number > ${after} and a.expires_at > ${now()}`)
      if (mine !== turn) return
      putAds(fresh, piece, now().getTime())
      after = piece.numbers.at(-1)
    }
    kept = fresh
    const counted = SECTION_NAMES.reduce((sum, name) => sum + fresh.sections[name].size, 0)
    log.info({ ads: counted, ms: Math.round(performance.now() - started) }, 'ads are kept for counting')
  }

  async function apply() {
    const into = kept
    if (!into || heard.size === 0) return
    const numbers = [...heard].slice(0, PIECE)
    for (const number of numbers) heard.delete(number)
    try {
      const piece = await readPiece(orm, sql`a.number = any(${numbers}::int[])`)
      for (const number of numbers) dropAd(into, number)
      putAds(into, piece, now().getTime())
    } catch (error) {
      for (const number of numbers) heard.add(number)
      throw error
    }
  }

  /** Reads what was told so far; what is told meanwhile may wait for the next who asks. */
  async function settle() {
    for (let round = 0; round < 2 && kept && (applying || heard.size > 0); round++) {
      applying ??= apply().finally(() => {
        applying = null
      })
      await applying
    }
  }

  /** Where the notices are lost too, `again` begins once more. */
  function begin() {
    load().catch((error) => {
      lost(error)
      if (notices.isHearing()) setTimeout(begin, AGAIN_MS).unref()
    })
  }

  const lost = (error: unknown) => log.warn({ reason: String(error) }, 'ads could not be read for counting')

  notices.hear('ad', {
    heard(number) {
      heard.add(Number(number))
      soon ??= setTimeout(() => {
        soon = null
        void settle().catch(lost)
      }, SOON_MS)
      soon.unref()
    },
    again: begin,
  })

  return {
    isReady: () => kept !== null && notices.isHearing(),
    /** The section's ads as they are now; null where only the database knows. What it gives is good until the next `await`. */
    async rowsOf(section: SectionName): Promise<ColumnStore | null> {
      if (!notices.isHearing()) return null
      try {
        await settle()
      } catch (error) {
        lost(error)
        return null
      }
      return kept?.sections[section] ?? null
    },
    /** In which row of its section an ad stands; −1 for one that stands in none. */
    rowOf: (number: number) => (kept?.rowOf[number] ?? 0) - 1,
  }
}

/** The columns that filters of any section ask about. */
const COLUMNS = [
  ...new Set(SECTION_NAMES.flatMap((name) => [...emptyRows(name).columns.values()].map(({ column }) => column))),
]

/** Ads that are approved and neither taken away nor hidden, each column as one text: as a driver's objects they would cost five times as much. */
async function readPiece({ em }: Orm, which: Sql): Promise<Piece> {
  const joined = (column: string) => sql`string_agg(coalesce(${sql.ref(column)}::text, ''), ${sql.lit(SEPARATOR)})`
  const shown = sql`a.moderation_status = 'approved' and a.archived_as is null and a.hidden_at is null`
  const read = await row<{ columns: (string | null)[] }>(
    em.fork(),
    sql`select json_build_array(${sql.join(['number', 'section', 'until', ...COLUMNS].map(joined))}) as columns
        from (select a.number, a.section, ceil(extract(epoch from a.expires_at) * 1000)::int8 as until,
            ${sql.join(COLUMNS.map((column) => sql.ref(`a.${column}`)))}
          from ad a where ${shown} and ${which} order by a.number limit ${sql.lit(PIECE)}) found`,
  )
  const [numbers = [], sections = [], until = [], ...columns] = (read?.columns ?? []).map(
    (text) => text?.split(SEPARATOR) ?? [],
  )
  if (columns.some(({ length }) => length !== numbers.length))
    throw new Error('A value of an ad has a separator in it.')
  return {
    numbers: numbers.map(Number),
    sections,
    until: until.map(Number),
    columns: new Map(columns.map((texts, at) => [COLUMNS[at] ?? '', texts])),
  }
}
