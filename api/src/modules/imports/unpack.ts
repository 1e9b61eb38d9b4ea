import { Unzip, UnzipInflate } from 'fflate'
import { Refusal } from '../../kernel/problems'

const ENTRIES_MAX = 1000
/** Unpacked; a menu of two thousand rows has a fifth of it. */
const ALL_MAX = 14_000_000
/** Packed bytes taken at once: what they unpack to is measured before the next. */
const STEP = 8192
/** What of a workbook is read, and how large it may be. */
const PARTS: readonly [name: RegExp, most: number][] = [
  [/^xl\/worksheets\/[^/]+\.xml$/i, 8_000_000],
  [/^xl\/sharedStrings\.xml$/i, 10_000_000],
  [/^xl\/styles\.xml$/i, 3_000_000],
  [/^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels)$/i, 300_000],
]

/**
 * The parts of a workbook that are read, by their names. What an archive says of their sizes is not believed: they are
 * measured as they unpack.
 * @throws {Refusal} `import.too_large`, `import.unreadable`
 */
export function unpack(bytes: Uint8Array): Map<string, string> {
  const parts = new Map<string, string>()
  let [all, entries] = [0, 0]
  const unzip = new Unzip((file) => {
    entries += 1
    if (entries > ENTRIES_MAX) throw new Refusal('import.too_large')
    const most = PARTS.find(([name]) => name.test(file.name))?.[1]
    if (most === undefined || parts.has(file.name)) return
    const decoder = new TextDecoder()
    const texts: string[] = []
    let size = 0
    file.ondata = (problem, piece, isLast) => {
      // What is thrown below is told here once more.
      if (problem) throw problem
      size += piece.length
      all += piece.length
      if (size > most || all > ALL_MAX) throw new Refusal('import.too_large')
      texts.push(decoder.decode(piece, { stream: !isLast }))
      if (isLast) parts.set(file.name, texts.join(''))
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length; at += STEP) unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length)
  } catch (problem) {
    throw problem instanceof Refusal ? problem : new Refusal('import.unreadable')
  }
  return parts
}
