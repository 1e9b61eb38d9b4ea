import { tint } from '../colour.ts'
import type { Pen } from '../pen.ts'
import { blob, circle, dots, each, fade, path, place, polar, ring, round, scatter, stroke, times } from '../shapes.ts'
import { board, glaze, plate } from '../ware.ts'

const HUES = ['#fff', '#f2c23a', '#e2543a', '#4fa39a', '#5a7fc0'] as const

const sprinkles = (pen: Pen, r: number) =>
  each(scatter(pen, 38, r * 0.78, 7, r * 0.42), ([px, py]) => {
    const [dx, dy] = polar(5.4, pen.rand() * 6.28)
    return stroke(`M${round(px)} ${round(py)}l${round(dx)} ${round(dy)}`, pen.pick(HUES), 3)
  })

const zigzag = (r: number, colour: string) => {
  const line = times(9, (i) => {
    const across = -0.8 + i * 0.2
    const along = (i % 2 ? 0.62 : -0.62) * Math.sqrt(1 - across ** 2)
    return `${i ? 'L' : 'M'}${round(r * across)} ${round(r * along)}`
  })
  return stroke(line, colour, 4, fade(0.9))
}

const ringCake = (pen: Pen, x: number, y: number, r: number) => {
  const glazeColour = pen.pick(['#e8729a', '#5a2c18', '#fff3e2', '#7ec4bd', '#f2b640', '#b98ad0'])
  const icing = `${blob(pen, 0, 0, r * 0.88, r * 0.88, { wobble: 0.045, corners: 16 })}${blob(pen, 0, 0, r * 0.33, r * 0.33, { wobble: 0.1, corners: 9 })}`
  const decor = pen.chance(0.65)
    ? sprinkles(pen, r)
    : masked(r, zigzag(r, glazeColour === '#fff3e2' ? '#5a2c18' : '#fff3e2'))
  const dough = `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0ZM${-r * 0.27} 0a${r * 0.27} ${r * 0.27} 0 1 0 ${r * 0.54} 0a${r * 0.27} ${r * 0.27} 0 1 0 ${-r * 0.54} 0Z`
  return place(
    x,
    y,
    path(dough, '#1d0d05', `fill-rule="evenodd" transform="translate(6 9)" ${fade(0.3)}`) +
      path(
        dough,
        pen.radial([
          [0, '#8a5420'],
          [0.35, '#e0a650'],
          [0.8, '#d99a42'],
          [1, '#9c6228'],
        ]),
        'fill-rule="evenodd"',
      ) +
      path(icing, tint(glazeColour, -0.3), 'fill-rule="evenodd" transform="translate(1 3)"') +
      path(icing, pen.lit(glazeColour, 0.28), 'fill-rule="evenodd"') +
      decor +
      ring(
        0,
        0,
        r * 0.62,
        '#fff',
        r * 0.07,
        `stroke-dasharray="${round(r * 0.9)} ${round(r * 4)}" transform="rotate(190)" stroke-linecap="round" ${fade(0.5)}`,
      ),
  )
}

const masked = (r: number, inner: string) =>
  `${inner}${circle(0, 0, r * 0.3, '#b98a52')}${circle(1.5, 2, r * 0.26, '#7d5a34', fade(0.6))}`

/** One big or several donuts. */
export const donut = (pen: Pen) => {
  const base = pen.pick([
    () => plate(pen, 138, glaze(pen, 'light')),
    () => board(pen, 300, 248),
    () => plate(pen, 138, glaze(pen, 'dark')),
  ])()
  const spots: readonly (readonly [number, number, number])[] = pen.pick([
    [[0, 0, 92]],
    [
      [-54, -34, 62],
      [56, -30, 60],
      [0, 56, 62],
    ],
    [
      [-52, -6, 66],
      [62, 12, 64],
    ],
  ] as const)
  return (
    base +
    each(spots, ([x, y, r]) => ringCake(pen, x, y, r)) +
    dots(scatter(pen, 18, 112, 0, 60), 2.2, '#fff', fade(0.8))
  )
}
