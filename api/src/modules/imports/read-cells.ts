import { cleanText } from '@ostrov/shared/formats/clean-text'
import { cutText } from '@ostrov/shared/formats/cut-text'
import { readFlag } from '@ostrov/shared/formats/flag-text'
import { type NumberRead, readMeasure, readRubles, readWhole } from '@ostrov/shared/formats/number-read'
import { oneLine } from '@ostrov/shared/formats/same-text'
import { WEIGHT_UNIT_LABELS, type WeightUnit, weightUnitOf, withoutUnit } from '@ostrov/shared/formats/weight'
import { complaintOf, type Field } from '@ostrov/shared/forms/form'
import { COLUMNS, type ColumnName } from '@ostrov/shared/imports/columns'
import { isNothing, splitNames } from './names-cell'
import type { FileRow, Problem } from './read-rows'

const SHOWN = 200
/** More than anybody attaches to one dish. */
const NAMES_MAX = 100
const OF_FOOD = /\s?(?:г|гр|ккал)\.?$/iu

/** Reads the cells of one row and says what is wrong with each; what is empty or wrong is undefined. */
export function cellReader({ at, line, sheet, cells }: FileRow) {
  const problems: Problem[] = []
  const wrong = (name: ColumnName, reason: string) => {
    const value = cells[name] === undefined ? null : cutText(cells[name], SHOWN)
    problems.push({ at, line, sheet, column: COLUMNS[name].label, value, reason })
    return undefined
  }
  const checked = (name: ColumnName, field: Field, text: string) => {
    const reason = complaintOf(field, text, {})
    return reason === null ? text : wrong(name, reason)
  }
  const number = (name: ColumnName, field: Field, { number, complaint }: NumberRead) => {
    if (number === null) return wrong(name, complaint)
    return checked(name, field, String(number)) === undefined ? undefined : number
  }
  const numeric = (read: (cell: string) => NumberRead) => (name: ColumnName, field: Field) => {
    const cell = cells[name]
    return cell === undefined ? undefined : number(name, field, read(cell))
  }
  const unit = (name: ColumnName): WeightUnit | undefined => {
    const cell = cells[name]
    if (cell === undefined) return undefined
    return weightUnitOf(cell) ?? wrong(name, `Бывает ${Object.values(WEIGHT_UNIT_LABELS).join(', ')}`)
  }
  return {
    problems,
    wrong,
    text: (name: ColumnName, field: Field) => {
      const cell = cells[name]
      if (cell === undefined) return undefined
      return checked(name, field, field.kind === 'lines' ? cleanText(cell) : oneLine(cell))
    },
    /** Undefined too where it is the name that there is, spaced or composed otherwise. */
    name: (field: Field, now: string | undefined) => {
      const cell = cells.name === undefined ? undefined : oneLine(cells.name)
      if (cell === undefined || (now !== undefined && oneLine(now) === cell)) return undefined
      return checked('name', field, cell)
    },
    rubles: numeric(readRubles),
    whole: numeric(readWhole),
    /** Of food per 100 g. */
    decimal: numeric((cell) => readMeasure(cell, { units: OF_FOOD })),
    /** «250 г» says both, and its column of units then says nothing else. */
    weight: (field: Field, known: WeightUnit | undefined) => {
      const { before, unit: own } = withoutUnit(cells.weight ?? '')
      const ofColumn = weightUnitOf(cells.weight_unit ?? '')
      const meant = own ?? ofColumn ?? known
      const thousands = meant !== 'kilogram' && meant !== 'liter'
      const isOne = !own || !ofColumn || own === ofColumn
      const read = readMeasure(before, { thousands })
      const weight =
        cells.weight === undefined
          ? undefined
          : isOne
            ? number('weight', field, read)
            : wrong('weight', 'В\u00A0столбце «Единица» другая единица: оставьте одну')
      return { weight, weight_unit: unit('weight_unit') ?? own }
    },
    flag: (name: ColumnName): boolean | undefined => {
      const cell = cells[name]
      if (cell === undefined) return undefined
      return readFlag(cell) ?? wrong(name, 'Напишите «да» или «нет»')
    },
    /** Names through semicolons; none where there shall be none. */
    list: (name: ColumnName): string[] | undefined => {
      const cell = cells[name]
      if (cell === undefined) return undefined
      const names = isNothing(cell) ? [] : splitNames(cell, NAMES_MAX + 1)
      return names.length > NAMES_MAX ? wrong(name, `Не\u00A0больше ${NAMES_MAX} названий`) : names
    },
  }
}
export type CellReader = ReturnType<typeof cellReader>
