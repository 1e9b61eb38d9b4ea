import { tint } from './colour.ts'
import { round } from './round.ts'

type Stop = readonly [offset: number, colour: string, opacity?: number]

/** One drawing in progress: a seeded source of chance and the gradients it has used so far. */
export type Pen = {
  rand: () => number
  between: (low: number, high: number) => number
  int: (low: number, high: number) => number
  chance: (probability: number) => boolean
  pick: <const L extends readonly [unknown, ...unknown[]]>(list: L) => L[number]
  /** Neighbouring seeds get neighbouring items, so that a menu does not repeat itself. */
  next: <const L extends readonly [unknown, ...unknown[]]>(list: L) => L[number]
  shuffle: <T>(list: readonly T[]) => T[]
  radial: (stops: readonly Stop[], x?: number, y?: number, r?: number) => string
  linear: (stops: readonly Stop[], angle?: number) => string
  /** Linear gradient of evenly spaced colours; angle in degrees. */
  blend: (angle: number, ...colours: readonly string[]) => string
  /** Fill of a round thing lit from the upper left. */
  lit: (colour: string, depth?: number) => string
  /** Fill of a flat thing lit from the upper left. */
  slope: (colour: string, depth?: number) => string
  defs: () => string
}

/** Something drawn around the origin. */
export type Draw = (pen: Pen) => string

/** One of a table's drawings; neighbouring seeds get neighbouring ones. */
export const anyOf =
  (table: Record<string, Draw>): Draw =>
  (pen) => {
    const [first, ...rest] = Object.values(table)
    return first ? pen.next([first, ...rest])(pen) : ''
  }

const source = (seed: number) => {
  let state = Math.imul((seed + 1) ^ 0x9e3779b9, 0x85ebca6b) >>> 0
  return () => {
    state = (state + 0x6d4f2b1d) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}

const chances = (seed: number, order: number) => {
  const rand = source(seed)
  for (let i = 0; i < 4; i++) rand()
  const between = (low: number, high: number) => low + (high - low) * rand()
  const int = (low: number, high: number) => Math.floor(between(low, high + 1))
  const pick = <const L extends readonly [unknown, ...unknown[]]>(list: L): L[number] =>
    list[Math.floor(rand() * list.length)] ?? list[0]
  const next = <const L extends readonly [unknown, ...unknown[]]>(list: L): L[number] =>
    list[Math.abs(order) % list.length] ?? list[0]
  const shuffle = <T>(list: readonly T[]): T[] =>
    list
      .map((item) => ({ item, key: rand() }))
      .sort((a, b) => a.key - b.key)
      .map(({ item }) => item)
  return { rand, between, int, pick, next, shuffle, chance: (probability: number) => rand() < probability }
}

const stopTags = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')

const gradientBook = () => {
  const gradients = new Map<string, string>()
  const keep = (tag: string, attributes: string, stops: readonly Stop[]) => {
    const body = ` ${attributes}>${stopTags(stops)}</${tag}>`
    const known = gradients.get(tag + body) ?? `g${gradients.size}`
    gradients.set(tag + body, known)
    return `url(#${known})`
  }
  const radial: Pen['radial'] = (stops, x = 0.5, y = 0.5, r = 0.5) =>
    keep('radialGradient', `cx="${x}" cy="${y}" r="${r}"`, stops)
  const linear: Pen['linear'] = (stops, angle = 45) => {
    const turn = (angle * Math.PI) / 180
    const [dx, dy] = [Math.cos(turn) / 2, Math.sin(turn) / 2]
    const ends = `x1="${round(0.5 - dx, 2)}" y1="${round(0.5 - dy, 2)}" x2="${round(0.5 + dx, 2)}" y2="${round(0.5 + dy, 2)}"`
    return keep('linearGradient', ends, stops)
  }
  const defs = () => [...gradients].map(([key, id]) => key.replace(/^(\w+)/, `<$1 id="${id}"`)).join('')
  return { radial, linear, defs }
}

/** A pen whose every line depends on the seed and on the place in the row alone. */
export const createPen = (seed: number, order = seed): Pen => {
  const { radial, linear, defs } = gradientBook()
  return {
    ...chances(seed, order),
    radial,
    linear,
    defs,
    blend: (angle, ...colours) =>
      linear(
        colours.map((colour, i): Stop => [round(i / (colours.length - 1), 2), colour]),
        angle,
      ),
    lit: (colour, depth = 0.3) =>
      radial(
        [
          [0, tint(colour, depth)],
          [0.5, colour],
          [1, tint(colour, -depth)],
        ],
        0.36,
        0.3,
        0.75,
      ),
    slope: (colour, depth = 0.14) =>
      linear([
        [0, tint(colour, depth)],
        [1, tint(colour, -depth)],
      ]),
  }
}
