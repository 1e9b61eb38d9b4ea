import { tint } from '../colour.ts'
import type { Pen } from '../pen.ts'
import {
  dots,
  each,
  ellipse,
  fade,
  type Point,
  path,
  place,
  rect,
  round,
  shadow,
  solid,
  stroke,
  times,
} from '../shapes.ts'

type Layer = { height: number; draw: (y: number) => string }

const WIDTH = 104

const slab = (pen: Pen, y: number, half: number, height: number, colour: string, curve = height / 2) =>
  rect(
    -half,
    y,
    half * 2,
    height,
    curve,
    pen.linear(
      [
        [0, tint(colour, 0.25)],
        [0.5, colour],
        [1, tint(colour, -0.35)],
      ],
      78,
    ),
  )

const bunBottom = (pen: Pen, colour: string): Layer => ({
  height: 30,
  draw: (y) =>
    path(
      `M-100 ${y}H100V${y + 10}Q98 ${y + 32} 70 ${y + 32}H-70Q-98 ${y + 32} -100 ${y + 10}Z`,
      pen.linear(
        [
          [0, tint(colour, 0.3)],
          [0.5, colour],
          [1, tint(colour, -0.35)],
        ],
        80,
      ),
    ) + rect(-99, y, 198, 6, 3, tint(colour, 0.65)),
})

const patty = (pen: Pen, colour: string): Layer => ({
  height: 24,
  draw: (y) => {
    const specks = Array.from({ length: 26 }, (): Point => [pen.between(-96, 96), y + pen.between(6, 22)])
    return (
      slab(pen, y, WIDTH, 27, colour, 13) +
      dots(specks, 3.6, tint(colour, -0.4), fade(0.6)) +
      dots(
        specks.map(([x, sy]): Point => [x - 1.5, sy - 2]),
        2.2,
        tint(colour, 0.4),
        fade(0.6),
      ) +
      stroke(`M-92 ${y + 6}Q-40 ${y + 3} 60 ${y + 5}`, '#fff', 2, fade(0.25))
    )
  },
})

const crumbed = (pen: Pen, colour = '#d8923a'): Layer => ({
  height: 26,
  draw: (y) => {
    const specks = Array.from({ length: 60 }, (): Point => [pen.between(-101, 101), y + pen.between(2, 27)])
    return (
      slab(pen, y, WIDTH + 2, 29, colour, 14) +
      dots(specks, 5, tint(colour, 0.3)) +
      dots(specks.slice(0, 28), 3.4, tint(colour, -0.35), fade(0.8)) +
      dots(specks.slice(30), 2, '#fff1c4')
    )
  },
})

const cheese = (pen: Pen, colour = '#f6b92d'): Layer => ({
  height: 5,
  draw: (y) => {
    const drips = [-78, -34, 16, 62]
      .map(
        (x) => `L${x - 20} ${y + 6}Q${x - 4} ${y + 8} ${x} ${y + pen.int(16, 26)}Q${x + 5} ${y + 8} ${x + 20} ${y + 6}`,
      )
      .join('')
    const d = `M-108 ${y}H108V${y + 5}L104 ${y + 7}`
    return (
      path(
        `M-108 ${y}L-106 ${y + 6}${drips}L104 ${y + 6}L108 ${y}Z`,
        '#7a3a10',
        `transform="translate(1 3)" ${fade(0.35)}`,
      ) +
      path(`${d}L-106 ${y + 6}L-108 ${y}Z`, colour) +
      path(
        `M-108 ${y}L-106 ${y + 6}${drips}L104 ${y + 6}L108 ${y}Z`,
        pen.linear(
          [
            [0, tint(colour, 0.3)],
            [1, tint(colour, -0.12)],
          ],
          90,
        ),
      ) +
      stroke(`M-104 ${y + 2}H96`, '#fff3c0', 1.6, fade(0.8))
    )
  },
})

const lettuce = (pen: Pen): Layer => ({
  height: 11,
  draw: (y) => {
    const colour = pen.pick(['#6cab3d', '#7fbb4a', '#589a3a'])
    const frill = (dy: number, k: number) =>
      times(12, (i) => `Q${-112 + i * 19 + 9.5} ${y + dy + (i % 2 ? 22 : 7) * k} ${-112 + (i + 1) * 19} ${y + dy + 6}`)
    const d = (dy: number, k: number) =>
      `M-112 ${y + dy}${frill(dy, k)}L112 ${y + dy - 6}Q0 ${y + dy - 14} -112 ${y + dy}Z`
    return (
      path(d(3, 1.1), tint(colour, -0.4)) +
      path(
        d(0, 1),
        pen.linear(
          [
            [0, tint(colour, 0.4)],
            [1, tint(colour, -0.12)],
          ],
          90,
        ),
      ) +
      stroke(
        times(11, (i) => `M${-102 + i * 20} ${y + 1}q3 3 2 ${i % 2 ? 9 : 5}`),
        tint(colour, 0.6),
        1.6,
        fade(0.7),
      )
    )
  },
})

