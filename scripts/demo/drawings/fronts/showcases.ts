import { TONES } from '../goods/parts.ts'
import type { Light } from '../landscapes/light.ts'
import type { Pen } from '../pen.ts'
import { round } from '../round.ts'
import { circle, each, ellipse, fade, path, place, rect, stroke, times } from '../shapes.ts'

/** What is seen behind a shop's glass, 100 wide and 80 high, its left upper corner at the origin. */
type Showcase = (pen: Pen, light: Light) => string

const BRIGHT = ['#b5452f', '#2f6f8f', '#5fb57a', '#e2566c', '#f2c14e', '#e9e2d2', '#7a5a86'] as const

const shelves: Showcase = (pen, light) =>
  times(3, (row) => {
    const y = 26 + row * 25
    return (
      rect(4, y, 92, 2.6, 0, light.seen('#9c6f45')) +
      times(9, (i) => {
        const [high, wide] = [pen.between(9, 19), pen.between(6, 9)]
        return rect(6 + i * 10, y - high, wide, high, pen.pick([1, 2.6]), light.seen(pen.pick(BRIGHT)))
      })
    )
  })

const books: Showcase = (pen, light) =>
  times(3, (row) => {
    const y = 27 + row * 25
    return (
      rect(3, y, 94, 2.4, 0, light.seen('#7a5236')) +
      times(17, (i) => {
        const high = pen.between(12, 20)
        return i % 6 === 5
          ? ''
          : rect(5 + i * 5.4, y - high, 4.4, high, 0.4, light.seen(pen.pick(BRIGHT))) +
              rect(5 + i * 5.4, y - high * 0.7, 4.4, 1.2, 0, light.seen('#f2e6c4'))
      })
    )
  })

const flowers: Showcase = (pen, light) =>
  each([14, 38, 62, 86], (x, i) => {
    const top = 44 + (i % 2) * 8
    return (
      path(`M${x - 9} ${top + 10}h18l-4 24h-10Z`, light.seen(pen.pick(['#8b949b', '#b5765a', '#3f6f73']))) +
      times(9, () => {
        const [fx, fy] = [x + pen.between(-12, 12), top - pen.between(0, 24)]
        return (
          stroke(`M${x} ${top + 10}Q${x} ${top - 4} ${round(fx)} ${round(fy)}`, light.seen('#4f8a52'), 1) +
          circle(
            fx,
            fy,
            pen.between(2.6, 4.4),
            light.seen(pen.pick(['#e2566c', '#f7f2ea', '#f2c14e', '#b98ad0', '#f08a5a'])),
          )
        )
      })
    )
  })

const fish: Showcase = (pen, light) =>
  path('M4 50H96L92 76H8Z', light.seen('#c9dbe4')) +
  times(26, () => ellipse(pen.between(8, 92), pen.between(48, 56), pen.between(2, 5), 2.2, light.seen('#f7fbfd'))) +
  each([20, 48, 74], (x, i) =>
    place(
      x,
      47 + (i % 2) * 3,
      path(
        'M-13 0Q0 -9 13 -1Q15 0 13 2Q0 8 -13 1ZM-12 0l-8 -6v12Z',
        light.seen(['#d9776a', '#8fa5b0', '#c9a48a'][i] ?? '#8fa5b0'),
      ) + circle(9, -1, 1.1, '#14181b'),
      -6 + i * 6,
    ),
  ) +
  stroke('M16 6V18M40 6V18M64 6V18M86 6V18', light.seen('#8b949b'), 1) +
  each([16, 40, 64, 86], (x) => path(`M${x - 4} 18q4 -5 8 0l-1 16h-6Z`, light.seen('#c97b4a')))

const desk: Showcase = (_pen, light) =>
  each(
    [12, 34, 56],
    (x) => rect(x, 10, 17, 13, 0.6, light.seen('#f4efe2')) + rect(x + 2, 12, 13, 9, 0, light.seen('#8fb7c9')),
  ) +
  rect(18, 48, 66, 5, 1, light.seen('#a5794a')) +
  rect(22, 53, 58, 24, 0, light.seen('#c79c66')) +
  rect(50, 30, 22, 15, 1, light.seen('#2b3136')) +
  rect(52, 32, 18, 11, 0, light.isDark ? '#bfe3f2' : light.seen('#7fa9bd')) +
  stroke('M61 45V48M28 48V36M28 36L38 31', light.seen('#39434a'), 1.8) +
  path('M34 28L43 31L37 37Z', '#ffdf9a') +
  stroke('M86 77V60M82 60H92V44', light.seen('#39434a'), 2.2)

