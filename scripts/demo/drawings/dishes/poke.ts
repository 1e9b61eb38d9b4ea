import { type Bite, ball, bean, broccoli, corn, dice, lump, tofu } from '../bites.ts'
import { limeSlice } from '../fruit.ts'
import { sprig, sprinkle } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { egg, friedEgg } from '../proteins.ts'
import { round } from '../round.ts'
import { fishCube, roe, shrimp } from '../sea-parts.ts'
import { circle, each, ellipse, fade, place, polar, scatter, shift, strands, stroke, times } from '../shapes.ts'
import { avocado, cherryTomato, cucumberSlice, mushroom } from '../vegetables.ts'
import { bowl, glaze } from '../ware.ts'

const sector = (pen: Pen, angle: number, draw: (x: number, y: number) => string, count: number, gap: number) => {
  const [cx, cy] = polar(58, angle)
  return each(shift(scatter(pen, count, 32, gap), cx, cy), ([x, y]) => draw(x, y))
}

const shreds = (pen: Pen, angle: number, count: number, colour: string, light: string) => {
  const [x, y] = polar(59, angle)
  const lines = (many: number, bend: number) =>
    times(many, () => {
      const [from, to] = [`${round(x + pen.between(-27, 27))} ${round(y + pen.between(-25, 25))}`, pen.int(-16, 16)]
      return `M${from}q${pen.int(-bend, bend)} ${pen.int(-bend, bend)} ${to} ${pen.int(-13, 13)}`
    })
  return stroke(lines(count, 9), colour, 4) + stroke(lines(Math.round(count / 2), 6), light, 2.2)
}

type Sector = (pen: Pen, angle: number) => string

const many =
  (bite: Bite, count: number, gap: number): Sector =>
  (pen, a) =>
    sector(pen, a, (x, y) => bite(pen, x, y), count, gap)

const fish = (colour: string): Sector => many((pen, x, y) => fishCube(pen, x, y, 1.15, colour), 11, 15)
const sliced: Sector = (pen, a) => avocado(pen, ...polar(60, a), 6, (a * 180) / Math.PI + 90, 1.1)
const beans = many(bean('#8fbf55', 0.9), 20, 10)
const cucumber = many((pen, x, y) => cucumberSlice(pen, x, y, 15), 8, 15)
const tomato = many((pen, x, y) => cherryTomato(pen, x, y, 11, '#d9301f'), 8, 20)
const carrot: Sector = (pen, a) => shreds(pen, a, 24, '#e07d28', '#f6ab5a')
const chuka: Sector = (pen, a) => shreds(pen, a, 26, '#2f6b3c', '#6aa85a')
const redCabbage: Sector = (pen, a) => shreds(pen, a, 26, '#7a2f6b', '#b06aa0')
const spinach: Sector = (pen, a) => shreds(pen, a, 26, '#3f7a34', '#7aa85a')
const sprouts: Sector = (pen, a) => shreds(pen, a, 22, '#e9dfb4', '#fbf4d8')
const prawns = many((pen, x, y) => shrimp(pen, x, y, 0.86), 6, 24)
const caviar: Sector = (pen, a) => roe(pen, ...polar(58, a), 27, 24, 60, 5.4)
const crisp = many(tofu, 7, 19)
const florets = many(broccoli, 6, 18)
const pumpkin = many(dice('#ee8f2c', 1.5), 9, 17)
const falafel = many(ball('#9a6a34', 15), 5, 26)
const mango = many(dice('#f6c23c', 1.3), 10, 15)
const kernels: Sector = (pen, a) => corn(pen, ...polar(54, a)) + corn(pen, ...polar(72, a))
const blackBeans = many(bean('#3a2430', 1), 16, 11)
const beef = many(lump('#7c4428', 12), 9, 16)
const fungi = many((pen, x, y) => mushroom(pen, x, y, 1.1), 7, 19)
const hummus: Sector = (pen, a) => {
  const [x, y] = polar(58, a)
  return (
    ellipse(x, y, 30, 26, pen.lit('#ead2a0', 0.24)) +
    stroke(`M${round(x - 14)} ${round(y)}q14 -16 28 0`, '#c9852a', 4, fade(0.7))
  )
}

const rice = (pen: Pen) =>
  circle(2, 4, 101, '#d5c6a6') +
  circle(0, 0, 101, pen.lit('#f3ead6', 0.16)) +
  strands(pen, scatter(pen, 120, 94), 5, '#fff', 3.4) +
  strands(pen, scatter(pen, 70, 94), 5, '#d3c4a2', 2.4)

/** A bowl of rice or grain under neat sectors; `middle` lies on top. */
const bowlOf =
  (sectors: readonly Sector[], middle: (pen: Pen) => string, dressing = '#f4e2b8'): Draw =>
  (pen) => {
    const start = pen.rand() * 6.28
    const parts = sectors.map((draw, i) => draw(pen, start + (i / sectors.length) * Math.PI * 2)).join('')
    return (
      bowl(pen, 134, pen.slope('#f7f0e0', -0.06), glaze(pen)) +
      rice(pen) +
      place(0, 0, parts, 0, 1.1) +
      middle(pen) +
      sprinkle(pen, 0, 0, 96, 26, '#fff4d6', 2.6) +
      sprinkle(pen, 0, 0, 96, 16, '#2b241e', 2.4) +
      stroke('M-70 24q20 -18 40 0t40 0t40 0', dressing, 3.4, fade(0.7))
    )
  }

const greens = (pen: Pen) => sprig(pen, -12, 0, 1.2)
const boiledEgg = (pen: Pen) => egg(pen, 0, 0, 1)

/** Bowls by what stands in them; all but the last three are meatless. */
export const BOWLS = {
  pumpkin: bowlOf([pumpkin, beans, sliced, redCabbage, spinach], greens),
  tofu: bowlOf([crisp, florets, carrot, cucumber, redCabbage], greens, '#5a2c14'),
  falafel: bowlOf([falafel, hummus, cucumber, tomato, spinach], greens),
  chuka: bowlOf([chuka, beans, cucumber, mango, carrot], greens),
  mexican: bowlOf([blackBeans, kernels, sliced, tomato, redCabbage], (pen) => limeSlice(pen, 0, 0, 19)),
  custom: bowlOf([cucumber, carrot, sliced, kernels, beans, redCabbage], greens),
  bibimbap: bowlOf([beef, carrot, spinach, sprouts, fungi, cucumber], (pen) => friedEgg(pen, 0, 0, 36), '#b8301a'),
  salmon: bowlOf([fish('#f2814f'), sliced, beans, cucumber, carrot, chuka], boiledEgg),
  shrimp: bowlOf([prawns, caviar, cucumber, sliced, fish('#c93f4a'), chuka], greens),
} as const satisfies Record<string, Draw>
