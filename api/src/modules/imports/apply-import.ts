import { quoted } from '@ostrov/shared/formats/quoted'
import type { ImportStatus } from '@ostrov/shared/imports/columns'
import type { ImportPlanWire } from '@ostrov/shared/imports/schema'
import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import type { Served } from '../../kernel/served'
import { writeEntry } from '../audit/write-entry'
import { lockChoices } from '../menu/attach-choices'
import { type Acting, carryOut } from './carry-out'
import { readMenuState } from './menu-state'
import type { Operations, RowChange } from './operations'
import { planImport } from './plan-import'
import { readImport } from './read-imports'
import { changesBetween, lockMenu, restore, snapshotOf, versionOf } from './snapshot'
import type { Table } from './table'

/** So many are remembered of a restaurant. */
const KEPT = 20

type File = { name: string; table: Table }

/** Says what a file would do and keeps it; nothing of the menu is written. Call inside a transaction. */
export async function planFile(em: Em, file: File, { by, restaurant, now }: Acting): Promise<ImportPlanWire> {
  const version = versionOf(await snapshotOf(em, restaurant))
  const plan = planImport(file.table, await readMenuState(em, restaurant))
  const kept = await row<{ id: string }>(
    em,
    sql`insert into menu_import (restaurant_id, file_name, counts, rows, problems, operations, version, created_at)
        values (${restaurant.id}, ${file.name}, ${JSON.stringify(plan.counts)}::jsonb, ${JSON.stringify(plan.rows)}::jsonb,
          ${JSON.stringify(plan.problems)}::jsonb, ${JSON.stringify(plan.operations)}::jsonb, ${version}, ${now})
        returning id`,
  )
  if (!kept) throw new Error('An import was not kept.')
  await changed(
    em,
    sql`delete from menu_import where restaurant_id = ${restaurant.id} and id not in (select id from menu_import
          where restaurant_id = ${restaurant.id} order by created_at desc, id desc limit ${sql.lit(KEPT)})`,
  )
  await writeEntry(em, {
    by,
    act: 'menu_import.plan',
    ...subjectOf(kept.id, restaurant),
    to: toldOf({ ...plan, file_name: file.name }),
    now,
  })
  return readImport(em, restaurant, kept.id)
}

/**
 * Does exactly what was shown, all of it or nothing; harmless when repeated. Call inside a transaction.
 * @throws {Refusal} `menu_import.not_found`, `menu_import.closed` once it was undone, `menu_import.menu_changed` when the menu is not the one
 * it was shown for.
 */
export async function applyImport(em: Em, id: string, acting: Acting): Promise<ImportPlanWire> {
  const { by, restaurant, now } = acting
  const found = await lockImport(em, restaurant, id)
  const { status, version, operations } = found
  if (status === 'applied') return readImport(em, restaurant, id)
  if (status === 'undone') throw new Refusal('menu_import.closed')
  await holdMenu(em, restaurant)
  const before = await snapshotOf(em, restaurant)
  if (versionOf(before) !== version) throw new Refusal('menu_import.menu_changed')
  await carryOut(em, operations, acting)
  const changes = changesBetween(before, await snapshotOf(em, restaurant))
  await changed(
    em,
    sql`update menu_import set status = 'applied', applied_at = ${now}, changes = ${JSON.stringify(changes)}::jsonb where id = ${id}`,
  )
  await writeEntry(em, {
    by,
    act: 'menu_import.apply',
    ...subjectOf(id, restaurant),
    to: toldOf(found),
    now,
  })
  return readImport(em, restaurant, id)
}

/**
 * Puts the menu back as it was before, to the byte; harmless when repeated. Call inside a transaction.
 * @throws {Refusal} `menu_import.not_found`, `menu_import.not_applied`, `menu_import.edited_since` naming what somebody changed after.
 */
export async function undoImport(em: Em, id: string, { by, restaurant, now }: Acting): Promise<ImportPlanWire> {
  const found = await lockImport(em, restaurant, id)
  const { status, changes } = found
  if (status === 'undone') return readImport(em, restaurant, id)
  if (status === 'planned' || !changes) throw new Refusal('menu_import.not_applied')
  await holdMenu(em, restaurant)
  await demandUntouched(em, restaurant, changes)
  await restore(em, changes)
  await changed(em, sql`update menu_import set status = 'undone', undone_at = ${now} where id = ${id}`)
  await writeEntry(em, {
    by,
    act: 'menu_import.undo',
    ...subjectOf(id, restaurant),
    to: toldOf(found),
    now,
  })
  return readImport(em, restaurant, id)
}

const subjectOf = (id: string, restaurant: Served) => ({ subject: `menu_import:${id}`, restaurant_id: restaurant.id })

type Told = Pick<ImportPlanWire, 'file_name' | 'counts' | 'rows'>
type Head = Told & { status: ImportStatus; version: string; operations: Operations; changes: RowChange[] | null }

/** What the log says of a file: the restaurant keeps only its last ones. */
function toldOf({ file_name, counts: { create, change, wrong }, rows }: Told) {
  return { file_name, create, change, wrong, kinds: [...new Set(rows.map(({ kind }) => kind))] }
}

async function lockImport(em: Em, restaurant: Served, id: string): Promise<Head> {
  const found = await row<Head>(
    em,
    sql`select file_name, counts, rows, status, version, operations, changes from menu_import
        where id = ${id} and restaurant_id = ${restaurant.id} for update`,
  )
  if (!found) throw new Refusal('menu_import.not_found')
  return found
}

/** Options are held before dishes, as by whoever changes one of them. */
async function holdMenu(em: Em, restaurant: Served) {
  await lockChoices(em, restaurant)
  await lockMenu(em, restaurant)
}

const NAMED = 5

async function demandUntouched(em: Em, restaurant: Served, changes: readonly RowChange[]) {
  const now = await snapshotOf(em, restaurant)
  const edited = changes.filter(({ table, key, after }) => (now.get(`${table}:${key}`) ?? null) !== after)
  if (edited.length === 0) return
  const names = [...new Set(edited.flatMap((change) => nameOf(change, now) ?? []))]
  const more = names.length > NAMED ? ` и\u00A0ещё ${names.length - NAMED}` : ''
  const list = names
    .slice(0, NAMED)
    .map((name) => quoted(name))
    .join(', ')
  throw new Refusal('menu_import.edited_since', {
    message: `После загрузки уже изменили ${list || 'меню'}${more}. Отменить её целиком нельзя: поправьте меню вручную.`,
  })
}

/** What a row is called; a link and a proposal by what they belong to. */
function nameOf({ table, after, before }: RowChange, now: ReadonlyMap<string, string>): string | null {
  const fields: unknown = JSON.parse(after ?? before ?? '{}')
  if (typeof fields !== 'object' || fields === null) return null
  const said = (holder: object, name: string): string | null => {
    const value: unknown = Reflect.get(holder, name)
    return typeof value === 'string' ? value : null
  }
  if (table === 'revision' || table.endsWith('_link')) {
    const owner =
      table === 'revision'
        ? `${said(fields, 'kind')}:${said(fields, 'row_id')}`
        : `product:${said(fields, 'product_id')}`
    const found: unknown = JSON.parse(now.get(owner) ?? '{}')
    return typeof found === 'object' && found !== null ? (said(found, 'name') ?? said(found, 'label')) : null
  }
  return said(fields, 'name') ?? said(fields, 'label')
}
