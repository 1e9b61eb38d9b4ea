import { ROWS_MAX } from '@ostrov/shared/imports/columns'
import { unzipSync, zipSync } from 'fflate'
import Papa from 'papaparse'
import { readSheet } from 'read-excel-file/universal'
import { Refusal } from '../../kernel/problems'

/** Unpacked; a menu of two thousand rows has a tenth of it. */
const UNPACKED_MAX = 30_000_000
const ENTRIES_MAX = 200
const WIDEST = 100
/** Below this line a sheet may go on, empty. */
const LOWEST = 20_000
const ZIP = 'PK\u0003\u0004'

/**
 * The cells of a file as text, line by line, the head first.
 * @throws {Refusal} `import.unreadable`, `import.too_large`
 */
export async function readTable(bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  const isSheet = new TextDecoder('latin1').decode(bytes.subarray(0, ZIP.length)) === ZIP
  const cells = isSheet ? await readWorkbook(bytes) : readText(bytes)
  const last = cells.findLastIndex((line) => line.some((cell) => cell !== ''))
  const lines = cells.slice(0, last + 1)
  if (lines.length === 0) throw new Refusal('import.unreadable')
  if (lines.length > ROWS_MAX + 1 || lines.some((line) => line.length > WIDEST)) throw new Refusal('import.too_large')
  return lines
}

async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  const stored = unpacked(bytes)
  try {
    const rows = await readSheet(stored)
    return rows.map((row) => row.map(textOf))
  } catch {
    throw new Refusal('import.unreadable')
  }
}

/** The workbook packed anew without compression: only its XML, no larger than a menu can be, and no cell out in the wilderness. */
function unpacked(bytes: Uint8Array<ArrayBuffer>): ArrayBuffer {
  let [size, entries] = [0, 0]
  const files = unzipped(bytes, ({ name, originalSize }) => {
    entries += 1
    const isWanted = name.endsWith('.xml') || name.endsWith('.rels')
    if (isWanted) size += originalSize
    if (size > UNPACKED_MAX || entries > ENTRIES_MAX) throw new Refusal('import.too_large')
    return isWanted
  })
  for (const [name, content] of Object.entries(files)) if (name.startsWith('xl/worksheets/')) demandNear(content)
  return new Uint8Array(zipSync(files, { level: 0 })).buffer
}

type Entry = { name: string; originalSize: number }

function unzipped(bytes: Uint8Array, filter: (entry: Entry) => boolean) {
  try {
    return unzipSync(bytes, { filter })
  } catch (problem) {
    throw problem instanceof Refusal ? problem : new Refusal('import.unreadable')
  }
}

/** One cell at XFD1048576 would make a reader draw seventeen billion others. */
function demandNear(sheet: Uint8Array) {
  for (const [, column = '', line = ''] of new TextDecoder().decode(sheet).matchAll(/\sr="([A-Z]+)(\d+)"/g))
    if (column.length > 2 || Number(line) > LOWEST) throw new Refusal('import.too_large')
}

function readText(bytes: Uint8Array): string[][] {
  const text = decoded(bytes)
  if (text.includes('\u0000')) throw new Refusal('import.unreadable')
  const [head = ''] = text.split('\n', 1)
  const delimiter = head.includes(';') ? ';' : head.includes('\t') ? '\t' : ','
  const { data } = Papa.parse<string[]>(text, { delimiter, preview: ROWS_MAX + 2 })
  return data.map((line) => line.map(textOf))
}

/** UTF-8, with or without its mark; what is no UTF-8 was written by an older Excel. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'boolean') return cell ? 'да' : 'нет'
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim()
  // An apostrophe keeps a table's program from reading a formula: ours or a person's.
  return /^'+[=+\-@\t]/.test(text) ? text.slice(1) : text
}
