import { tint } from './colour.ts'
import type { Pen } from './pen.ts'
import { round } from './round.ts'
import { dots, fade, path, rect, scatter, stroke, times } from './shapes.ts'

export type Mood = 'warm' | 'fresh' | 'dark' | 'sweet'

type Table = (pen: Pen, w: number, h: number) => string

const cloth =
  (colour: string): Table =>
  (pen, w, h) => {
    const folds = times(4, (i) => {
      const x = (w / 4) * i + pen.between(0, w / 5)
      return path(
        `M${round(x)} 0C${round(x + 20)} ${h * 0.3} ${round(x - 26)} ${h * 0.6} ${round(x + 14)} ${h}H${round(x + 34)}C${round(x + 4)} ${h * 0.6} ${round(x + 44)} ${h * 0.3} ${round(x + 16)} 0Z`,
        i % 2 ? '#fff' : '#2a1008',
        fade(i % 2 ? 0.13 : 0.045),
      )
    })
    const weave = pen.chance(0.5)
      ? times(Math.round(w / 10), (i) => `M${i * 10} 0V${h}`) + times(Math.round(h / 10), (i) => `M0 ${i * 10}H${w}`)
      : ''
    return rect(0, 0, w, h, 0, colour) + folds + stroke(weave, '#fff', 0.7, fade(0.22))
  }

const striped =
  (colour: string, stripe: string): Table =>
  (pen, w, h) => {
    const step = pen.pick([26, 38, 52])
    const lean = pen.pick([-0.5, 0.45, 0.15] as const) * h
    return (
      rect(0, 0, w, h, 0, colour) +
      stroke(
        times(Math.ceil((w + h * 2) / step), (i) => `M${i * step - h} 0l${round(lean)} ${h}`),
        stripe,
        step * 0.16,
        fade(0.55),
      )
    )
  }

const gingham =
  (colour: string): Table =>
  (_pen, w, h) => {
    const step = 30
    return (
      rect(0, 0, w, h, 0, '#fffaf0') +
      stroke(
        times(Math.ceil(w / step / 2) + 1, (i) => `M${i * step * 2} 0V${h}`),
        colour,
        step,
        `${fade(0.32)}`,
      ) +
      stroke(
        times(Math.ceil(h / step / 2) + 1, (i) => `M0 ${i * step * 2}H${w}`),
        colour,
        step,
        `${fade(0.32)}`,
      )
    )
  }

const planks =
  (wood: string): Table =>
  (pen, w, h) => {
    const step = pen.pick([58, 72, 90])
    const rows = Math.ceil(h / step)
    const boards = times(rows, (i) => rect(0, i * step, w, step, 0, tint(wood, pen.between(-0.1, 0.1))))
    const grain = times(rows * 4, (i) => {
      const y = (i * step) / 4 + pen.between(2, step / 4)
      return `M0 ${round(y)}C${round(w * 0.3)} ${round(y + pen.between(-7, 7))} ${round(w * 0.6)} ${round(y + pen.between(-7, 7))} ${w} ${round(y)}`
    })
    const gaps = times(rows, (i) => `M0 ${i * step}H${w}`)
    return (
      boards +
      stroke(grain, tint(wood, -0.5), 1, fade(0.22)) +
      stroke(gaps, tint(wood, -0.7), 2, fade(0.55)) +
      stroke(gaps, '#fff', 0.8, `transform="translate(0 1.8)" ${fade(0.25)}`)
    )
  }

const marble =
  (base: string, vein: string): Table =>
  (pen, w, h) =>
    rect(0, 0, w, h, 0, base) +
    times(7, () => {
      const [x, y] = [pen.between(-40, w), pen.between(-20, h)]
      return stroke(
        `M${round(x)} ${round(y)}q${pen.int(20, 60)} ${pen.int(10, 50)} ${pen.int(50, 110)} ${pen.int(20, 60)}t${pen.int(60, 140)} ${pen.int(30, 80)}`,
        vein,
        pen.between(0.8, 4),
        fade(round(pen.between(0.12, 0.4), 2)),
      )
    })

const terrazzo =
  (base: string, chips: readonly [string, ...string[]]): Table =>
  (pen, w, h) => {
    const half = Math.hypot(w, h) / 2
    const spots = (colour: string) =>
      dots(
        scatter(pen, 34, half, 16).map(([x, y]) => [x + w / 2, y + h / 2] as const),
        pen.between(4, 8),
        colour,
        fade(0.6),
      )
    return rect(0, 0, w, h, 0, base) + chips.map(spots).join('')
  }

const stone =
  (base: string): Table =>
  (pen, w, h) => {
    const half = Math.hypot(w, h) / 2
    const specks = (colour: string, size: number) =>
      dots(
        scatter(pen, 60, half).map(([x, y]) => [x + w / 2, y + h / 2] as const),
        size,
        colour,
        fade(0.3),
      )
    return rect(0, 0, w, h, 0, base) + specks(tint(base, 0.4), 1.6) + specks(tint(base, -0.5), 2.2)
  }

const TABLES: Record<Mood, readonly [Table, ...Table[]]> = {
  warm: [
    cloth('#f0cfa6'),
    planks('#c98d55'),
    gingham('#d2543c'),
    cloth('#e9b489'),
    terrazzo('#f6e6cd', ['#d98a5c', '#8aa792', '#e4b956']),
    planks('#8d5a36'),
    striped('#f7e3c3', '#e39a62'),
    cloth('#dcb35a'),
    stone('#d7c3a6'),
  ],
  fresh: [
    cloth('#bfdccf'),
    marble('#f1efe9', '#9aa8a8'),
    planks('#7fb0a6'),
    cloth('#cfe0b4'),
    striped('#e5efe6', '#7fb6ae'),
    terrazzo('#e9f1ec', ['#5fa59a', '#e39a72', '#f0cf7a']),
    cloth('#aed3da'),
    planks('#e3d2b5'),
    cloth('#7fb9b4'),
  ],
  dark: [
    stone('#33403f'),
    planks('#5d3d2a'),
    cloth('#1f5a5c'),
    marble('#2f3434', '#8d9a97'),
    stone('#4b4139'),
    planks('#3f4a4c'),
    cloth('#7a3326'),
    cloth('#d9b991'),
  ],
  sweet: [
    cloth('#f4cdd3'),
    marble('#f7f0ea', '#d3b3a5'),
    terrazzo('#fbeee6', ['#e8a0a8', '#8fbfb4', '#efc777']),
    cloth('#e6d4ee'),
    gingham('#e08a9c'),
    striped('#fdeee6', '#f0b7a6'),
    cloth('#cfe3e6'),
    cloth('#f3dfae'),
  ],
}

/** Table top seen from above, lit from the upper left. */
export const table = (pen: Pen, mood: Mood, w: number, h: number) => {
  const light = pen.radial(
    [
      [0, '#fff6df', mood === 'dark' ? 0.16 : 0.42],
      [0.5, '#fff6df', 0.06],
      [1, '#2a1008', 0.2],
    ],
    0.22,
    0.12,
    1.05,
  )
  return pen.pick(TABLES[mood])(pen, w, h) + rect(0, 0, w, h, 0, light)
}
