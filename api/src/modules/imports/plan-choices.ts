import { foldedText } from '@ostrov/shared/formats/same-text'
import { checkForm } from '@ostrov/shared/forms/form'
import { COLUMNS, type ColumnName } from '@ostrov/shared/imports/columns'
import { OPTION_FORM, OPTION_GROUP_FORM } from '@ostrov/shared/options/form'
import { namesOf } from '@ostrov/shared/wire/names'
import type { OptionState } from './menu-state'
import { isNothing, oneName } from './names-cell'
import type { Ref } from './operations'
import { planPlace, standingOf } from './plan-places'
import { beginRow, changesOf, differing, endRow, type Planning, refOf } from './planning'
import type { CellReader } from './read-cells'
import type { FileRow } from './read-rows'

const yesNo = (is: boolean) => (is ? 'да' : 'нет')
/** What of a row is shown as «было → стало». */
type Said = Partial<Record<ColumnName, string>>

/** A row of a group of options. */
export function planGroup(planning: Planning, row: FileRow) {
  const name = row.cells.name ?? ''
  const { reader, found } = beginRow(planning, row, planning.found.groups)
  const given = {
    name: reader.name(OPTION_GROUP_FORM.name, found?.name),
    min: reader.whole('min', OPTION_GROUP_FORM.min),
    max: reader.whole('max', { ...OPTION_GROUP_FORM.max, checks: [] }),
    is_active: reader.flag('is_active'),
  }
  if (!found)
    demand(reader, row, {
      name: OPTION_GROUP_FORM.name.required,
      min: OPTION_GROUP_FORM.min.required,
      max: OPTION_GROUP_FORM.max.required,
    })
  const becomes = { ...found, ...withoutEmpty(given) }
  const limits = reader.problems.length === 0 && checkForm({ max: OPTION_GROUP_FORM.max }, becomes).max
  if (limits) reader.wrong('max', limits)
  const input = differing(given, found)
  const words = (one: typeof given): Said => ({
    ...(one.name !== undefined && { name: one.name }),
    ...(one.min !== undefined && { min: String(one.min) }),
    ...(one.max !== undefined && { max: String(one.max) }),
    ...(one.is_active !== undefined && { is_active: yesNo(one.is_active) }),
  })
  const standing = { what: 'group', id: found?.id ?? null, among: 'groups' } as const
  const now = standingOf(planning.state.groups, found?.id)
  const changes = [
    ...changesOf(found && words(found), words({ ...given }), ['name']),
    ...planPlace(planning, reader, row, { ...standing, now }),
  ]
  const key = foldedText(name)
  const isWrong = reader.problems.length > 0
  const isDone = endRow(planning, { row, reader, name: name || (found?.name ?? ''), isNew: !found, changes })
  if (isWrong && !found) planning.groups.wrong.set(key, row)
  if (isWrong) return
  if (key !== '') planning.groups.known.set(key, found ? { id: found.id } : { key })
  if (isDone) planning.operations.groups.push({ what: 'group', id: found?.id ?? null, key, line: row.at, input })
}

/** A row of an option, in a group or alone. */
export function planOption(planning: Planning, row: FileRow) {
  const name = row.cells.name ?? ''
  const group = groupOf(planning, row)
  const inGroup = group && 'id' in group ? group.id : null
  const { reader, found } = beginRow(
    planning,
    row,
    planning.found.options,
    (one) => one.group_id === inGroup && !(group && 'key' in group),
  )
  const asked = row.cells.group
  const target =
    asked === undefined || isNothing(asked) ? null : (refOf(planning.groups, reader, 'group', oneName(asked)) ?? null)
  const given = {
    name: reader.name(OPTION_FORM.name, found?.name),
    price: reader.rubles('price', OPTION_FORM.price),
    is_active: reader.flag('is_active'),
  }
  if (!found) demand(reader, row, { name: OPTION_FORM.name.required, price: OPTION_FORM.price.required })
  const input = differing(given, found)
  const isMoved =
    found !== null && asked !== undefined && (target && 'id' in target ? target.id : target) !== found.group_id
  const changes = [
    ...changesOf(found && optionWords(found), optionWords(given), ['name']),
    ...(isMoved || (!found && asked) ? groupChanges(planning, found, asked ?? '') : []),
    ...optionPlace(planning, reader, row, found, isMoved || !found ? target : found.group_id),
  ]
  const key = foldedText(name)
  const isWrong = reader.problems.length > 0
  const isDone = endRow(planning, { row, reader, name: name || (found?.name ?? ''), isNew: !found, changes })
  const isFree = found && asked === undefined ? found.group_id === null : target === null
  if (isWrong && !found && isFree) planning.options.wrong.set(key, row)
  if (isWrong) return
  if (key !== '' && isFree) planning.options.known.set(key, found ? { id: found.id } : { key })
  if (!isDone) return
  const moves = !found || isMoved ? { group: target } : {}
  planning.operations.options.push({ what: 'option', id: found?.id ?? null, key, line: row.at, ...moves, input })
}

const optionWords = ({ name, price, is_active }: Partial<OptionState>): Said => ({
  ...(name !== undefined && { name }),
  ...(price !== undefined && { price: String(price) }),
  ...(is_active !== undefined && { is_active: yesNo(is_active) }),
})

function groupChanges({ labels }: Planning, found: OptionState | null, asked: string) {
  return changesOf(found && { group: labels.get(found.group_id ?? '') ?? 'нет' }, { group: oneName(asked) }, [])
}

/** Which place an option asks for, in the group it is in once the row is done. */
function optionPlace(
  planning: Planning,
  reader: CellReader,
  row: FileRow,
  found: OptionState | null,
  group: Ref | string | null,
) {
  const into = typeof group === 'object' && group ? ('id' in group ? group.id : group.key) : group
  const together = planning.optionsIn.get(into) ?? []
  const standing = { what: 'option', id: found?.id ?? null, among: `option:${into}` } as const
  return planPlace(planning, reader, row, { ...standing, now: standingOf(together, found?.id) })
}

/** The group that the row names, as far as it can be known before its own troubles are told. */
function groupOf({ groups }: Planning, { cells }: FileRow): Ref | null {
  return groups.known.get(foldedText(oneName(cells.group ?? ''))) ?? null
}

/** Of what is new, these must be said. */
export function demand(reader: CellReader, { cells }: FileRow, needed: Partial<Record<ColumnName, string>>) {
  if (cells.id !== undefined) return
  for (const name of namesOf(COLUMNS)) {
    const sentence = needed[name]
    if (sentence !== undefined && cells[name] === undefined) reader.wrong(name, sentence)
  }
}

function withoutEmpty<Fields extends object>(fields: Fields): Partial<Fields> {
  return differing(fields, {})
}
