import { mix, tint } from './colour.ts'
import type { Pen } from './pen.ts'
import { around, circle, dots, each, fade, path, place, rect, ring, scatter, shadow, stroke, times } from './shapes.ts'

export type Glaze = { base: string; rim: string; decor: 'none' | 'line' | 'speckle' | 'dots' | 'petals' | 'double' }

const LIGHT = [
  { base: '#fdfaf2', rim: '#d8cdb8', decor: 'none' },
  { base: '#f7efe0', rim: '#a8764a', decor: 'line' },
  { base: '#f3ece0', rim: '#8d7a63', decor: 'speckle' },
  { base: '#fbfaf6', rim: '#2f6f8f', decor: 'double' },
  { base: '#fdf8ee', rim: '#2b7f78', decor: 'dots' },
  { base: '#e7efe6', rim: '#6f927c', decor: 'speckle' },
  { base: '#f8e9df', rim: '#c2745a', decor: 'line' },
] as const satisfies readonly Glaze[]

const DARK = [
  { base: '#2e3a3b', rim: '#536462', decor: 'speckle' },
  { base: '#3a302b', rim: '#8a6a50', decor: 'line' },
  { base: '#27465a', rim: '#7fb0c4', decor: 'line' },
  { base: '#1f5557', rim: '#8fd0c6', decor: 'double' },
  { base: '#6e3325', rim: '#d98d6a', decor: 'speckle' },
] as const satisfies readonly Glaze[]

/** Porcelain or stoneware; light glaze suits most dishes, dark the pale ones. */
export const glaze = (pen: Pen, tone: 'light' | 'dark' | 'any' = 'any'): Glaze => {
  const dark = tone === 'dark' || (tone === 'any' && pen.chance(0.35))
  return dark ? pen.pick(DARK) : pen.pick(LIGHT)
}

const decorate = (pen: Pen, r: number, { base, rim, decor }: Glaze) => {
  if (decor === 'line') return ring(0, 0, r * 0.975, rim, r * 0.025)
  if (decor === 'double') return ring(0, 0, r * 0.94, rim, r * 0.03) + ring(0, 0, r * 0.88, rim, r * 0.008)
  if (decor === 'dots') return dots(around(36, r * 0.9), r * 0.035, rim)
  if (decor === 'speckle') return dots(scatter(pen, 46, r * 0.97), r * 0.014, mix(rim, base, 0.25), fade(0.7))
  if (decor === 'petals')
    return each(around(16, r * 0.88), ([x, y], i) =>
      place(x, y, path('M-9 0C-4 -7 4 -7 9 0C4 7 -4 7 -9 0Z', rim), i * 22.5 + 90, r / 130),
    )
  return ''
}

const shine = (r: number, strength: number) =>
  stroke(
    `M${-0.93 * r} ${-0.18 * r}A${0.95 * r} ${0.95 * r} 0 0 1 ${-0.18 * r} ${-0.93 * r}`,
    '#fff',
    r * 0.022,
    fade(strength),
  )

/** Flat plate seen from above, centred on the origin. */
export const plate = (pen: Pen, r: number, look = glaze(pen)) => {
  const rise = pen.linear([
    [0, tint(look.base, 0.5)],
    [0.5, look.base],
    [1, tint(look.base, -0.14)],
  ])
  const well = pen.linear([
    [0, tint(look.base, -0.12)],
    [0.35, look.base],
    [1, tint(look.base, 0.35)],
  ])
  return (
    shadow(pen, r * 0.07, r * 0.1, r * 1.13, r * 1.11) +
    circle(0, 0, r, rise) +
    circle(0, 0, r * 0.76, tint(look.base, -0.16)) +
    circle(r * 0.006, r * 0.01, r * 0.75, well) +
    decorate(pen, r, look) +
    shine(r, 0.75)
  )
}

/** Deep bowl with something filling it up to the brim line, seen from above. */
export const bowl = (pen: Pen, r: number, filling: string, look = glaze(pen)) => {
  const wall = pen.linear([
    [0, tint(look.base, -0.45)],
    [0.6, tint(look.base, -0.12)],
    [1, tint(look.base, 0.2)],
  ])
  const depth = pen.radial(
    [
      [0.72, '#2a1008', 0],
      [1, '#2a1008', 0.42],
    ],
    0.56,
    0.58,
    0.56,
  )
  return (
    shadow(pen, r * 0.09, r * 0.13, r * 1.15, r * 1.13, 0.46) +
    circle(0, 0, r, pen.slope(look.base, 0.22)) +
    decorate(pen, r * 1.005, { ...look, decor: look.decor === 'double' ? 'line' : look.decor }) +
    circle(0, 0, r * 0.91, wall) +
    circle(0, r * 0.012, r * 0.85, filling) +
    circle(0, r * 0.012, r * 0.85, depth) +
    shine(r * 1.01, 0.6)
  )
}

