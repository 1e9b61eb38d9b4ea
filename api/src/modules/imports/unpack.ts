import { inflateRawSync } from 'node:zlib'
import { Unzip, type UnzipDecoder } from 'fflate'
import { Refusal } from '../../kernel/problems'

const ENTRIES_MAX = 1000
/** Unpacked; a menu of two thousand rows has a fifth of it. */
const ALL_MAX = 14_000_000
/** What of a workbook is read, and how large it may be. */
const PARTS: readonly [name: RegExp, most: number][] = [
  [/^xl\/worksheets\/[^/]+\.xml$/i, 8_000_000],
  [/^xl\/sharedStrings\.xml$/i, 10_000_000],
  [/^xl\/styles\.xml$/i, 3_000_000],
  [/^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels)$/i, 300_000],
]

/**
 * The parts of a workbook that are read, by their names. What an archive says of their sizes is not believed: unpacking
 * ends where one is larger than it may be.
 * @throws {Refusal} `menu_import.too_large`, `menu_import.unreadable`
 */
export function unpack(bytes: Uint8Array): Map<string, string> {
  const parts = new Map<string, string>()
  let [left, entries] = [ALL_MAX, 0]
  const take = (name: string, content: Uint8Array) => {
    left -= content.length
    if (content.length > mostOf(name) || left < 0) throw new Refusal('menu_import.too_large')
    parts.set(name, new TextDecoder().decode(content))
  }
  const unzip = new Unzip((file) => {
    entries += 1
    if (entries > ENTRIES_MAX) throw new Refusal('menu_import.too_large')
    if (mostOf(file.name) === 0 || parts.has(file.name)) return
    file.ondata = (problem, content, isLast) => {
      // What is thrown below is told here once more.
      if (problem) throw problem
      if (isLast) take(file.name, content)
    }
    file.start()
  })
  const room = (name: string) => Math.max(1, Math.min(mostOf(name), left))
  unzip.register(decoder(8, (packed, name) => inflateRawSync(packed, { maxOutputLength: room(name) })))
  unzip.register(decoder(0, (stored) => stored))
  try {
    unzip.push(bytes, true)
  } catch (problem) {
    throw refusalOf(problem)
  }
  return parts
}

const mostOf = (name: string) => PARTS.find(([pattern]) => pattern.test(name))?.[1] ?? 0

/** A way of packing, by its number in an archive, whose whole entry is unpacked at once and within bounds. */
function decoder(method: number, unpacked: (packed: Uint8Array<ArrayBuffer>, name: string) => Uint8Array<ArrayBuffer>) {
  return class implements UnzipDecoder {
    static compression = method
    ondata: UnzipDecoder['ondata'] = () => undefined
    private readonly pieces: Uint8Array[] = []
    constructor(private readonly name: string) {}
    push(piece: Uint8Array, isLast: boolean) {
      this.pieces.push(piece)
      if (isLast) this.ondata(null, unpacked(Buffer.concat(this.pieces), this.name), true)
    }
  }
}

function refusalOf(problem: unknown): Refusal {
  if (problem instanceof Refusal) return problem
  const code = problem instanceof Error && 'code' in problem ? problem.code : null
  return new Refusal(code === 'ERR_BUFFER_TOO_LARGE' ? 'menu_import.too_large' : 'menu_import.unreadable')
}
