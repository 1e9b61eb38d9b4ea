import { zipSync } from 'fflate'

const CELL = /^(<c[ >/])/
const letters = (at: number) => String.fromCharCode(65 + at)
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A row of a sheet: texts as inline strings, numbers as numbers, and what begins with `<c` as it is. */
export function sheetRow(line: number, ...cells: readonly (string | number)[]): string {
  const drawn = cells.map((cell, at) => {
    if (typeof cell === 'number') return `<c r="${letters(at)}${line}"><v>${cell}</v></c>`
    if (cell === '' || CELL.test(cell)) return cell
    return `<c r="${letters(at)}${line}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
  })
  return `<row r="${line}">${drawn.join('')}</row>`
}

type Sheets = Record<string, string>

/** A workbook of sheets by their names: what stands in `sheetData`, or the whole sheet. */
export function workbook(sheets: Sheets, parts: Readonly<Record<string, string>> = {}): Uint8Array<ArrayBuffer> {
  const names = Object.keys(sheets)
  const files: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${names
      .map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`)
      .join('')}</Relationships>`,
    ...Object.fromEntries(
      Object.values(sheets).map((xml, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        xml.startsWith('<worksheet') ? xml : `<worksheet><sheetData>${xml}</sheetData></worksheet>`,
      ]),
    ),
    ...parts,
  }
  return zipped(files)
}

export function zipped(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const bytes = Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)] as const)
  return new Uint8Array(zipSync(Object.fromEntries(bytes), { level: 6 }))
}
