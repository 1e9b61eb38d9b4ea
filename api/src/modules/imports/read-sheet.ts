import { numberText } from '@ostrov/shared/formats/number-read'
import { Refusal } from '../../kernel/problems'
import { CELL_MAX, type Fault, keptText, TALLEST, type TableRow, WIDEST } from './table'
import { readXml } from './xml'

export type Styled = { strings: readonly string[]; isDate: (style: string | undefined) => boolean }
type Merge = { from: [line: number, at: number]; to: [line: number, at: number] }
type Open = {
  line: number
  at: number
  type: string
  style: string | undefined
  value: string | null
  inline: string | null
  isFormula: boolean
}

const DAY_MS = 86_400_000
const EXCEL_EPOCH = Date.UTC(1899, 11, 30)
const UNCOUNTED = 'Формула не\u00A0посчитана: откройте файл в\u00A0Excel и\u00A0сохраните или впишите значение'
const FAILED = 'В\u00A0ячейке ошибка: исправьте формулу или впишите значение'

/**
 * The cells of a sheet that hold anything, by their places or, where a file leaves these out, one after another. `isCut` is
 * true where it goes on beyond what a menu can have.
 * @throws {Refusal} `menu_import.too_large`, `menu_import.unreadable`
 */
export function readSheet(xml: string, styled: Styled): { rows: TableRow[]; faults: Fault[]; isCut: boolean } {
  const grid = createGrid(styled)
  const merges: Merge[] = []
  let [line, at] = [0, -1]
  let cell: Open | null = null
  let into: 'value' | 'inline' | null = null
  let isPhonetic = false
  readXml(xml, {
    open(name, attributes) {
      if (name === 'row') {
        line = placeOf(attributes().r) ?? line + 1
        at = -1
      } else if (name === 'c') {
        const { r = '', t = 'n', s } = attributes()
        at = columnAt(r) ?? at + 1
        cell = { line: placeOf(r.replace(/^[A-Z]+/i, '')) ?? line, at, type: t, style: s, ...EMPTY }
      } else if (name === 'f' && cell) cell.isFormula = true
      else if (name === 'v' && cell) {
        cell.value ??= ''
        into = 'value'
      } else if (name === 'rPh') isPhonetic = true
      else if (name === 't' && cell && !isPhonetic) {
        cell.inline ??= ''
        into = 'inline'
      } else if (name === 'mergeCell' && merges.length < TALLEST) merges.push(...mergeOf(attributes().ref))
    },
    close(name) {
      if (name === 'v' || name === 't') into = null
      else if (name === 'rPh') isPhonetic = false
      else if (name === 'c' && cell) {
        grid.put(cell)
        cell = null
      }
    },
    text(piece) {
      if (!cell || !into) return
      const text: string = (cell[into] ?? '') + piece
      if (text.length > CELL_MAX) throw new Refusal('menu_import.too_large')
      cell[into] = text
    },
  })
  return grid.read(merges)
}

/** What the cells hold, line by line; beyond what a menu can have it takes no more. */
function createGrid(styled: Styled) {
  const lines = new Map<number, string[]>()
  const faults: Fault[] = []
  let isCut = false
  return {
    put(cell: Open) {
      const { line, at } = cell
      const read = cellValue(cell, styled)
      if ('fault' in read) faults.push({ line, at, value: read.value, reason: read.fault })
      const text = keptText(read.value)
      if (text === '') return
      if (at >= WIDEST) throw new Refusal('menu_import.too_large')
      if (!lines.has(line) && lines.size >= TALLEST) {
        isCut = true
        return
      }
      const cells = lines.get(line) ?? []
      while (cells.length < at) cells.push('')
      cells[at] = text
      lines.set(line, cells)
    },
    read(merges: readonly Merge[]) {
      spread(lines, merges)
      const rows = [...lines].map(([line, cells]) => ({ line, cells })).toSorted((a, b) => a.line - b.line)
      return { rows, faults, isCut }
    },
  }
}

const EMPTY = { value: null, inline: null, isFormula: false }

type Read = { value: string } | { value: string; fault: string }

function cellValue({ type, style, value, inline, isFormula }: Open, { strings, isDate }: Styled): Read {
  if (type === 'e') return { value: value ?? '', fault: FAILED }
  if (isFormula && value === null && inline === null) return { value: '', fault: UNCOUNTED }
  if (type === 'inlineStr') return { value: plainOf(inline ?? '') }
  if (type === 'str') return { value: plainOf(value ?? inline ?? '') }
  if (value === null || value === '') return { value: plainOf(inline ?? '') }
  if (type === 's') {
    const text = strings[Number(value)]
    return text === undefined ? { value, fault: FAILED } : { value: text }
  }
  if (type === 'b') return { value: value === '1' || value === 'true' ? 'да' : 'нет' }
  if (type === 'd') return { value: value.slice(0, 10) }
  const number = Number(value)
  if (!Number.isFinite(number)) return { value, fault: FAILED }
  return { value: isDate(style) ? dayOf(number) : numberText(number) }
}

function dayOf(serial: number): string {
  const day = new Date(EXCEL_EPOCH + Math.floor(serial) * DAY_MS)
  return Number.isNaN(day.getTime()) ? String(serial) : day.toISOString().slice(0, 10)
}

/** What a workbook cannot hold as it is stands there by its code: `_x000D_`. */
export const plainOf = (text: string) =>
  text.replace(/_x([\da-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(String(code), 16)))

function placeOf(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** 0 for A; null where there is none. */
function columnAt(place: string): number | null {
  const [, letters = ''] = /^([A-Z]{1,3})\d+$/i.exec(place) ?? []
  if (letters === '') return null
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function mergeOf(ref: string | undefined): Merge[] {
  const [from = '', to = ''] = (ref ?? '').split(':')
  const corner = (place: string): [number, number] | null => {
    const [line, at] = [placeOf(place.replace(/^[A-Z]+/i, '')), columnAt(place)]
    return line === null || at === null ? null : [line, at]
  }
  const [start, end] = [corner(from), corner(to)]
  return start && end && end[0] > start[0] ? [{ from: start, to: end }] : []
}

/** A cell that was merged over several rows says the same in each of them that holds anything else. */
function spread(lines: Map<number, string[]>, merges: readonly Merge[]) {
  for (const { from, to } of merges) {
    const value = lines.get(from[0])?.[from[1]]
    if (value === undefined || value === '') continue
    for (const [line, cells] of lines) {
      if (line <= from[0] || line > to[0] || (cells[from[1]] ?? '') !== '') continue
      while (cells.length < from[1]) cells.push('')
      cells[from[1]] = value
    }
  }
}
