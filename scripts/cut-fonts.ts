/**
 * `bun scripts/cut-fonts.ts`: the typeface cut down to the letters, signs and weights that Russian pages are written in, a
 * third of what its whole files weigh. What else somebody may type comes from those (see fonts.css).
 */
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { ROOT } from './database.ts'

const WHOLE = join(dirname(Bun.resolveSync('@fontsource-variable/onest/package.json', join(ROOT, 'site'))), 'files')
const CUT = join(ROOT, 'shared/src/styles/fonts')
const WEIGHTS = { wght: { min: 400, max: 800 } }
/** By the whole file that holds them, as ranges of fonts.css. */
export const CUTS = {
  cyrillic: 'U+0401, U+0410-044F, U+0451, U+2116',
  latin:
    'U+0020-007E, U+00A0, U+00A7, U+00A9, U+00AB, U+00B0, U+00B7, U+00BB, U+00D7, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2039-203A, U+2191, U+2193, U+2212',
  'latin-ext': 'U+20BD',
}

if (import.meta.main) {
  for (const [name, ranges] of Object.entries(CUTS)) {
    const whole = await Bun.file(join(WHOLE, `onest-${name}-wght-normal.woff2`)).arrayBuffer()
    const cut = await subsetFont(Buffer.from(whole), signsOf(ranges), { targetFormat: 'woff2', variationAxes: WEIGHTS })
    await Bun.write(join(CUT, `onest-${name}.woff2`), cut)
    console.log(`${name}: ${whole.byteLength} → ${cut.byteLength} bytes`)
  }
}

/** The signs of a `unicode-range`. */
export function signsOf(ranges: string): string {
  return ranges
    .split(', ')
    .map((range) => {
      const [from = 0, to = from] = range
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('')
    })
    .join('')
}