const tomato = (pen: Pen): Layer => ({
  height: 12,
  draw: (y) =>
    slab(pen, y, 50, 13, '#d63a24', 6).replace('x="-50"', 'x="-96"') +
    rect(-2, y, 98, 13, 6, pen.slope('#dd442b', 0.25)) +
    stroke(`M-88 ${y + 3}h70M8 ${y + 3}h76`, '#ffb59b', 2, fade(0.8)),
})
const onion = (pen: Pen): Layer => ({
  height: 8,
  draw: (y) =>
    each(
      [-62, 2, 64],
      (x) => rect(x - 36, y, 72, 9, 4.5, pen.slope('#f4e6f0', 0.1)) + stroke(`M${x - 33} ${y + 7}h66`, '#9c4a7c', 2),
    ),
})
const pickle = (pen: Pen): Layer => ({
  height: 8,
  draw: (y) =>
    each(
      [-70, -24, 22, 68],
      (x) => rect(x - 23, y, 44, 9, 4.5, pen.slope('#86a43c', 0.3)) + stroke(`M${x - 18} ${y + 3}h30`, '#d7e39a', 1.6),
    ),
})
const sauce = (pen: Pen, colour: string): Layer => ({
  height: 5,
  draw: (y) =>
    path(
      `M-98 ${y}H98Q96 ${y + 9} 84 ${y + 8}T60 ${y + 12}T38 ${y + 8}T10 ${y + 10}T-14 ${y + 7}Q-20 ${y + 22} -27 ${y + 9}T-60 ${y + 9}T-98 ${y}Z`,
      pen.slope(colour, 0.2),
    ),
})
const rasher = (pen: Pen): Layer => ({
  height: 9,
  draw: (y) => {
    const d = `M-108 ${y + 5}q13 -11 27 0t27 0t27 0t27 0t27 0t27 0t27 0t26 0`
    return stroke(d, '#7d2617', 9) + stroke(d, pen.pick(['#b9472e', '#c4573a']), 6.4) + stroke(d, '#f4cda6', 2.2)
  },
})

const crown = (pen: Pen, y: number, colour: string) => {
  const rise = pen.between(72, 84)
  const d = `M-102 ${y}C-108 ${round(y - rise * 0.72)} -58 ${round(y - rise)} 0 ${round(y - rise)}S108 ${round(y - rise * 0.72)} 102 ${y}Q100 ${y + 7} 90 ${y + 7}H-90Q-100 ${y + 7} -102 ${y}Z`
  const seeds = Array.from({ length: 24 }, (): Point => {
    const x = pen.between(-78, 78)
    return [x, y - pen.between(rise * 0.36, rise * 0.9) * Math.sqrt(1 - (x / 104) ** 2)]
  })
  const dark = colour === '#3a3330'
  return (
    path(
      d,
      pen.radial(
        [
          [0, tint(colour, 0.55)],
          [0.4, tint(colour, 0.14)],
          [0.75, colour],
          [1, tint(colour, -0.42)],
        ],
        0.34,
        0.22,
        0.85,
      ),
    ) +
    rect(-96, y, 192, 6, 3, tint(colour, dark ? 0.3 : 0.6)) +
    each(
      seeds,
      ([x, sy]) =>
        ellipse(x + 0.8, sy + 1.4, 4, 2.4, '#4a2408', fade(0.35)) +
        ellipse(
          x,
          sy,
          3.9,
          2.3,
          dark ? '#f3e4c2' : '#fdf0d0',
          `transform="rotate(${round(pen.between(-40, 40))} ${round(x)} ${round(sy)})"`,
        ),
    ) +
    stroke(
      `M-80 ${round(y - rise * 0.45)}C-70 ${round(y - rise * 0.78)} -40 ${round(y - rise * 0.9)} -10 ${round(y - rise * 0.92)}`,
      '#fff',
      7,
      fade(0.4),
    )
  )
}

