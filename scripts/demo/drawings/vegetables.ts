import { tint } from './colour.ts'
import type { Pen } from './pen.ts'
import { around, circle, dots, each, ellipse, fade, pairs, path, place, solid, stroke, times } from './shapes.ts'

export const tomatoSlice = (pen: Pen, x: number, y: number, r: number) => {
  const turn = pen.between(0, 60)
  const seeds = each(around(6, r * 0.52), ([sx, sy], i) =>
    place(
      sx,
      sy,
      ellipse(0, 0, r * 0.27, r * 0.17, '#f4a35c') + dots(pairs(-2, 0, 2, 1, 0, -1.5), 1.4, '#fbe3ae'),
      i * 60,
    ),
  )
  return place(
    x,
    y,
    circle(1.5, 2.5, r, '#2a1008', fade(0.28)) +
      circle(0, 0, r, '#b9281f') +
      circle(0, 0, r * 0.9, pen.lit('#e2513a', 0.25)) +
      seeds +
      circle(0, 0, r * 0.17, '#f0876a'),
    turn,
  )
}

export const cherryTomato = (
  pen: Pen,
  x: number,
  y: number,
  r: number,
  colour: string = pen.pick(['#d9301f', '#e0452a', '#e8902c']),
) =>
  circle(x + 1.6, y + 2.6, r, '#2a1008', fade(0.3)) +
  circle(x, y, r, pen.lit(colour, 0.38)) +
  ellipse(x - r * 0.32, y - r * 0.38, r * 0.26, r * 0.17, '#fff', fade(0.75))

export const cucumberSlice = (pen: Pen, x: number, y: number, r: number) =>
  circle(x + 1.4, y + 2.3, r, '#2a1008', fade(0.26)) +
  circle(x, y, r, '#3d7f35') +
  circle(x, y, r * 0.88, pen.lit('#cfe6a4', 0.2)) +
  circle(x, y, r * 0.52, '#dff0bb') +
  dots(around(6, r * 0.36, pen.rand(), x, y), r * 0.16, '#f6f8d6')

export const olive = (
  pen: Pen,
  x: number,
  y: number,
  r: number,
  colour: string = pen.pick(['#2c2531', '#3b3027', '#6f7f37']),
) =>
  circle(x + 1.2, y + 2, r, '#2a1008', fade(0.3)) +
  circle(x, y, r, pen.lit(colour, 0.32)) +
  circle(x + r * 0.1, y, r * 0.42, tint(colour, -0.6)) +
  ellipse(x - r * 0.45, y - r * 0.5, r * 0.2, r * 0.14, '#fff', fade(0.7))

export const mushroom = (pen: Pen, x: number, y: number, size = 1) => {
  const d = 'M-13 -1C-13 -12 13 -12 13 -1C13 2 6 1.5 4 2L4.5 11C2 13.5 -2 13.5 -4.5 11L-4 2C-6 1.5 -13 2 -13 -1Z'
  return place(
    x,
    y,
    solid(d, pen.slope('#e9d3b0', 0.2)) +
      path('M-9 -2C-8 -7 8 -7 9 -2C5 -3.5 -5 -3.5 -9 -2Z', '#a87f55', fade(0.7)) +
      stroke(d, '#a9794a', 1, fade(0.7)),
    pen.between(0, 360),
    size,
  )
}

export const pepperRing = (
  pen: Pen,
  x: number,
  y: number,
  r: number,
  colour: string = pen.pick(['#d9382a', '#e9a92c', '#5ba043']),
) => {
  const d = `M0 ${-r}C${r * 0.6} ${-r * 1.25} ${r * 1.2} ${-r * 0.4} ${r * 0.85} ${r * 0.25}C${r * 0.8} ${r} ${r * 0.1} ${r * 1.1} 0 ${r * 0.85}C${-r * 0.3} ${r * 1.15} ${-r * 0.95} ${r * 0.9} ${-r * 0.88} ${r * 0.2}C${-r * 1.2} ${-r * 0.4} ${-r * 0.6} ${-r * 1.25} 0 ${-r}Z`
  return place(
    x,
    y,
    stroke(d, '#2a1008', r * 0.3, `transform="translate(1 2)" ${fade(0.25)}`) +
      stroke(d, colour, r * 0.3) +
      stroke(d, tint(colour, 0.5), r * 0.09, fade(0.7)),
    pen.between(0, 360),
  )
}

export const redOnion = (pen: Pen, x: number, y: number, r: number) => {
  const d = `M${-r} 0A${r} ${r * 0.9} 0 0 1 ${r * 0.9} ${-r * 0.2}`
  return place(
    x,
    y,
    stroke(d, '#2a1008', 3.4, `transform="translate(.8 1.6)" ${fade(0.25)}`) +
      stroke(d, '#8d3569', 3.2) +
      stroke(d, '#f0d5e6', 1.5),
    pen.between(0, 360),
  )
}

export const avocado = (pen: Pen, x: number, y: number, slices = 5, turn = pen.between(0, 360), size = 1) => {
  const one = solid(
    'M-22 6C-14 -12 14 -12 22 6C12 -1 -12 -1 -22 6Z',
    pen.blend(90, '#557f2f', '#a9c95c', '#eef0b0'),
    1.8,
  )
  return place(
    x,
    y,
    times(slices, (i) => place(0, (i - slices / 2) * 7, one, (i - slices / 2) * 5)),
    turn,
    size,
  )
}
