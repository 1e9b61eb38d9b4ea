import { COLUMNS, type ColumnName } from '@ostrov/shared/imports/columns'
import type { PlannedRow } from '@ostrov/shared/imports/schema'
import type { Asked, Placing, Ref } from './operations'
import { inWords } from './places'
import type { Planning } from './planning'
import type { CellReader } from './read-cells'
import type { FileRow } from './read-rows'

const PLACE = { label: 'Место', kind: 'number', min: 1, max: 10_000 } as const

type Standing = Pick<Asked, 'what' | 'id' | 'among' | 'now'>

/** Reads which place a row asks for, and says so where it is another. */
export function planPlace(planning: Planning, reader: CellReader, row: FileRow, standing: Standing) {
  const place = reader.whole('place', PLACE)
  if (place === undefined) return []
  planning.places.push({ ...standing, place: row, line: row.at, at: place - 1 })
  return changeOf('place', standing.now, place)
}

/** The same of the category of a dish; its dishes say one thing. */
export function planCategoryPlace(planning: Planning, reader: CellReader, row: FileRow, category: Ref | undefined) {
  const place = reader.whole('category_place', PLACE)
  if (place === undefined || !category) return []
  const ref = 'id' in category ? { id: category.id } : { id: null, key: category.key }
  const of = ref.key ?? ref.id
  const said = planning.categoryPlaces.get(of)
  if (said && said.at !== place - 1)
    return reader.wrong('category_place', `В\u00A0${inWords(said.place)} у\u00A0этой категории другое место`) ?? []
  if (said) return []
  const now = standingOf(planning.state.categories, ref.id)
  const asked: Asked = { what: 'category', among: 'categories', now, ...ref, place: row, line: row.at, at: place - 1 }
  planning.places.push(asked)
  planning.categoryPlaces.set(of, asked)
  return changeOf('category_place', now, place)
}

/** Where something stands among those that are together with it; null where it is not one of them. */
export function standingOf(list: readonly { id: string }[], id: string | null | undefined): number | null {
  const at = list.findIndex((one) => one.id === id)
  return at < 0 ? null : at
}

/**
 * The places to be given: of those who stand together all that were named, once one of them moves. The first place comes
 * first, so that none pushes another from its own.
 */
export function placesToGive({ places, problems }: Planning): Placing[] {
  const wrong = new Set(problems.map(({ at }) => at))
  const right = places.filter(({ line }) => !wrong.has(line))
  const moving = new Set(right.filter(({ at, now }) => at !== now).map(({ among }) => among))
  return right
    .filter(({ among }) => moving.has(among))
    .toSorted((one, other) => one.at - other.at)
    .map(({ among: _, now: _n, place: _p, ...placing }) => placing)
}

function changeOf(column: ColumnName, now: number | null, place: number): PlannedRow['changes'] {
  if (now === place - 1) return []
  return [
    { label: COLUMNS[column].label, from: now === null ? null : String(now + 1), to: String(place), waits: false },
  ]
}
