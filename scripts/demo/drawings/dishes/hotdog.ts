import { tint } from '../colour.ts'
import type { Draw, Pen } from '../pen.ts'
import { each, ellipse, fade, path, place, rect, shadow, stroke, times } from '../shapes.ts'

const crispOnion = (pen: Pen) =>
  times(20, (i) => {
    const [x, y] = [-112 + i * 11.6, -84 + pen.between(-12, 12)]
    const colour = pen.pick(['#e0a557', '#c98a3c', '#f0c987'])
    return place(x, y, ellipse(0, 0, 5, 2.6, colour), pen.int(1, 180))
  })

const pickles = (pen: Pen) =>
  times(8, (i) => {
    const x = -100 + i * 28
    return (
      ellipse(x + 1, -86, 13, 8, '#2a1008', fade(0.3)) +
      ellipse(x, -88, 13, 8, pen.lit('#86a43c', 0.35)) +
      ellipse(x, -88, 7, 4, '#c5d683')
    )
  })

const cabbage = () => {
  const shreds = times(24, (i) => `M${-116 + i * 10} ${-84 + (i % 3) * 4}q6 ${i % 2 ? -16 : 10} 12 0`)
  return stroke(shreds, '#f6eccb', 3)
}

const shredsOf = (colours: readonly string[]) => (pen: Pen) =>
  each(colours, (colour) =>
    stroke(
      times(
        16,
        (i) =>
          `M${-116 + i * 15 + pen.int(-4, 4)} ${-86 + pen.int(-8, 6)}q${pen.int(4, 9)} ${pen.int(-14, 10)} ${pen.int(12, 20)} ${pen.int(-4, 4)}`,
      ),
      colour,
      3.4,
    ),
  )

const zigzag = times(11, (i) => (i ? `Q${-118 + i * 22} ${i % 2 ? -102 : -74} ${-107 + i * 22} -88` : 'M-118 -74'))

const box = (pen: Pen) =>
  path(
    'M-146 -42H146L132 10Q130 16 122 16H-122Q-130 16 -132 10Z',
    pen.slope(pen.pick(['#f7efe0', '#d63f1e', '#0b6767', '#d8b684']), 0.12),
  ) + stroke('M-140 -20H140', '#fff', 2, `stroke-dasharray="10 8" ${fade(0.6)}`)

const greens = () => {
  const frill = times(14, (i) => `M${-130 + i * 20} -80q8 -16 18 0`)
  return path('M-134 -84H134V-70H-134Z', '#7a4318') + stroke(frill, '#76b244', 9)
}

const FRONT = 'M-140 -66Q-140 -74 -130 -74Q0 -58 130 -74Q140 -74 140 -66Q142 -18 108 -16H-108Q-142 -18 -140 -66Z'

type Dog = { top: readonly ((pen: Pen) => string)[]; sauces: readonly string[] }

/** Hot dog in a split bun, three-quarter view. */
const hotdog =
  ({ top, sauces }: Dog): Draw =>
  (pen) => {
    const bread = pen.pick(['#d9913f', '#e2a754', '#c98238'])
    const sausage = pen.pick(['#b5482a', '#c5572f', '#9c3a20'])
    const lines = each(sauces, (colour, i) =>
      place(
        0,
        i * 9,
        stroke(zigzag, '#8a4a10', 8, `transform="translate(1 3)" ${fade(0.35)}`) + stroke(zigzag, colour, 7),
      ),
    )
    const body =
      shadow(pen, 8, 22, 165, 20, 0.5) +
      rect(-140, -118, 280, 62, 31, pen.blend(90, tint(bread, 0.4), tint(bread, -0.2))) +
      stroke('M-104 -108Q0 -116 92 -108', '#fff', 5, fade(0.4)) +
      greens() +
      rect(-150, -102, 300, 44, 22, pen.blend(90, tint(sausage, 0.35), sausage, tint(sausage, -0.4))) +
      stroke('M-132 -94Q0 -99 126 -94', '#fff', 4, fade(0.45)) +
      each(top, (draw) => draw(pen)) +
      lines +
      path(FRONT, pen.blend(85, tint(bread, 0.3), bread, tint(bread, -0.35))) +
      stroke('M-118 -54Q0 -42 100 -52', '#fff', 5, fade(0.35)) +
      box(pen)
    return place(0, -28, body, 0, 1.14)
  }

/** Hot dogs by what lies on the sausage. */
export const HOTDOGS = {
  danish: hotdog({ top: [pickles, crispOnion], sauces: ['#f4e3a0'] }),
  kimchi: hotdog({ top: [shredsOf(['#d9552c', '#f2c07a', '#c23a1e'])], sauces: ['#ee8a4a'] }),
  carrot: hotdog({ top: [shredsOf(['#e8812a', '#f2a24e', '#d86a1c'])], sauces: ['#d8341f', '#f4bf2a'] }),
  cabbage: hotdog({ top: [cabbage], sauces: ['#f4bf2a'] }),
} as const satisfies Record<string, Draw>
