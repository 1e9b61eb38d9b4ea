import { mix, tint } from '../colour.ts'
import { lemonWedge, limeSlice } from '../fruit.ts'
import { chiliRings, herbs, leaf, onionRings, sprig, sprinkle } from '../greens.ts'
import type { Pen } from '../pen.ts'
import { cream, crouton, egg, meat } from '../proteins.ts'
import { fishCube, shrimp } from '../sea-parts.ts'
import { dots, each, ellipse, fade, pairs, place, scatter, shift, solid, stroke, times } from '../shapes.ts'
import { mushroom } from '../vegetables.ts'
import { bowl, glaze, plate } from '../ware.ts'

const gleam = () =>
  stroke('M-84 -44A95 95 0 0 1 -46 -83', '#fff', 4, fade(0.3)) +
  ellipse(-44, -66, 9, 4, '#fff', `${fade(0.3)} transform="rotate(-35 -44 -66)"`)

const drops = (pen: Pen, colour: string) =>
  each(scatter(pen, 26, 104, 9), ([x, y]) => ellipse(x, y, pen.between(2, 6), pen.between(2, 5), colour, fade(0.4)))

const cube = (pen: Pen, x: number, y: number, colour: string, size = 1) =>
  place(x, y, solid('M-9 -7L7 -9L10 6L-6 9Z', pen.slope(colour, 0.25), 2.2), pen.between(0, 90), size)

const swirl = (pen: Pen, colour: string) => {
  const d = 'M6 -4c26 -14 46 20 14 36c-42 20 -82 -16 -62 -58c24 -42 100 -38 108 16c6 50 -46 82 -94 62'
  return place(0, 0, stroke(d, colour, 10, fade(0.55)) + stroke(d, colour, 5), pen.between(0, 360), 0.86)
}

const creamSoup = (pen: Pen) => {
  const [base, top] = pen.next([
    ['#e8933a', '#fff1d3'],
    ['#8fae55', '#f7f7dc'],
    ['#c9ab82', '#fff6e4'],
    ['#d8603a', '#fbe6cf'],
  ] as const)
  const garnish = pen.pick([
    () => each(scatter(pen, 9, 40, 17), ([x, y]) => crouton(pen, x, y, 1.05)) + herbs(pen, scatter(pen, 8, 50), 5),
    () =>
      each(scatter(pen, 16, 44, 8), ([x, y]) =>
        place(x, y, solid('M-7 0Q0 -5 7 0Q0 5 -7 0Z', pen.slope('#8fa04a', 0.3), 1.5), pen.between(0, 180)),
      ) + sprig(pen, -4, 2, 1.2),
    () => each(scatter(pen, 6, 34, 22), ([x, y]) => mushroom(pen, x, y, 1.1)) + herbs(pen, scatter(pen, 9, 56), 5),
    () => shrimp(pen, -12, -6, 1.05) + shrimp(pen, 20, 16, 1) + leaf(pen, 2, 30, 1),
  ])
  return (
    bowl(pen, 132, pen.lit(base, 0.16), glaze(pen)) +
    swirl(pen, top) +
    sprinkle(pen, 0, 0, 84, 20, tint(base, -0.5), 2) +
    garnish() +
    gleam()
  )
}

const clearSoup = (pen: Pen) => {
  const broth = pen.pick(['#e6bd5c', '#d9b169', '#e2c98a'])
  const fishy = pen.chance(0.5)
  const main = each(scatter(pen, 9, 70, 30), ([x, y]) =>
    fishy ? fishCube(pen, x, y, 1.5, pen.pick(['#f09a72', '#f5e6d8'])) : meat(pen, x, y, 16, '#e2bb85'),
  )
  const vegetables = each(scatter(pen, 22, 92, 15), ([x, y], i) =>
    cube(pen, x, y, ['#ea8a2f', '#f3e0a0', '#f0d684'][i % 3] ?? '#f3e0a0'),
  )
  const noodle = fishy
    ? ''
    : stroke(
        times(
          14,
          () =>
            `M${pen.int(-80, 40)} ${pen.int(-70, 70)}q${pen.int(10, 30)} ${pen.int(-26, 26)} ${pen.int(30, 60)} ${pen.int(-14, 14)}`,
        ),
        '#f8e7b2',
        3.6,
      )
  return (
    bowl(pen, 132, pen.lit(broth, 0.22), glaze(pen)) +
    drops(pen, '#fff0b8') +
    noodle +
    vegetables +
    main +
    (pen.chance(0.4) ? egg(pen, 34, -40, 1.15) : '') +
    herbs(pen, scatter(pen, 26, 92), 5.5) +
    gleam()
  )
}

