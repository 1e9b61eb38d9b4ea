import { withoutFormula } from '@ostrov/shared/formats/formula-text'
import { numberText } from '@ostrov/shared/formats/number-read'
import type { TableFormat, TableLines } from '@ostrov/shared/formats/tables'
import Papa from 'papaparse'
import writeXlsxFile from 'write-excel-file/node'

type Cell = string | number
const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const
const WIDE = 40
const NARROW = 14

/** A table as a file to save. No cell of it is a formula, whatever a name begins with. */
export async function tableFile(name: string, format: TableFormat, lines: TableLines): Promise<Response> {
  const bytes = format === 'csv' ? csvOf(lines) : await workbookOf(lines)
  return new Response(bytes, {
    headers: {
      'content-type': TYPES[format],
      'content-disposition': `attachment; filename="${name}.${format}"`,
      'cache-control': 'no-store',
    },
  })
}

/**
 * With semicolons and the mark of UTF-8, as Excel opens it in Russian. A head in quotes tells who reads it back that
 * quotes are closed in this file, whatever its cells hold.
 */
function csvOf(lines: TableLines): Uint8Array<ArrayBuffer> {
  const [head = [], ...rest] = lines.map((line) => line.map(spelled))
  const text = (part: string[][], quotes: boolean) =>
    part.length > 0 ? `${Papa.unparse(part, { delimiter: ';', newline: '\r\n', quotes })}\r\n` : ''
  return new TextEncoder().encode(`\uFEFF${text([head], true)}${text(rest, false)}`)
}

async function workbookOf(lines: TableLines): Promise<Uint8Array<ArrayBuffer>> {
  const [head = []] = lines
  const cells = lines.map((line, at) =>
    line.map((cell) =>
      typeof cell === 'number'
        ? { value: cell, type: Number }
        : { value: inWorkbook(cell), type: String, ...(at === 0 && { fontWeight: 'bold' as const }) },
    ),
  )
  const columns = head.map((_, at) => ({
    width: lines.slice(1, 50).some((line) => String(line[at] ?? '').length > NARROW) ? WIDE : NARROW,
  }))
  return new Uint8Array(await writeXlsxFile(cells, { columns, stickyRowsCount: 1 }).toBuffer())
}

/**
 * What looks like a code of a letter, `_x0041_`, would be read as that letter. The writer looks texts up in a plain object,
 * where `valueOf` is found before it was put there, so such a text has its first letter as a code.
 */
function inWorkbook(text: string): string {
  const plain = text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
  return plain in {} ? `_x${plain.charCodeAt(0).toString(16).padStart(4, '0')}_${plain.slice(1)}` : plain
}

/** With a decimal comma, as a Russian table reads numbers. */
const spelled = (cell: Cell) => (typeof cell === 'number' ? numberText(cell).replace('.', ',') : withoutFormula(cell))
