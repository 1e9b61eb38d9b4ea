import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { CUTS, signsOf } from './cut-fonts.ts'
import { ROOT } from './database.ts'

const CUT = new Set(Object.values(CUTS).flatMap((ranges) => [...signsOf(ranges)]))
/** Line ends and joiners, which nothing draws; the star of ratings is the system’s own. */
const NO_TEXT = /\p{C}|★/u

const written = await Bun.file(join(ROOT, 'shared/src/styles/fonts.css')).text()
const css = written.replaceAll(/\s+/g, ' ').replaceAll('?no-inline', '')

test('the styles ask each cut file for just what it holds', () => {
  for (const [name, ranges] of Object.entries(CUTS)) {
    expect(css).toContain(`url("./fonts/onest-${name}.woff2") format("woff2"); unicode-range: ${ranges};`)
  }
})

test('no whole file is asked for a sign that is cut', () => {
  const whole = [...css.matchAll(/wght-normal\.woff2"\) format\("woff2"\); unicode-range: ([^;]+);/g)]
  expect(whole).toHaveLength(2)
  expect(whole.flatMap(([, ranges = '']) => [...signsOf(ranges)]).filter((sign) => CUT.has(sign))).toEqual([])
})

test('our own words need nothing but the cut', async () => {
  const missing = new Map<string, string>()
  for (const path of new Bun.Glob('{site,shared}/src/**/*.{astro,tsx}').scanSync(ROOT)) {
    for (const sign of await Bun.file(join(ROOT, path)).text()) {
      if (!CUT.has(sign) && !NO_TEXT.test(sign)) missing.set(sign, path)
    }
  }
  expect([...missing]).toEqual([])
})
