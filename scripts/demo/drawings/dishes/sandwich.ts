import { tint } from '../colour.ts'
import type { Draw, Pen } from '../pen.ts'
import { dots, each, ellipse, fade, type Point, rect, shadow, solid, stroke } from '../shapes.ts'
import { stand } from './burgers.ts'
import { cheese, crumbed, type Layer, lettuce, rasher, sauce, slab, tomato } from './layers.ts'

const toast = (pen: Pen, y: number, bread: string) => {
  const [top, low] = [y - 8, y + 20]
  const d = `M-116 ${y + 6}Q-118 ${top} -100 ${top}H100Q118 ${top} 116 ${y + 6}V${y + 14}Q116 ${low} 108 ${low}H-108Q-116 ${low} -116 ${y + 14}Z`
  const pores = Array.from({ length: 26 }, (): Point => [pen.between(-106, 106), y + pen.between(-2, 16)])
  const crumb = pen.blend(90, tint(bread, 0.25), tint(bread, 0.55), tint(bread, 0.4), tint(bread, -0.2))
  return (
    solid(d, crumb, 2) +
    dots(pores, 2.6, tint(bread, -0.25), fade(0.5)) +
    rect(-114, top, 228, 5, 2.5, tint(bread, -0.15))
  )
}

const ham: Layer = {
  height: 12,
  draw: (y) =>
    stroke(`M-112 ${y + 6}q18 -12 37 0t37 0t37 0t37 0t37 0t37 0`, '#c9685c', 11) +
    stroke(`M-112 ${y + 4}q18 -12 37 0t37 0t37 0t37 0t37 0t37 0`, '#f2aaa0', 6),
}

const fish = (pen: Pen): Layer => ({
  height: 14,
  draw: (y) =>
    slab(pen, y, 108, 16, '#f08a5c', 8) + stroke(`M-96 ${y + 5}q12 5 20 0t30 2t30 -2t30 2t30 -2t30 2`, '#ffd2b4', 2.4),
})

const chunks = (colour: string): Layer => ({
  height: 16,
  draw: (y) =>
    each(
      [-96, -72, -46, -20, 6, 32, 58, 84],
      (x, i) =>
        ellipse(x + 6, y + 9 + (i % 2) * 2, 17, 10, tint(colour, i % 2 ? 0.16 : -0.1)) +
        stroke(`M${x - 4} ${y + 5}q8 -4 18 0`, '#fff', 2, fade(0.5)),
    ),
})

const boiledEgg: Layer = {
  height: 13,
  draw: (y) => each([-72, 0, 72], (x) => ellipse(x, y + 8, 36, 8, '#fffaf0') + ellipse(x, y + 8, 17, 6, '#f39a1f')),
}

const roastBeef: Layer = {
  height: 14,
  draw: (y) =>
    stroke(`M-112 ${y + 7}q18 -12 37 0t37 0t37 0t37 0t37 0t37 0`, '#6b3628', 12) +
    stroke(`M-112 ${y + 5}q18 -12 37 0t37 0t37 0t37 0t37 0t37 0`, '#c9665c', 7),
}

const cucumber = (pen: Pen): Layer => ({
  height: 8,
  draw: (y) =>
    each(
      [-78, -26, 26, 78],
      (x) => rect(x - 25, y, 50, 9, 4.5, pen.slope('#a9cf74', 0.3)) + stroke(`M${x - 24} ${y + 4}h48`, '#e4f2c4', 4),
    ),
})

/** Toasted sandwich with its layers towards the viewer; each storey closes with a toast. */
const sandwich =
  (
    storeys: (pen: Pen) => readonly (readonly Layer[])[],
    breads: readonly [string, ...string[]] = ['#d79b4f', '#c98a3e'],
  ): Draw =>
  (pen) => {
    const bread = pen.pick(breads)
    let y = -22
    const parts = [toast(pen, y, bread)]
    for (const layers of storeys(pen)) {
      y -= 8
      for (const layer of layers) {
        y -= layer.height
        parts.push(layer.draw(y))
      }
      y -= 18
      parts.push(toast(pen, y, bread))
    }
    const pin =
      stroke(`M0 ${y - 6}V${y - 54}`, '#c99b5b', 3.6) +
      ellipse(0, y - 46, 12, 9, pen.lit('#7f8f3a', 0.35)) +
      ellipse(5, y - 46, 3.4, 3.4, '#d6402a')
    return shadow(pen, 10, 10, 165, 24, 0.5) + stand(pen) + parts.join('') + pin
  }

/** Sandwiches from the lower toast up. */
export const SANDWICHES = {
  club: sandwich((pen) => [
    [lettuce(pen), crumbed(pen, '#e3bb80'), tomato(pen)],
    [rasher(pen), boiledEgg, lettuce(pen)],
  ]),
  tuna: sandwich((pen) => [[lettuce(pen), chunks('#d9a58a'), boiledEgg, cucumber(pen)]]),
  beef: sandwich(
    (pen) => [[lettuce(pen), roastBeef, sauce(pen, '#e0b040'), tomato(pen), roastBeef]],
    ['#8f5a30', '#a4602a'],
  ),
  ham: sandwich((pen) => [[lettuce(pen), ham, cheese(pen), tomato(pen)]]),
  salmon: sandwich((pen) => [[lettuce(pen), fish(pen), sauce(pen, '#f7f3e2'), cucumber(pen)]]),
} as const satisfies Record<string, Draw>
