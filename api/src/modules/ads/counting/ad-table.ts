import { isSection, SECTION_NAMES, type SectionName } from '@ostrov/shared/ads/sections'
import { tableOf } from '@ostrov/shared/wire/names'
import { type ColumnStore, emptyRows, freeRow, takeRow, writeRow } from './column-store'

const FIRST_ROOM = 4096
const GROWTH = 1.5

/** Ads of all sections, and by an ad's number one more than its row there; 0 for one that is not kept. */
export type AdTable = { sections: Record<SectionName, ColumnStore>; rowOf: Int32Array }
/** Ads as they are read: what each is, one after another, and until when it is shown, in ms of the epoch. */
export type Piece = {
  numbers: readonly number[]
  sections: readonly string[]
  until: readonly number[]
  /** Texts by column. */
  columns: ReadonlyMap<string, readonly string[]>
}

export const emptyAds = (): AdTable => ({
  sections: tableOf(SECTION_NAMES, emptyRows),
  rowOf: new Int32Array(FIRST_ROOM),
})

/** Takes in ads that are not there; `now` in ms tells which others nobody sees any more. */
export function putAds(kept: AdTable, { numbers, sections, until, columns }: Piece, now: number) {
  for (const [at, number] of numbers.entries()) {
    const section = sections[at]
    if (section === undefined || !isSection(section)) continue
    const rows = kept.sections[section]
    const row = takeRow(rows, now, (freed) => {
      kept.rowOf[freed] = 0
    })
    rows.numbers[row] = number
    rows.until[row] = until[at] ?? 0
    kept.rowOf = reaching(kept.rowOf, number)
    kept.rowOf[number] = row + 1
    for (const column of rows.columns.values()) writeRow(column, row, columns.get(column.column)?.[at] ?? '')
  }
}

/** Lets go of an ad, if it is there. */
export function dropAd({ sections, rowOf }: AdTable, number: number) {
  const row = (rowOf[number] ?? 0) - 1
  if (row < 0) return
  for (const name of SECTION_NAMES) if (sections[name].numbers[row] === number) freeRow(sections[name], row)
  rowOf[number] = 0
}

/** Numbers of ads are one after another, so they are places of an array. */
function reaching(rowOf: Int32Array, number: number): Int32Array {
  if (number < rowOf.length) return rowOf
  const longer = new Int32Array(Math.ceil(number * GROWTH))
  longer.set(rowOf)
  return longer
}
