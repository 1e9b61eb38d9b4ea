import { ROWS_MAX } from '@ostrov/shared/imports/columns'
import { Refusal } from '../../kernel/problems'
import { decodeText } from './decode-text'
import { isHead } from './heads'
import { readCsv } from './read-csv'
import { readWorkbook } from './read-workbook'
import type { Sheet, Table } from './table'

const ZIP = 'PK\u0003\u0004'

/**
 * The cells of a file as text, sheet by sheet. It runs where it can be ended (`read-table.ts`).
 * @throws {Refusal} `menu_import.unreadable`, `menu_import.too_large`
 */
export function readFile(bytes: Uint8Array): Table {
  const isWorkbook = new TextDecoder('latin1').decode(bytes.subarray(0, ZIP.length)) === ZIP
  const { sheets, notes } = isWorkbook ? readWorkbook(bytes) : { sheets: [readCsv(decodeText(bytes))], notes: [] }
  if (!sheets.some(({ rows }) => rows.length > 0)) throw new Refusal('menu_import.unreadable')
  const read = sheets.filter(({ rows }) => rows.some(isHead))
  const rows = read.reduce((sum, sheet) => sum + below(sheet), 0)
  if (rows > ROWS_MAX) throw new Refusal('menu_import.too_large')
  if (read.length === 0) return { sheets: sheets.slice(0, 1).map((sheet) => ({ ...sheet, name: null })), notes }
  const left = sheets.filter((sheet) => !read.includes(sheet))
  const isOne = sheets.length === 1 && notes.length === 0
  return {
    sheets: read.map((sheet) => ({ ...sheet, name: isOne ? null : sheet.name })),
    notes: [
      ...notes,
      ...left.map(({ name }) => ({
        ...{ sheet: name, line: 1, value: null },
        reason: 'На\u00A0листе нет столбца «Название»: он не\u00A0прочитан',
      })),
    ],
  }
}

/** Rows under the head. */
const below = ({ rows }: Sheet) => rows.length - 1 - rows.findIndex(isHead)