/** Cream soup or clear broth with fish or chicken. */
export const soup = (pen: Pen) => (pen.chance(0.55) ? creamSoup(pen) : clearSoup(pen))

/** Borsch with sour cream and dill. */
export const borsch = (pen: Pen) => {
  const red = pen.pick(['#8f1626', '#a31d24', '#7f1530'])
  const shreds = (colour: string, count: number) =>
    stroke(
      each(
        scatter(pen, count, 94),
        ([x, y]) =>
          `M${x.toFixed(0)} ${y.toFixed(0)}q${pen.int(-8, 8)} ${pen.int(-9, 9)} ${pen.int(-20, 20)} ${pen.int(-14, 14)}`,
      ),
      colour,
      4.4,
    )
  const greens = herbs(pen, scatter(pen, 30, 92), 5.5)
  const [cx, cy] = [pen.between(-20, 24), pen.between(-18, 18)]
  return (
    bowl(pen, 132, pen.lit(red, 0.2), glaze(pen, 'light')) +
    drops(pen, '#e8703a') +
    shreds(tint(red, -0.35), 22) +
    shreds(mix(red, '#e0566a', 0.55), 20) +
    shreds('#e08a35', 9) +
    each(scatter(pen, 7, 84, 30), ([x, y]) => cube(pen, x, y, '#e7b36a', 1.15)) +
    each(scatter(pen, 4, 62, 40), ([x, y]) => meat(pen, x, y, 17, '#7c3f2a')) +
    cream(pen, cx, cy, 31) +
    greens +
    herbs(pen, shift(scatter(pen, 7, 16), cx, cy), 6) +
    gleam() +
    (pen.chance(0.4) ? place(-96, 82, bun(pen), -20) : '')
  )
}

const bun = (pen: Pen) =>
  solid('M-34 4C-36 -22 36 -22 34 4C32 24 -32 24 -34 4Z', pen.lit('#d18b3a', 0.4), 5) +
  herbs(pen, scatter(pen, 8, 16), 4) +
  dots(scatter(pen, 8, 22), 2.6, '#fff4d4')

/** Tom yam with shrimp, mushrooms and lime. */
export const tomyam = (pen: Pen) => {
  const broth = pen.pick(['#e2713a', '#e8955a', '#d9532a'])
  const oil = each(scatter(pen, 24, 102, 8), ([x, y]) =>
    ellipse(x, y, pen.between(2, 7), pen.between(2, 6), '#c62f12', fade(0.55)),
  )
  const spots = pen.shuffle(scatter(pen, 12, 78, 36))
  const rice = pen.chance(0.35)
    ? place(
        92,
        92,
        plate(pen, 52, { base: '#fdfaf2', rim: '#d8cdb8', decor: 'none' }) +
          solid('M-28 8C-30 -26 30 -26 28 8C26 22 -26 22 -28 8Z', pen.lit('#fffdf6', -0.05), 4) +
          dots(scatter(pen, 26, 24), 3, '#efe6d2') +
          leaf(pen, 0, -8, 0.7),
      )
    : ''
  return (
    bowl(pen, 132, pen.lit(broth, 0.2), glaze(pen)) +
    oil +
    stroke('M-60 20q30 -50 70 -10t60 -20', '#fbd9b4', 9, fade(0.35)) +
    each(spots, ([x, y], i) => {
      if (i < 6) return shrimp(pen, x, y, 1.15)
      if (i < 9) return mushroom(pen, x, y, 1.35)
      return cherry(pen, x, y)
    }) +
    limeSlice(pen, 50, -56, 22) +
    chiliRings(scatter(pen, 10, 86), 4.2) +
    herbs(pen, scatter(pen, 14, 86), 7) +
    onionRings(pen, scatter(pen, 8, 84), 4.4) +
    each(pairs(-30, 4, 14, 36), ([x, y]) => leaf(pen, x, y, 0.95)) +
    gleam() +
    (rice || (pen.chance(0.3) ? lemonWedge(pen, -108, 96, 1.3, 20, true) : ''))
  )
}

const cherry = (pen: Pen, x: number, y: number) =>
  solid(`M${x - 11} ${y}a11 11 0 0 1 22 0Z`, pen.lit('#d6311f', 0.3), 2) +
  ellipse(x, y, 11, 5.5, '#ec6a45') +
  dots(
    [
      [x - 4, y],
      [x + 4, y + 1],
    ],
    2.4,
    '#fbdf9c',
  )
