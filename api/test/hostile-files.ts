import { COLUMNS } from '@ostrov/shared/imports/columns'
import { deflateSync, zipSync } from 'fflate'
import { file } from './imports'
import { sheetRow, workbook, zipped } from './workbooks'

const MB = 1_000_000
const HEAD = sheetRow(1, 'Категория', 'Название', 'Цена', 'Вес')
const text = (letters: string, size: number) => letters.repeat(Math.ceil(size / letters.length))
/** As many of them as these bytes are in UTF-8. */
const bytes = (letters: string, size: number) => text(letters, (size * letters.length) / bytesOf(letters).length)
const inOneCell = (inner: string) => workbook({ Меню: `${HEAD}<row r="2"><c r="A2" t="inlineStr"><is><t>${inner}` })
const bytesOf = (said: string) => new TextEncoder().encode(said)

/** An entry whose heads say so much and whose data unpacks to so much. */
function lying(content: Uint8Array, said: number): Uint8Array<ArrayBuffer> {
  const zip = zipSync({ 'xl/worksheets/sheet1.xml': content }, { level: 9 })
  const view = new DataView(zip.buffer)
  for (let at = 0; at < zip.length - 4; at += 1) {
    if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, said, true)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, said, true)
  }
  return new Uint8Array(zip)
}

const many = (count: number, size: number) =>
  new Uint8Array(
    zipSync(
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`xl/worksheets/sheet${at}.xml`, new Uint8Array(size)]),
      ),
      { level: 9 },
    ),
  )

const ALL = Object.values(COLUMNS)
  .map(({ label }) => label)
  .join(';')
