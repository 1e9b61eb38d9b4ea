import { cutText } from '@ostrov/shared/formats/cut-text'
import { quoted } from '@ostrov/shared/formats/quoted'
import { foldedText, oneLine, plainText } from '@ostrov/shared/formats/same-text'
import { COLUMNS, type ColumnName } from '@ostrov/shared/imports/columns'
import type { PlannedRow } from '@ostrov/shared/imports/schema'
import { type DishState, type GroupState, labelsOf, type MenuState, named, type OptionState } from './menu-state'
import type { Asked, Operations, Ref } from './operations'
import { inWords, type Place, toWords } from './places'
import { type CellReader, cellReader } from './read-cells'
import type { FileRow, Problem } from './read-rows'

/** Of a name in a sentence. */
const NAME_SHOWN = 100

type Named = { id: string; name: string }
type Index<Row> = { byId: Map<string, Row>; byName: Map<string, Row[]> }

/** What becomes of a file while it is read: plans, refusals, and what its rows call one another by. */
export type Planning = {
  state: MenuState
  operations: Operations
  rows: (Planned & Place)[]
  problems: Problem[]
  same: number
  categories: Names
  /** Keys of those that the file makes. */
  newCategories: Set<string>
  groups: Names
  options: Names
  found: { groups: Index<GroupState>; options: Index<OptionState>; dishes: Index<DishState> }
  dishesIn: Map<string, DishState[]>
  optionsIn: Map<string | null, OptionState[]>
  /** What rows are called in a file, by their codes. */
  labels: Map<string, string>
  /** The places that rows ask for. */
  places: Asked[]
  /** Those of categories, by their codes or keys. */
  categoryPlaces: Map<string, Asked>
  /** Targets already met, by what they are. */
  seen: Map<string, Place>
}

/** The names by which rows are spoken of: those of the menu, and those that the file gives. */
type Names = { known: Map<string, Ref>; doubtful: Set<string>; wrong: Map<string, Place> }
type Planned = Omit<PlannedRow, 'line' | 'sheet'>

export function startPlanning(state: MenuState): Planning {
  return {
    state,
    operations: { categories: [], groups: [], options: [], dishes: [] },
    rows: [],
    problems: [],
    places: [],
    categoryPlaces: new Map(),
    newCategories: new Set(),
    same: 0,
    categories: namesAmong(state.categories.map(named)),
    groups: namesAmong(state.groups),
    options: namesAmong(state.options.filter(({ group_id }) => group_id === null)),
    seen: new Map(),
    dishesIn: Map.groupBy(state.dishes, ({ category_id }) => category_id),
    optionsIn: Map.groupBy(state.options, ({ group_id }) => group_id),
    found: { groups: indexOf(state.groups), options: indexOf(state.options), dishes: indexOf(state.dishes) },
    labels: new Map([state.categories.map(named), state.groups, state.options].flatMap((all) => [...labelsOf(all)])),
  }
}

const indexOf = <Row extends Named>(rows: readonly Row[]): Index<Row> => ({
  byId: new Map(rows.map((row) => [row.id, row])),
  byName: Map.groupBy(rows, ({ name }) => foldedText(name)),
})

function namesAmong(named: readonly Named[]): Names {
  const labels = labelsOf(named)
  const known = new Map(named.map(({ id }) => [foldedText(labels.get(id) ?? ''), { id }]))
  const doubtful = new Set(named.map(({ name }) => foldedText(name)).filter((name) => !known.has(name)))
  return { known, doubtful, wrong: new Map() }
}

/** The rows that a cell names; undefined where it names none or something that is not there. */
export function refsOf(names: Names, reader: CellReader, column: ColumnName): Ref[] | undefined {
  const list = reader.list(column)
  const refs: Ref[] = []
  for (const name of list ?? []) {
    const ref = refOf(names, reader, column, name)
    // One name that is not there is enough to be told of in a cell.
    if (!ref) return undefined
    refs.push(ref)
  }
  return list && refs
}

