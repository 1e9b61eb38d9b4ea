import { expect, test } from 'bun:test'
import sharp from 'sharp'
import {
  CAR_AGES,
  CAR_ANGLES,
  CAR_BODIES,
  CAR_COLOURS,
  CAR_PLACES,
  type CarColour,
  type CarPicture,
  drawCar,
} from '../index.ts'

const COLOURS = Object.keys(CAR_COLOURS).filter((name): name is CarColour => name in CAR_COLOURS)
const PLAIN: CarPicture = { body: 'sedan', colour: 'white', age: 'new', angle: 'front', place: 'yard', wheel: 'right' }

const raster = (svg: string) =>
  sharp(Buffer.from(svg)).resize({ width: 80 }).removeAlpha().raw().toBuffer({ resolveWithObject: true })

/** How far apart two pictures are at the size of a thumbnail, in shades a channel. */
async function apart(one: CarPicture, other: CarPicture): Promise<number> {
  const [{ data: a }, { data: b }] = await Promise.all([raster(drawCar(one, 3)), raster(drawCar(other, 3))])
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length
}

test('every body, angle, age and place is drawn light and without broken numbers', () => {
  for (const body of CAR_BODIES)
    for (const angle of CAR_ANGLES)
      for (const [at, place] of CAR_PLACES.entries()) {
        const age = CAR_AGES[at % CAR_AGES.length] ?? 'new'
        const svg = drawCar({ ...PLAIN, body, angle, place, age }, at)
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
        expect([body, angle, svg.length < 80_000]).toEqual([body, angle, true])
      }
})

test('a car has the proportion 4 to 3, repeats for its seed and differs for another', async () => {
  const { info } = await raster(drawCar(PLAIN, 1))
  expect([info.width, info.height]).toEqual([80, 60])
  expect(drawCar(PLAIN, 1)).toBe(drawCar(PLAIN, 1))
  expect(new Set([1, 2, 3, 4].map((seed) => drawCar(PLAIN, seed))).size).toBe(4)
})

test('a colour is seen', async () => {
  for (const colour of COLOURS.filter((one) => one !== PLAIN.colour))
    expect([colour, (await apart(PLAIN, { ...PLAIN, colour })) > 2]).toEqual([colour, true])
})

test('the wheel stands at the right unless it is asked for at the left', async () => {
  const inside: CarPicture = { ...PLAIN, angle: 'interior' }
  expect(await apart(inside, { ...inside, wheel: 'left' })).toBeGreaterThan(8)
})