/** Price lists as large as the door lets in, each made to keep a reader busy: what it is, and its bytes. */
export const HOSTILE_FILES: readonly (readonly [what: string, make: () => Uint8Array<ArrayBuffer>])[] = [
  ['a cell of fourteen million letters', () => inOneCell(text('ж', 14 * MB))],
  ['a cell of three million letters', () => inOneCell(text('ж', 3 * MB))],
  ['a cell of a million letters that is closed', () => inOneCell(`${text('ж', MB)}</t></is></c></row>`)],
  ['a shared text of three million letters', () => shared(`<si><t>${text('ж', 3 * MB)}</t></si>`)],
  ['nothing but «<»', () => inOneCell(text('<', 7 * MB))],
  ['nothing but «<» outside of cells', () => workbook({ Меню: `<worksheet>${text('<', 7 * MB)}>` })],
  ['tags that never end', () => workbook({ Меню: `<worksheet><sheetData>${text('<c ', 7 * MB)}` })],
  ['quotes in a tag', () => workbook({ Меню: `<worksheet a=${text(`"'`, 7 * MB)}>` })],
  ['attributes without end', () => workbook({ Меню: `<worksheet><row ${text('a="1" ', 7 * MB)}></row></worksheet>` })],
  ['elements within elements', () => workbook({ Меню: `<worksheet>${text('<a>', 7 * MB)}` })],
  ['comments that never end', () => workbook({ Меню: `<worksheet>${text('<!--', 7 * MB)}` })],
  ['empty cells without end', () => workbook({ Меню: `<worksheet><row>${text('<c/>', 7 * MB)}</row></worksheet>` })],
  ['empty rows without end', () => workbook({ Меню: `<worksheet>${text('<row/>', 7 * MB)}</worksheet>` })],
  [
    'full cells without end',
    () => workbook({ Меню: `<worksheet><row>${text('<c><v>1</v></c>', 7 * MB)}</row></worksheet>` }),
  ],
  ['entities without end', () => inOneCell(text('&amp;', 7 * MB))],
  ['merges without end', () => workbook({ Меню: merged(7 * MB) })],
  ['formats without end', () => styled()],
  ['an entry that says it is small', () => lying(new Uint8Array(200 * MB), 100)],
  ['an entry that says it is nothing', () => lying(new Uint8Array(50 * MB), 0)],
  ['many entries', () => many(900, 100_000)],
  ['more entries than any workbook', () => many(5000, 10)],
  [
    'sheets without end',
    () => zipped(Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`xl/worksheets/sheet${at}.xml`, '<a/>']))),
  ],
  ['data cut in the middle', () => workbook({ Меню: HEAD + text(sheetRow(2, 'a'), MB) }).slice(0, 700)],
  [
    'data of no kind behind the mark of a zip',
    () => new Uint8Array([...bytesOf('PK\u0003\u0004'), ...deflateSync(new Uint8Array(MB))]),
  ],
  ['one line', () => bytesOf(bytes('ж', 4.9 * MB))],
  ['one line under a head', () => bytesOf(`Название\n${bytes('ж', 4.9 * MB)}`)],
  ['nothing but quotes', () => bytesOf(text('"', 4.9 * MB))],
  ['quotes under a head', () => bytesOf(`Название;Цена\n${text('"', 4.9 * MB)}`)],
  ['an odd number of quotes', () => bytesOf(`Название;Цена\n"${text('""', 4.8 * MB)}x`)],
  ['cells that begin with a quote', () => bytesOf(`Название;Цена\n${text('"a;', 4.9 * MB)}`)],
  ['quotes that run over lines', () => bytesOf(`Название;Цена\n${text('"a\n;""b\n', 4.9 * MB)}`)],
  ['quotes closed at the very end', () => bytesOf(`Название;Цена\n${text('";;\n""', 4.9 * MB)}"`)],
  ['nothing but delimiters', () => bytesOf(text(';', 4.9 * MB))],
  ['delimiters under a head', () => bytesOf(`Название;Цена\n${text(';', 4.9 * MB)}`)],
  ['nothing but line ends', () => bytesOf(text('\n', 4.9 * MB))],
  ['nothing but blanks', () => bytesOf(`Название;Цена\nа;${text(' ', 4.9 * MB)}x`)],
  ['names without end in a cell', () => bytesOf(file(...wide(text('a;', 30_000), 150)))],
  ['unclosed names in a cell', () => bytesOf(file(...wide(text('""a""', 30_000), 80)))],
  [
    'long numbers',
    () => bytesOf(`Название;Цена;Вес\n${text(`а;1${' '.repeat(30_000)}x;1${' '.repeat(30_000)}г\n`, 4.8 * MB)}`),
  ],
  ['a head of long titles', () => bytesOf(`Название;${text(`${'ж'.repeat(15_000)};`, 2 * MB)}`)],
  ['heads without end', () => bytesOf(bytes('Название;Цена;Вес\n', 4.9 * MB))],
  [
    'a line of two thousand rows that are all wrong',
    () =>
      bytesOf(
        [
          ALL,
          ...Array.from(
            { length: 2000 },
            (_, at) =>
              `блюдо;;Кат ${at};много;;много;Блюдо ${at};${'о'.repeat(500)};дорого${'.'.repeat(90)};1,000;3,,3;ведро;x;x;x;x;может;быть;?;;;Нет такой;Нет`,
          ),
        ].join('\n'),
      ),
  ],
  [
    'two thousand rows that are all new',
    () =>
      bytesOf(
        [
          ALL,
          ...Array.from(
            { length: 2000 },
            (_, at) => `блюдо;;Кат ${at};${at + 1};;1;Блюдо ${at};${'о'.repeat(900)};100;;300;г;1;1;1;1;да;да;да;;;;`,
          ),
        ].join('\n'),
      ),
  ],
  [
    'rows of nothing that is right',
    () =>
      bytesOf(
        `${Array(20).fill('Название;Цена;Вес;Калории;Белки;Жиры;Место').join(';')}\n${text(`${'я;'.repeat(90)}\n`, 0.36 * MB)}`,
      ),
  ],
]

const shared = (strings: string) => workbook({ Меню: HEAD }, { 'xl/sharedStrings.xml': `<sst>${strings}` })
const merged = (size: number) =>
  `<worksheet><sheetData>${HEAD}${Array.from({ length: 1900 }, (_, at) => sheetRow(at + 2, 'a', 'b')).join('')}</sheetData>${text('<mergeCell ref="A1:A1048576"/>', size)}</worksheet>`
const styled = () =>
  workbook(
    { Меню: HEAD },
    { 'xl/styles.xml': `<s>${text(`<numFmt numFmtId="1" formatCode="${'"['.repeat(100)}"/>`, 2 * MB)}</s>` },
  )
const wide = (cell: string, rows: number) =>
  Array.from({ length: rows }, (_, at) => `блюдо;;Супы;;Суп ${at};;100;300;г;;;;"${cell.replaceAll('"', '""')}"`)
