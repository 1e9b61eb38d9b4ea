import { WEIGHT_UNIT_LABELS, type WeightUnit } from '@ostrov/shared/formats/weight'
import { complaintOf, type Field } from '@ostrov/shared/forms/form'
import { COLUMNS, type ColumnName, NOTHING } from '@ostrov/shared/imports/columns'
import type { ImportProblem } from '@ostrov/shared/imports/schema'
import { decimalOf } from '@ostrov/shared/menu/form'
import { namesOf } from '@ostrov/shared/wire/names'
import { folded } from './menu-state'
import type { FileRow } from './read-rows'

const YES = ['да', 'yes', 'true', '1', '+']
const NO = ['нет', 'no', 'false', '0', '-']
const UNITS = new Map(namesOf(WEIGHT_UNIT_LABELS).map((unit) => [WEIGHT_UNIT_LABELS[unit], unit]))

/** Reads the cells of one row and says what is wrong with each; what is empty or wrong is undefined. */
export function cellReader({ line, cells }: FileRow) {
  const problems: ImportProblem[] = []
  const wrong = (name: ColumnName, reason: string) => {
    problems.push({ line, column: COLUMNS[name].label, value: cells[name] ?? null, reason })
    return undefined
  }
  const checked = (name: ColumnName, field: Field, text: string) => {
    const reason = complaintOf(field, text, {})
    return reason === null ? text : wrong(name, reason)
  }
  const number = (name: ColumnName, field: Field, read: (text: string) => number, clean: (text: string) => string) => {
    const cell = cells[name]
    const text = cell === undefined ? undefined : checked(name, field, clean(cell))
    return text === undefined ? undefined : read(text)
  }
  return {
    problems,
    wrong,
    text: (name: ColumnName, field: Field) =>
      cells[name] === undefined ? undefined : checked(name, field, cells[name]),
    whole: (name: ColumnName, field: Field) => number(name, field, Number, plainMoney),
    decimal: (name: ColumnName, field: Field) => number(name, field, decimalOf, withoutBlanks),
    flag: (name: ColumnName): boolean | undefined => {
      const word = folded(cells[name] ?? '')
      if (word === '') return undefined
      if (YES.includes(word)) return true
      return NO.includes(word) ? false : wrong(name, 'Напишите «да» или «нет»')
    },
    unit: (name: ColumnName): WeightUnit | undefined => {
      const word = folded(cells[name] ?? '').replace(/\.$/, '')
      if (word === '') return undefined
      const unit = [...UNITS].find(([label]) => label === word)?.[1]
      return unit ?? wrong(name, `Бывает ${[...UNITS.keys()].join(', ')}`)
    },
    /** Names through semicolons; `null` where there shall be none. */
    list: (name: ColumnName): string[] | undefined => {
      const cell = cells[name]
      if (cell === undefined) return undefined
      if (isNothing(cell)) return []
      return cell
        .split(';')
        .map((one) => one.trim())
        .filter((one) => one !== '')
    },
  }
}
export type CellReader = ReturnType<typeof cellReader>

export const isNothing = (cell: string) => folded(cell) === NOTHING

const withoutBlanks = (text: string) => text.replace(/\s+/g, '')
/** «1 500,00 ₽» is 1500. */
const plainMoney = (text: string) =>
  withoutBlanks(text)
    .replace(/(?:₽|р\.?|руб\.?)$/i, '')
    .replace(/[.,]0+$/, '')