const grain = (pen: Pen, w: number, h: number, colour: string) =>
  times(Math.round(h / 13), (i) => {
    const y = -h / 2 + 8 + i * 13 + pen.between(-3, 3)
    const [a, b] = [pen.between(-5, 5), pen.between(-5, 5)]
    return stroke(
      `M${-w / 2 + 6} ${y.toFixed(1)}C${(-w / 6).toFixed(0)} ${(y + a).toFixed(1)} ${(w / 6).toFixed(0)} ${(y + b).toFixed(1)} ${w / 2 - 6} ${(y + a / 2).toFixed(1)}`,
      colour,
      pen.between(0.6, 1.6),
      fade(0.28),
    )
  })

const WOODS = ['#c68b52', '#b3763f', '#8b5630', '#d9a86c', '#6d4128'] as const

/** Rectangular wooden board. */
export const board = (pen: Pen, w: number, h: number, wood: string = pen.pick(WOODS)) =>
  shadow(pen, 9, 13, w * 0.6, h * 0.63, 0.46) +
  rect(-w / 2, -h / 2 + 5, w, h, 16, tint(wood, -0.42)) +
  rect(-w / 2, -h / 2, w, h, 16, pen.slope(wood, 0.2)) +
  grain(pen, w, h, tint(wood, -0.5)) +
  rect(-w / 2 + 1, -h / 2 + 1, w - 2, h - 2, 15, 'none', `stroke="#fff" stroke-width="1.4" ${fade(0.3)}`)

/** Round board with a handle turned by seed. */
export const roundBoard = (pen: Pen, r: number, wood: string = pen.pick(WOODS)) => {
  const turn = pen.pick([-42, 38, 140, -138] as const)
  const handle =
    rect(r * 0.86, -r * 0.15, r * 0.5, r * 0.3, r * 0.15, tint(wood, -0.12)) +
    circle(r * 1.22, 0, r * 0.06, tint(wood, -0.65))
  return (
    place(5, 8, `<g ${fade(0.3)}>${rect(r * 0.86, -r * 0.15, r * 0.5, r * 0.3, r * 0.15, '#1d0d05')}</g>`, turn) +
    shadow(pen, r * 0.06, r * 0.09, r * 1.12, r * 1.1, 0.44) +
    place(0, 0, handle, turn) +
    circle(0, 4, r, tint(wood, -0.42)) +
    circle(0, 0, r, pen.slope(wood, 0.2)) +
    times(6, (i) => ring(r * 0.1, -r * 0.06, r * (0.14 + i * 0.13), tint(wood, -0.5), 1, fade(0.18))) +
    ring(0, 0, r - 1.2, '#fff', 1.5, fade(0.28))
  )
}

/** Dark stone slab. */
export const slate = (pen: Pen, w: number, h: number, stone = pen.pick(['#3a4446', '#2f3638', '#46433f'] as const)) =>
  shadow(pen, 8, 11, w * 0.59, h * 0.62, 0.46) +
  rect(-w / 2, -h / 2 + 4, w, h, 7, tint(stone, -0.5)) +
  rect(-w / 2, -h / 2, w, h, 7, pen.slope(stone, 0.13)) +
  times(7, () => {
    const [x, y] = [pen.between(-w / 2 + 10, w / 2 - 60), pen.between(-h / 2 + 8, h / 2 - 8)]
    return stroke(
      `M${x.toFixed(0)} ${y.toFixed(0)}q${pen.int(12, 24)} ${pen.int(-5, 5)} ${pen.int(30, 50)} 0`,
      '#fff',
      0.8,
      fade(0.14),
    )
  }) +
  rect(-w / 2 + 0.8, -h / 2 + 0.8, w - 1.6, h - 1.6, 6.5, 'none', `stroke="#fff" stroke-width="1.2" ${fade(0.22)}`)
