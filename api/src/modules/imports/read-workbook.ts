import { Refusal } from '../../kernel/problems'
import { isHead } from './heads'
import { plainOf, readSheet, type Styled } from './read-sheet'
import { CELL_MAX, type Note, type Sheet, type Table } from './table'
import { unpack } from './unpack'
import { readXml } from './xml'

const SHEETS_MAX = 50
/** Formats that Excel has by itself and that show days or hours. */
const isOwnDate = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58)

type Named = { name: string; path: string; isHidden: boolean }

/** The sheets of a workbook that are seen. @throws {Refusal} `menu_import.too_large`, `menu_import.unreadable` */
export function readWorkbook(bytes: Uint8Array): Table {
  const parts = unpack(bytes)
  const styled: Styled = {
    strings: stringsOf(parts.get('xl/sharedStrings.xml')),
    isDate: datesOf(parts.get('xl/styles.xml')),
  }
  const sheets: Sheet[] = []
  const notes: Note[] = []
  const found = sheetsOf(parts)
  if (found.length === 0) throw new Refusal('menu_import.unreadable')
  if (found.length > SHEETS_MAX) throw new Refusal('menu_import.too_large')
  for (const { name, path, isHidden } of found) {
    const { rows, faults, isCut } = readSheet(parts.get(path) ?? '', styled)
    const hasHead = rows.some(isHead)
    if (isHidden && hasHead)
      notes.push({ sheet: name, line: 1, value: null, reason: 'Лист скрыт: он не\u00A0прочитан' })
    else if (isCut && hasHead) throw new Refusal('menu_import.too_large')
    else if (!isHidden && rows.length > 0) sheets.push({ name, rows, faults })
  }
  return { sheets, notes }
}

/** In their order, with what the workbook calls them; one that names none is read by its files. */
function sheetsOf(parts: ReadonlyMap<string, string>): Named[] {
  const paths = [...parts.keys()].filter((name) => /^xl\/worksheets\//i.test(name))
  const targets = new Map<string, string>()
  eachOf(parts.get('xl/_rels/workbook.xml.rels'), 'Relationship', ({ Id = '', Target = '' }) =>
    targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`),
  )
  const named: Named[] = []
  eachOf(parts.get('xl/workbook.xml'), 'sheet', (attributes) => {
    const key = Object.keys(attributes).find((one) => one.endsWith(':id')) ?? ''
    const path = targets.get(attributes[key] ?? '') ?? ''
    const { name = '', state = 'visible' } = attributes
    if (/^xl\/worksheets\//i.test(path) && !parts.has(path))
      throw new Refusal('menu_import.unreadable', { message: 'Файл оборван: сохраните таблицу ещё раз.' })
    if (parts.has(path)) named.push({ name: name.slice(0, 100).toWellFormed(), path, isHidden: state !== 'visible' })
  })
  if (named.length > 0) return named
  return paths
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .map((path, at) => ({ name: `Лист${at + 1}`, path, isHidden: false }))
}

function eachOf(
  xml: string | undefined,
  element: string,
  tell: (attributes: Readonly<Record<string, string>>) => void,
) {
  if (xml === undefined) return
  readXml(xml, {
    open: (name, attributes) => {
      if (name === element) tell(attributes())
    },
  })
}

function stringsOf(xml: string | undefined): string[] {
  const strings: string[] = []
  if (xml === undefined) return strings
  let [text, isText, isPhonetic] = ['', false, false]
  readXml(xml, {
    open(name) {
      if (name === 'si') text = ''
      else if (name === 'rPh') isPhonetic = true
      else if (name === 't') isText = true
    },
    close(name) {
      if (name === 'si') strings.push(plainOf(text))
      else if (name === 'rPh') isPhonetic = false
      else if (name === 't') isText = false
    },
    text(piece) {
      if (!isText || isPhonetic) return
      text += piece
      if (text.length > CELL_MAX) throw new Refusal('menu_import.too_large')
    },
  })
  return strings
}

/** Whether a style shows its number as a day or an hour. */
function datesOf(xml: string | undefined): Styled['isDate'] {
  const own = new Map<number, string>()
  const styles: boolean[] = []
  if (xml === undefined) return () => false
  let isCells = false
  readXml(xml, {
    open(name, attributes) {
      if (name === 'cellXfs') isCells = true
      else if (name === 'numFmt') {
        const { numFmtId = '', formatCode = '' } = attributes()
        own.set(Number(numFmtId), formatCode)
      } else if (name === 'xf' && isCells) {
        const id = Number(attributes().numFmtId ?? 0)
        styles.push(own.has(id) ? showsDate(own.get(id) ?? '') : isOwnDate(id))
      }
    },
    close(name) {
      if (name === 'cellXfs') isCells = false
    },
  })
  return (style) => style !== undefined && styles[Number(style)] === true
}

/** What stands in quotes, brackets or behind a backslash of a format is only shown. */
const showsDate = (format: string) => /[dmyhs]/i.test(format.slice(0, 300).replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''))
