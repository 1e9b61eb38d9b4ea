import { tint } from '../colour.ts'
import type { Pen } from '../pen.ts'
import { dots, ellipse, fade, type Point, rect, shadow, solid, stroke } from '../shapes.ts'
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

const middle = (pen: Pen): readonly Layer[] =>
  pen.next([
    () => [lettuce(pen), ham, cheese(pen), tomato(pen)],
    () => [lettuce(pen), crumbed(pen), sauce(pen, '#fbeecb'), tomato(pen)],
    () => [tomato(pen), fish(pen), lettuce(pen), sauce(pen, '#f7f3e2')],
    () => [lettuce(pen), rasher(pen), tomato(pen), rasher(pen), cheese(pen, '#fbe2a0')],
  ])()

/** Toasted sandwich with its layers towards the viewer. */
export const sandwich = (pen: Pen) => {
  const bread = pen.pick(['#d79b4f', '#c98a3e', '#8f5a30'])
  let y = -22
  const parts = [toast(pen, y, bread)]
  const stack = (layers: readonly Layer[]) => {
    y -= 8
    for (const layer of layers) {
      y -= layer.height
      parts.push(layer.draw(y))
    }
    y -= 18
    parts.push(toast(pen, y, bread))
  }
  stack(middle(pen))
  if (pen.chance(0.6)) stack([lettuce(pen), ham, cheese(pen, '#f9cf5a')])
  const pin =
    stroke(`M0 ${y - 6}V${y - 54}`, '#c99b5b', 3.6) +
    ellipse(0, y - 46, 12, 9, pen.lit('#7f8f3a', 0.35)) +
    ellipse(5, y - 46, 3.4, 3.4, '#d6402a')
  return shadow(pen, 10, 10, 165, 24, 0.5) + stand(pen) + parts.join('') + pin
}