const filling = (pen: Pen): Layer[] => {
  const melt = pen.pick(['#f6b92d', '#f2a52a', '#fbe2a0'])
  const meat = pen.pick(['#6a3621', '#5b2d1a', '#75402a'])
  const green = [lettuce(pen), tomato(pen)]
  return pen.next([
    () => [patty(pen, meat), cheese(pen, melt), tomato(pen), onion(pen), lettuce(pen)],
    () => [patty(pen, meat), cheese(pen, melt), patty(pen, meat), cheese(pen, '#f6b92d'), pickle(pen), lettuce(pen)],
    () => [crumbed(pen), sauce(pen, '#fbeecb'), ...green],
    () => [lettuce(pen), crumbed(pen, '#e0a54a'), cheese(pen, '#fbd56a'), pickle(pen), sauce(pen, '#f4efdc')],
    () => [patty(pen, meat), cheese(pen, melt), rasher(pen), onion(pen), sauce(pen, '#8f3a1c'), lettuce(pen)],
  ])()
}

const stand = (pen: Pen) =>
  pen.pick([
    () =>
      rect(
        -146,
        -2,
        292,
        16,
        6,
        pen.linear(
          [
            [0, '#d9a063'],
            [1, '#8b552b'],
          ],
          90,
        ),
      ) + rect(-146, -2, 292, 4, 2, '#f2cd99', fade(0.8)),
    () =>
      ellipse(
        0,
        4,
        140,
        12,
        pen.linear(
          [
            [0, '#fff'],
            [1, '#cfc6b4'],
          ],
          90,
        ),
      ) + ellipse(0, 0, 136, 9, '#f7f2e6'),
    () =>
      path('M-130 8L-112 -26L-60 -6L-20 -18L30 -4L80 -20L128 8Z', pen.slope('#d8b684', 0.2)) +
      ellipse(0, 6, 130, 9, pen.slope('#c9a470', 0.1)),
  ])()

/** Stacked burger of one of five recipes, from the side; base on the origin. */
export const burger = (pen: Pen) => {
  const bread = pen.pick(['#d9913f', '#e0a04c', '#c97f34', '#d9913f', '#3a3330'])
  const layers = [bunBottom(pen, bread), ...filling(pen)]
  let y = -4
  const drawn = layers.map((layer) => {
    y -= layer.height
    return layer.draw(y)
  })
  const pick = pen.chance(0.4)
    ? stroke(`M14 ${y - 60}V${y - 116}`, '#c99b5b', 3.4) +
      path(`M14 ${y - 116}h34l-8 10l8 10h-34Z`, pen.pick(['#d63f1e', '#0b6767', '#e0a92e']))
    : ''
  const scale = Math.min(1.12, 205 / (-y + 84))
  return (
    shadow(pen, 10, 10, 165, 24, 0.5) +
    stand(pen) +
    place(0, 0, drawn.join('') + pick + crown(pen, y, bread), 0, round(scale, 3))
  )
}

/** Hot dog in a split bun, three-quarter view. */
export const hotdog = (pen: Pen) => {
  const bread = pen.pick(['#d9913f', '#e2a754', '#c98238'])
  const sausage = pen.pick(['#b5482a', '#c5572f', '#9c3a20'])
  const mustard = times(
    11,
    (i) => `${i ? 'Q' : 'M'}${-118 + i * 22} ${i % 2 ? -102 : -74}${i ? ` ${-107 + i * 22} -88` : ''}`,
  )
  const extras = pen.next([
    () =>
      each(
        Array.from({ length: 20 }, (_, i): Point => [-112 + i * 11.6, -84 + pen.between(-12, 12)]),
        ([x, y]) =>
          ellipse(
            x,
            y,
            5,
            2.6,
            pen.pick(['#e0a557', '#c98a3c', '#f0c987']),
            `transform="rotate(${pen.int(0, 180)} ${x.toFixed(0)} ${y.toFixed(0)})"`,
          ),
      ),
    () =>
      each(
        Array.from({ length: 8 }, (_, i): Point => [-100 + i * 28, -88]),
        ([x, y]) =>
          ellipse(x + 1, y + 2, 13, 8, '#2a1008', fade(0.3)) +
          ellipse(x, y, 13, 8, pen.lit('#86a43c', 0.35)) +
          ellipse(x, y, 7, 4, '#c5d683'),
      ),
    () =>
      stroke(
        times(24, (i) => `M${-116 + i * 10} ${-84 + (i % 3) * 4}q6 ${i % 2 ? -16 : 10} 12 0`),
        '#f6eccb',
        3,
      ),
  ])
  const box =
    path(
      'M-146 -42H146L132 10Q130 16 122 16H-122Q-130 16 -132 10Z',
      pen.slope(pen.pick(['#f7efe0', '#d63f1e', '#0b6767', '#d8b684']), 0.12),
    ) + stroke('M-140 -20H140', '#fff', 2, `stroke-dasharray="10 8" ${fade(0.6)}`)
  return place(
    0,
    -28,
    shadow(pen, 8, 22, 165, 20, 0.5) +
      rect(
        -140,
        -118,
        280,
        62,
        31,
        pen.linear(
          [
            [0, tint(bread, 0.4)],
            [1, tint(bread, -0.2)],
          ],
          90,
        ),
      ) +
      stroke('M-104 -108Q0 -116 92 -108', '#fff', 5, fade(0.4)) +
      path('M-134 -84H134V-70H-134Z', '#7a4318') +
      stroke(
        times(14, (i) => `M${-130 + i * 20} -80q8 -16 18 0`),
        '#76b244',
        9,
      ) +
      rect(
        -150,
        -102,
        300,
        44,
        22,
        pen.linear(
          [
            [0, tint(sausage, 0.35)],
            [0.45, sausage],
            [1, tint(sausage, -0.4)],
          ],
          90,
        ),
      ) +
      stroke('M-132 -94Q0 -99 126 -94', '#fff', 4, fade(0.45)) +
      extras() +
      stroke(mustard, '#8a4a10', 8, `transform="translate(1 3)" ${fade(0.35)}`) +
      stroke(mustard, pen.pick(['#f4bf2a', '#d8341f', '#f7e6bd']), 7.5) +
      path(
        'M-140 -66Q-140 -74 -130 -74Q0 -58 130 -74Q140 -74 140 -66Q142 -18 108 -16H-108Q-142 -18 -140 -66Z',
        pen.linear(
          [
            [0, tint(bread, 0.3)],
            [0.5, bread],
            [1, tint(bread, -0.35)],
          ],
          85,
        ),
      ) +
      stroke('M-118 -54Q0 -42 100 -52', '#fff', 5, fade(0.35)) +
      box,
    0,
    1.14,
  )
}