const chairs: Showcase = (_pen, light) =>
  each(
    [8, 56],
    (x) =>
      rect(x, 12, 30, 34, 15, light.seen('#c9a24a')) +
      rect(x + 2, 14, 26, 30, 13, light.seen('#cfe2ea')) +
      path(`M${x + 8} 24L${x + 20} 16V22L${x + 8} 32Z`, '#fff', fade(0.6)) +
      rect(x + 6, 42, 20, 16, 4, light.seen('#8f2d3a')) +
      rect(x + 2, 56, 27, 8, 3, light.seen('#a5384a')) +
      stroke(`M${x + 15} 64V74M${x + 6} 75H${x + 25}`, light.seen('#8b949b'), 3),
  )

const music: Showcase = (_pen, light) =>
  each(
    [16, 40],
    (x, i) =>
      stroke(`M${x} 6V34`, light.seen('#5a3a26'), 3) +
      path(
        `M${x} 32C${x + 9} 30 ${x + 9} 40 ${x + 5} 44C${x + 14} 50 ${x + 12} 66 ${x} 66C${x - 12} 66 ${x - 14} 50 ${x - 5} 44C${x - 9} 40 ${x - 9} 30 ${x} 32Z`,
        light.seen(i ? '#c97b3a' : '#8f3a2c'),
      ) +
      circle(x, 50, 3.6, '#1d1512'),
  ) +
  rect(60, 40, 36, 14, 1, light.seen('#23262a')) +
  rect(61, 48, 34, 6, 0, light.seen('#f7f5ef')) +
  stroke(
    times(9, (i) => `M${64 + i * 3.6} 48v3.4`),
    '#1d1f21',
    1.5,
  ) +
  stroke('M64 54L70 76M92 54L86 76M82 40V18', light.seen('#39434a'), 1.8) +
  rect(70, 18, 24, 16, 1, light.seen('#f4efe2'))

const gym: Showcase = (_pen, light) =>
  stroke('M8 30H92M8 54H92', light.seen('#5b666e'), 2.4) +
  times(5, (i) => {
    const x = 16 + i * 17
    const weight = (y: number) =>
      rect(x - 6, y, 4, 9, 1, light.seen(BRIGHT[i] ?? '#2f6f8f')) +
      rect(x + 3, y, 4, 9, 1, light.seen(BRIGHT[i] ?? '#2f6f8f')) +
      rect(x - 3, y + 3.4, 7, 2.4, 0, light.seen('#8b949b'))
    return weight(21) + weight(45)
  }) +
  circle(28, 66, 11, light.seen('#e2566c')) +
  circle(66, 68, 9, light.seen('#2f6f8f')) +
  stroke('M78 77V60H94V77', light.seen('#39434a'), 2)

const furniture: Showcase = (pen, light) => {
  const { main, wood } = pen.pick(TONES)
  return (
    rect(14, 12, 26, 18, 0.6, light.seen('#f4efe2')) +
    path('M16 28L24 18L31 25L34 21L38 28Z', light.seen('#5f8f8a')) +
    rect(8, 46, 58, 16, 5, light.seen(main)) +
    rect(6, 56, 62, 12, 4, light.seen(main)) +
    rect(14, 48, 14, 11, 3, light.seen('#f0e2c8')) +
    stroke('M12 68V76M62 68V76M84 76V36M76 76H92', light.seen(wood), 2.4) +
    path('M75 36L80 18H89L94 36Z', '#ffdf9a') +
    ellipse(40, 77, 40, 3, light.seen('#b5765a'), fade(0.7))
  )
}

export const SHOWCASE_DRAWINGS = { shelves, books, flowers, fish, desk, chairs, music, gym, furniture } as const