export function refOf(
  { known, doubtful, wrong }: Names,
  reader: CellReader,
  column: ColumnName,
  name: string,
): Ref | undefined {
  const found = known.get(foldedText(name))
  if (found) return found
  const place = wrong.get(foldedText(name))
  const shown = quoted(cutText(name, NAME_SHOWN))
  if (place) return reader.wrong(column, `${shown} не\u00A0загрузится: исправьте ${toWords(place)}`)
  return reader.wrong(
    column,
    doubtful.has(foldedText(name))
      ? `${shown} в\u00A0меню не\u00A0одна: допишите код, как в\u00A0выгрузке`
      : `${shown} нет ни в\u00A0меню, ни в\u00A0файле выше`,
  )
}

/** Begins a row: reads its name and finds what it is about; null where that is in doubt, which is said. */
export function beginRow<Found extends Named>(
  planning: Planning,
  row: FileRow,
  { byId, byName }: Index<Found>,
  isIt: (one: Found) => boolean = () => true,
): { reader: CellReader; found: Found | null } {
  const reader = cellReader(row)
  const { id } = row.cells
  const named = (byName.get(foldedText(row.cells.name ?? '')) ?? []).filter(isIt)
  const found = (id === undefined ? named[0] : byId.get(id)) ?? null
  if (id !== undefined && !found) reader.wrong('id', 'Такого кода в\u00A0этом меню нет. Для нового оставьте пустым')
  else if (id === undefined && named.length > 1) reader.wrong('name', 'Таких в\u00A0меню несколько: укажите код')
  const target =
    found?.id ??
    `${row.kind}:${foldedText(row.cells.category ?? row.cells.group ?? '')}:${foldedText(row.cells.name ?? '')}`
  const before = planning.seen.get(target)
  if (before) reader.wrong(id === undefined ? 'name' : 'id', `Это уже есть в\u00A0${inWords(before)}`)
  else planning.seen.set(target, row)
  return { reader, found }
}

type Change = PlannedRow['changes'][number]
type Ended = { row: FileRow; reader: CellReader; name: string; isNew: boolean; changes: Change[] }

/** Ends a row: it is planned, or it is the same as before, or what is wrong with it is said. True where it is to be done. */
export function endRow(planning: Planning, { row, reader, name, isNew, changes }: Ended): boolean {
  const { at, line, sheet, kind } = row
  if (reader.problems.length > 0) {
    planning.problems.push(...reader.problems)
    return false
  }
  if (!isNew && changes.length === 0) {
    planning.same += 1
    return false
  }
  const shown = cutText(oneLine(name), NAME_SHOWN)
  planning.rows.push({ at, line, sheet, kind, name: shown, action: isNew ? 'create' : 'change', changes })
  return true
}

/** A line «было → стало» for each of these that differs from what there is. */
export function changesOf(
  was: Readonly<Partial<Record<ColumnName, string>>> | null,
  becomes: Readonly<Partial<Record<ColumnName, string>>>,
  waiting: readonly ColumnName[],
): Change[] {
  return columnsIn(becomes).flatMap((name) => {
    const [from, to] = [was?.[name] ?? null, becomes[name] ?? '']
    if (isSame(to, from)) return []
    return [{ label: COLUMNS[name].label, from, to, waits: waiting.includes(name) }]
  })
}

function columnsIn(values: Readonly<Partial<Record<ColumnName, string>>>): ColumnName[] {
  return Object.keys(COLUMNS).filter((name): name is ColumnName => name in values)
}

/** Only those of the fields that are given and differ. */
export function differing<Fields extends object>(
  given: Fields,
  now: Partial<Record<keyof Fields, unknown>> | null,
): Partial<Fields> {
  const kept: Partial<Fields> = {}
  for (const name in given) if (given[name] !== undefined && !isSame(given[name], now?.[name])) kept[name] = given[name]
  return kept
}

/** Spare blanks and the way letters are composed make no change. */
export function isSame(given: unknown, now: unknown): boolean {
  if (typeof given !== 'string' || typeof now !== 'string') return given === now
  return given === now || plainText(given) === plainText(now)
}