/** Toasted sandwich with its layers towards the viewer. */
export const sandwich = (pen: Pen) => {
  const bread = pen.pick(['#d79b4f', '#c98a3e', '#8f5a30'])
  const toast = (y: number) =>
    solid(
      `M-116 ${y + 6}Q-118 ${y - 8} -100 ${y - 8}H100Q118 ${y - 8} 116 ${y + 6}V${y + 14}Q116 ${y + 20} 108 ${y + 20}H-108Q-116 ${y + 20} -116 ${y + 14}Z`,
      pen.linear(
        [
          [0, tint(bread, 0.25)],
          [0.35, tint(bread, 0.55)],
          [0.8, tint(bread, 0.4)],
          [1, tint(bread, -0.2)],
        ],
        90,
      ),
      2,
    ) +
    dots(
      Array.from({ length: 26 }, (): Point => [pen.between(-106, 106), y + pen.between(-2, 16)]),
      2.6,
      tint(bread, -0.25),
      fade(0.5),
    ) +
    rect(-114, y - 8, 228, 5, 2.5, tint(bread, -0.15))
  const ham: Layer = {
    height: 12,
    draw: (y) =>
      stroke(`M-112 ${y + 6}q18 -12 37 0t37 0t37 0t37 0t37 0t37 0`, '#c9685c', 11) +
      stroke(`M-112 ${y + 4}q18 -12 37 0t37 0t37 0t37 0t37 0t37 0`, '#f2aaa0', 6),
  }
  const middle = pen.next([
    () => [lettuce(pen), ham, cheese(pen), tomato(pen)],
    () => [lettuce(pen), crumbed(pen), sauce(pen, '#fbeecb'), tomato(pen)],
    () => [
      tomato(pen),
      {
        height: 14,
        draw: (y: number) =>
          slab(pen, y, 108, 16, '#f08a5c', 8) +
          stroke(`M-96 ${y + 5}q12 5 20 0t30 2t30 -2t30 2t30 -2t30 2`, '#ffd2b4', 2.4),
      } satisfies Layer,
      lettuce(pen),
      sauce(pen, '#f7f3e2'),
    ],
    () => [lettuce(pen), rasher(pen), tomato(pen), rasher(pen), cheese(pen, '#fbe2a0')],
  ])()
  let y = -22
  const parts = [toast(y)]
  const stack = (layers: readonly Layer[]) => {
    y -= 8
    for (const layer of layers) {
      y -= layer.height
      parts.push(layer.draw(y))
    }
    y -= 18
    parts.push(toast(y))
  }
  stack(middle)
  if (pen.chance(0.6)) stack([lettuce(pen), ham, cheese(pen, '#f9cf5a')])
  const pin =
    stroke(`M0 ${y - 6}V${y - 54}`, '#c99b5b', 3.6) +
    ellipse(0, y - 46, 12, 9, pen.lit('#7f8f3a', 0.35)) +
    ellipse(5, y - 46, 3.4, 3.4, '#d6402a')
  return shadow(pen, 10, 10, 165, 24, 0.5) + stand(pen) + parts.join('') + pin
}
