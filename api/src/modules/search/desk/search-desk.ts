import { DESK_FOUND, DESK_KIND_NAMES, DESK_KINDS, type DeskKind } from '@ostrov/shared/staff/desk-search'
import type { DeskFoundWire } from '@ostrov/shared/staff/desk-search-schema'
import { type AdminRole, adminMay } from '@ostrov/shared/staff/permissions'
import type { Em } from '../../../db/orm'
import { pipelined, sql, variedRows } from '../../../db/sql'
import { DESK_SOURCES } from './desk-sources'

type Found = DeskFoundWire['groups'][number]['found'][number]

/** One search over all that this role may open at the desk: of each kind one statement by its index, and a few rows. */
export async function searchDesk(em: Em, query: string, role: AdminRole): Promise<DeskFoundWire> {
  const typed = query.trim()
  if (typed === '') return { groups: [] }
  const kinds = DESK_KIND_NAMES.filter((kind) => adminMay(role, DESK_KINDS[kind].may))
  const answers = await em.transactional((tx) => pipelined(kinds.map((kind) => findOf(tx, kind, typed))))
  const groups = kinds.map((kind, index) => {
    const found = answers[index] ?? []
    return { kind, found: found.slice(0, DESK_FOUND), is_more: found.length > DESK_FOUND }
  })
  return { groups: groups.filter(({ found }) => found.length > 0) }
}

/** What bears the number comes first, then the newest. */
function findOf(em: Em, kind: DeskKind, typed: string) {
  const { from, key, number, title, note, where = sql`true`, sought } = DESK_SOURCES[kind]
  const columns = sql`select ${key}::text as id, ${title} as title, coalesce(${note}, '') as note, ${key} as key`
  const asked = number && numberIn(typed)
  const isIt = asked === undefined ? sql`false` : sql`${number} = ${sql.lit(asked)}::bigint`
  const exact =
    asked === undefined ? sql`` : sql`(${columns}, true as is_it from ${from} where ${where} and ${isIt}) union all`
  const most = sql.lit(DESK_FOUND + 1)
  return variedRows<Found>(
    em,
    sql`select id, title, note from (${exact} (${columns}, false as is_it from ${from}
          where ${where} and ${sought(typed)} and not (${isIt}) order by ${key} desc limit ${most})) found
        order by is_it desc, key desc limit ${most}`,
  )
}

/** A number as people say it: «№ 12 187». */
function numberIn(typed: string) {
  const digits = typed.replace(/[\s№#]/g, '')
  return /^\d{1,15}$/.test(digits) ? Number(digits) : undefined
}
