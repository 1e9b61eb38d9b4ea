import { tint } from '../colour.ts'
import { sprinkle } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { round } from '../round.ts'
import { blob, circle, dots, each, ellipse, fade, path, place, polar, ring, scatter, stroke, times } from '../shapes.ts'
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

const under = (pen: Pen) =>
  pen.pick([
    () => plate(pen, 138, glaze(pen, 'light')),
    () => board(pen, 300, 248),
    () => plate(pen, 138, glaze(pen, 'dark')),
  ])()

/** A round bun without a hole under powdered sugar, its filling showing at one side. */
const powdered = (pen: Pen, x: number, y: number, r: number, filling: string) =>
  place(
    x,
    y,
    circle(6, 9, r, '#1d0d05', fade(0.3)) +
      circle(0, 0, r, pen.lit('#cf8a35', 0.4)) +
      ring(0, 0, r * 0.94, '#f3d9a2', r * 0.07, fade(0.7)) +
      path(blob(pen, 0, -2, r * 0.8, r * 0.78, { wobble: 0.08, corners: 12 }), '#fffaf0', fade(0.42)) +
      dots(scatter(pen, 130, r * 0.92), 2.6, '#fff') +
      path(blob(pen, r * 0.5, r * 0.5, r * 0.24, r * 0.17, { wobble: 0.2 }), pen.lit(filling, 0.3)) +
      stroke(
        `M${round(-r * 0.6)} ${round(-r * 0.34)}Q${round(-r * 0.4)} ${round(-r * 0.7)} ${round(r * 0.02)} ${round(-r * 0.74)}`,
        '#fff',
        5,
        fade(0.6),
      ),
  )

/** Doughnuts: rings in icing, and round ones with a filling. */
export const DONUTS = {
  glazed: (pen) => under(pen) + ringCake(pen, 0, 0, 92) + dots(scatter(pen, 18, 112, 0, 60), 2.2, '#fff', fade(0.8)),
  pair: (pen) => under(pen) + ringCake(pen, -52, -6, 66) + ringCake(pen, 62, 12, 64),
  cream: (pen) =>
    under(pen) +
    powdered(pen, -54, -36, 58, '#f6e0a0') +
    powdered(pen, 58, -30, 56, '#f6e0a0') +
    powdered(pen, 0, 56, 58, '#f6e0a0'),
  berliner: (pen) => under(pen) + powdered(pen, -2, 0, 88, '#b3162f'),
} as const satisfies Record<string, Draw>

const swirl = (turns: number, from: number, to: number) => {
  const points = Array.from({ length: turns * 24 + 1 }, (_, i) =>
    polar(from + ((to - from) * i) / (turns * 24), (i / 24) * Math.PI * 2),
  )
  return points.map(([x, y], i) => `${i ? 'L' : 'M'}${round(x)} ${round(y)}`).join('')
}

/** A bun rolled into a spiral. */
const coil = (pen: Pen, x: number, y: number, r: number, dough: string, line: string, finish: string) =>
  place(
    x,
    y,
    circle(6, 9, r, '#1d0d05', fade(0.3)) +
      circle(0, 0, r, pen.lit(dough, 0.4)) +
      stroke(swirl(3, 6, r * 0.9), tint(dough, -0.45), 6, fade(0.7)) +
      stroke(swirl(3, 6, r * 0.9), line, 3.4) +
      finish +
      stroke(
        `M${round(-r * 0.74)} ${round(-r * 0.34)}Q${round(-r * 0.5)} ${round(-r * 0.74)} ${round(r * 0.02)} ${round(-r * 0.84)}`,
        '#fff',
        5,
        fade(0.45),
      ),
  )

/** Buns rolled with cinnamon, raisins or poppy seeds. */
export const BUNS = {
  cinnamon: (pen) =>
    under(pen) +
    coil(
      pen,
      0,
      0,
      102,
      '#dba355',
      '#6b3414',
      stroke(swirl(3, 6, 92), '#6b3414', 9, fade(0.8)) +
        stroke('M-84 -34q42 26 84 -2t84 0M-92 4q46 26 92 -2t92 2M-80 42q40 24 80 0t76 0', '#fffaf0', 6, fade(0.92)),
    ),
  snail: (pen) =>
    under(pen) +
    coil(
      pen,
      0,
      0,
      100,
      '#dba355',
      '#f3d9a2',
      each(scatter(pen, 15, 82, 24), ([x, y]) => ellipse(x, y, 8, 6, pen.lit('#4a2418', 0.4))) +
        sprinkle(pen, 0, 0, 88, 30, '#fff', 2.4),
    ),
  poppy: (pen) =>
    under(pen) +
    each([-1, 0, 1], (i) =>
      coil(
        pen,
        i * 62,
        i * 30 - 4,
        66,
        '#d9a25a',
        '#2b2630',
        place(0, 0, stroke(swirl(3, 6, 58), '#2b2630', 11), 0, 0.98),
      ),
    ) +
    dots(scatter(pen, 26, 120, 0, 70), 2.4, '#2b2630'),
} as const satisfies Record<string, Draw>
