import { afterAll, expect, test } from 'bun:test'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keptSketches } from './sketch-cache'

const root = await mkdtemp(join(tmpdir(), 'ostrov-sketches-'))
const drawn = (byte: number) => new Uint8Array([byte, 255, 0])
let draws = 0

afterAll(() => rm(root, { recursive: true }))

/** Draws with what was kept in a folder before. */
function sketch(folder: string, svg: string, share = 1 / 4) {
  const kept = keptSketches(folder)
  return {
    tidy: kept.tidy,
    drawing: kept.draw(svg, share, async () => {
      draws += 1
      return drawn(draws)
    }),
  }
}

test('the same drawing is made once, another or of another size anew', async () => {
  const folder = join(root, 'once')
  draws = 0
  expect(await sketch(folder, '<svg/>').drawing).toEqual(drawn(1))
  expect(await sketch(folder, '<svg/>').drawing).toEqual(drawn(1))
  expect(await sketch(folder, '<svg></svg>').drawing).toEqual(drawn(2))
  expect(await sketch(folder, '<svg/>', 1 / 2).drawing).toEqual(drawn(3))
  expect(draws).toBe(3)
})

test('what nobody asked for any more is dropped', async () => {
  const folder = join(root, 'tidy')
  await sketch(folder, 'old').drawing
  const { drawing, tidy } = sketch(folder, 'new')
  await drawing
  await tidy()
  expect(await readdir(folder)).toHaveLength(1)
})

test('a folder that takes no files keeps nothing, and all is drawn', async () => {
  const folder = join(root, 'file')
  await Bun.write(folder, '')
  draws = 0
  await sketch(folder, '<svg/>').drawing
  const { drawing, tidy } = sketch(folder, '<svg/>')
  expect(await drawing).toEqual(drawn(2))
  await tidy()
})
