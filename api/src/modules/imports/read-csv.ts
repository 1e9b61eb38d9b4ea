import { cutText } from '@ostrov/shared/formats/cut-text'
import { asWritten } from '@ostrov/shared/formats/formula-text'
import { quoted } from '@ostrov/shared/formats/quoted'
import { Refusal } from '../../kernel/problems'
import { headScore } from './heads'
import { CELL_MAX, type Fault, keptText, type Sheet, TALLEST, type TableRow, WIDEST } from './table'

const DELIMITERS = [';', '\t', ',', '|']
const QUOTE = '"'
/** The head is looked for among so many rows. */
const ABOVE = 50
const HEAD_MAX = 200_000
const GLUED = 'Кавычка в\u00A0начале ячейки склеивает строки: уберите её или закройте в\u00A0этой\u00A0же строке'

/**
 * A text of cells. A quote that begins a cell encloses it only where another closes it before a delimiter or the line's
 * end; otherwise it is a letter, as in «"Фирменный" соус», and swallows nothing.
 * @throws {Refusal} `menu_import.too_large`
 */
export function readCsv(text: string): Sheet {
  // A table's program takes this line to itself and counts the lines from the next.
  const [line = '', said] = /^\s*"?sep=([;,\t|])"?[ \t;,]*(?:\r\n?|\n|$)/i.exec(text.slice(0, 100)) ?? []
  if (said !== undefined) return parsed(text.slice(line.length), said, TALLEST)
  const start = text.slice(0, HEAD_MAX)
  const scores = DELIMITERS.map((delimiter) => scoreWith(start, delimiter))
  const best = Math.max(...scores)
  return parsed(text, DELIMITERS[scores.indexOf(best)] ?? ';', TALLEST)
}

/** How much of a head there is if this is the delimiter; a text that cannot be read so has none. */
function scoreWith(text: string, delimiter: string): number {
  try {
    return Math.max(0, ...parsed(text, delimiter, ABOVE).rows.map(headScore))
  } catch (problem) {
    if (problem instanceof Refusal) return 0
    throw problem
  }
}

type Reading = {
  text: string
  delimiter: string
  /** Finds where an unquoted cell ends: a long text is searched by the engine's own code, not sign by sign. */
  end: RegExp
  at: number
  /** Cells of the widest row so far, and whether a writer that quotes everything wrote the file. */
  width: number
  isQuoted: boolean
}

function parsed(text: string, delimiter: string, most: number): Sheet {
  const end = new RegExp(`[\\r\\n\\x${delimiter.charCodeAt(0).toString(16).padStart(2, '0')}]`, 'g')
  const reading: Reading = { text, delimiter, end, at: 0, width: 0, isQuoted: false }
  const rows: TableRow[] = []
  const faults: Fault[] = []
  for (let line = 1; reading.at < text.length && rows.length < most; line += 1) {
    if (skipsBlank(reading)) continue
    const { cells, quoted, glued } = readRow(reading)
    if (rows.length === 0 && cells.length > 0) {
      reading.isQuoted = quoted === cells.length
    }
    if (glued !== null) faults.push({ line, at: glued, value: cells[glued] ?? '', reason: GLUED })
    while (cells.at(-1) === '') cells.pop()
    if (cells.length === 0) continue
    if (cells.length > WIDEST) throw new Refusal('menu_import.too_large')
    reading.width = Math.max(reading.width, cells.length)
    rows.push({ line, cells })
  }
  return { name: null, rows, faults }
}

/** Steps over a line that holds nothing but delimiters, as a table's program writes by the thousand. */
function skipsBlank(reading: Reading): boolean {
  const { text, delimiter } = reading
  let { at } = reading
  while (text[at] === delimiter || text[at] === ' ') at += 1
  if (at < text.length && !isLineEnd(text[at])) return false
  reading.at = at
  stepOver(reading)
  return true
}

function readRow(reading: Reading) {
  const cells: string[] = []
  let [quoted, glued]: [number, number | null] = [0, null]
  for (let isOver = false; !isOver; ) {
    const start = reading.at
    const closed = closingQuote(reading)
    const isEnclosed = closed !== null && !isGlue(reading, start, closed, cells.length)
    if (closed !== null && !isEnclosed) glued ??= cells.length
    if (isEnclosed) quoted += 1
    const stop = cellEnd(reading, isEnclosed ? closed + 1 : start)
    const raw = isEnclosed
      ? reading.text.slice(start + 1, closed).replaceAll('""', QUOTE)
      : reading.text.slice(start, stop)
    if (raw.length > CELL_MAX) throw new Refusal('menu_import.too_large', { message: tooLong(raw) })
    // What lies beyond the widest row is counted only where it holds something.
    if (cells.length <= WIDEST || raw !== '') cells.push(keptText(asWritten(raw)))
    reading.at = stop
    isOver = !stepOver(reading)
  }
  return { cells, quoted, glued }
}

/** Where the quote stands that closes the cell which begins here; null where none does. */
function closingQuote({ text, delimiter, at }: Reading): number | null {
  if (text[at] !== QUOTE) return null
  for (let end = text.indexOf(QUOTE, at + 1); end >= 0; end = text.indexOf(QUOTE, end + 1)) {
    if (text[end + 1] === QUOTE) {
      end += 1
      continue
    }
    let next = end + 1
    while (text[next] === ' ') next += 1
    return next >= text.length || text[next] === delimiter || isLineEnd(text[next]) ? end : null
  }
  return null
}

/**
 * Whether what quotes enclose over several lines is rather some rows, as between «"Острый» of one and «Фирменный"» of a
 * later one: then it holds the delimiters of a whole row, or its row has more cells than any.
 */
function isGlue(reading: Reading, start: number, end: number, before: number): boolean {
  const { text, delimiter, width, isQuoted } = reading
  if (isQuoted || width < 2) return false
  const inner = text.slice(start, end)
  if (!/[\r\n]/.test(inner)) return false
  if (inner.split(delimiter).length >= width) return true
  let cells = before + 1
  for (let at = end + 1; text[at] === delimiter || (at < text.length && !isLineEnd(text[at])); at += 1)
    if (text[at] === delimiter) cells += 1
  return cells > width
}

function cellEnd({ text, end }: Reading, from: number): number {
  end.lastIndex = from
  return end.exec(text)?.index ?? text.length
}

/** Steps over the delimiter; false where the line ends instead, which is stepped over too. */
function stepOver(reading: Reading): boolean {
  const { text, delimiter, at } = reading
  const isDelimiter = text[at] === delimiter
  reading.at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1
  return isDelimiter
}

const isLineEnd = (sign: string | undefined) => sign === '\n' || sign === '\r'

const tooLong = (text: string) =>
  `Ячейка ${quoted(`${cutText(text, 20)}…`)} слишком длинная: в\u00A0ней больше 32\u00A0767\u00A0знаков.`
