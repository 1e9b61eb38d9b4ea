import { mix } from '../colour.ts'
import type { Pen } from '../pen.ts'
import { round } from '../round.ts'
import { circle, each, fade, path, rect, stroke, times } from '../shapes.ts'

type Area = { x: number; y: number; w: number; h: number; kind: 'room' | 'bed' | 'kitchen' | 'bath' | 'hall' }

/** How the flats of panel houses are cut, by the number of rooms; nought is a studio. */
const CUTS: readonly (readonly Area[])[] = [
  [area(90, 60, 220, 180, 'room'), area(240, 186, 70, 54, 'bath')],
  [
    area(70, 56, 140, 186, 'room'),
    area(210, 56, 120, 96, 'kitchen'),
    area(210, 152, 54, 90, 'hall'),
    area(264, 152, 66, 90, 'bath'),
  ],
  [
    area(56, 50, 112, 200, 'bed'),
    area(168, 50, 92, 116, 'room'),
    area(260, 50, 86, 116, 'kitchen'),
    area(168, 166, 112, 84, 'hall'),
    area(280, 166, 66, 84, 'bath'),
  ],
  [
    area(44, 46, 96, 110, 'bed'),
    area(140, 46, 124, 110, 'room'),
    area(264, 46, 92, 110, 'kitchen'),
    area(44, 156, 96, 100, 'bed'),
    area(140, 156, 142, 100, 'hall'),
    area(282, 156, 74, 100, 'bath'),
  ],
  [
    area(36, 44, 86, 106, 'bed'),
    area(122, 44, 84, 106, 'bed'),
    area(206, 44, 92, 106, 'room'),
    area(298, 44, 72, 106, 'kitchen'),
    area(36, 150, 110, 108, 'bed'),
    area(146, 150, 144, 108, 'hall'),
    area(290, 150, 80, 108, 'bath'),
  ],
]

function area(x: number, y: number, w: number, h: number, kind: Area['kind']): Area {
  return { x, y, w, h, kind }
}

const FLOORS = { room: '#f4dfb6', bed: '#f0d8c4', kitchen: '#dcebe2', bath: '#cfe3ec', hall: '#ece4d6' } as const

/** A flat from above, as agents draw it: walls, doors, windows and where things may stand. */
export const drawPlan = (pen: Pen, w: number, h: number, rooms: number, accent: string) => {
  const cut = CUTS[Math.min(rooms, CUTS.length - 1)] ?? []
  const paper = pen.pick(['#fbfaf5', '#f7f8fa', '#fdfaf2'])
  const grid = times(27, (i) => `M${i * 16} 0V${h}`) + times(20, (i) => `M0 ${i * 16}H${w}`)
  const [left, top] = [Math.min(...cut.map(({ x }) => x)), Math.min(...cut.map(({ y }) => y))]
  const [right, foot] = [Math.max(...cut.map((one) => one.x + one.w)), Math.max(...cut.map((one) => one.y + one.h))]
  // Flats of one cut are of many sizes.
  const [wide, high] = [pen.between(0.86, 1.04), pen.between(0.88, 1.06)]
  const turned = pen.chance(0.5) ? -1 : 1
  const inner =
    rect(left - 2, top + 4, right - left + 10, foot - top + 6, 2, '#1d2430', fade(0.14)) +
    each(cut, ({ x, y, w: wide, h: high, kind }) => rect(x, y, wide, high, 0, FLOORS[kind])) +
    each(cut, (one) => furniture(one, accent)) +
    stroke(
      each(cut, ({ x, y, w: wide, h: high }) => `M${x} ${y}h${wide}v${high}h${-wide}Z`),
      '#3a4450',
      4,
    ) +
    stroke(`M${left} ${top}H${right}V${foot}H${left}Z`, '#222b36', 8) +
    each(cut, (one) => door(one, foot)) +
    each(
      cut.filter((one) => one.y === top),
      ({ x, w: wide }) => opening(x + wide * 0.28, top, wide * 0.44),
    ) +
    each(
      cut.filter((one) => one.y + one.h === foot && one.kind === 'bed' && one.y !== top),
      ({ x, w: wide }) => opening(x + wide * 0.28, foot, wide * 0.44),
    ) +
    stroke(
      `M${left} ${top - 18}H${right}M${left} ${top - 22}v8M${right} ${top - 22}v8M${left - 18} ${top}V${foot}M${left - 22} ${top}h8M${left - 22} ${foot}h8`,
      accent,
      1.2,
    )
  return (
    rect(0, 0, w, h, 0, paper) +
    stroke(grid, mix(accent, '#ffffff', 0.7), 0.5, fade(0.6)) +
    `<g transform="translate(${w / 2} ${h / 2}) scale(${round(wide * turned, 3)} ${round(high, 3)}) translate(${-w / 2} ${-h / 2})">${inner}</g>` +
    path(`M${w - 30} ${h - 14}l7 -20l7 20l-7 -5Z`, accent)
  )
}

const opening = (x: number, y: number, wide: number) =>
  rect(x, y - 4, wide, 8, 0, '#ffffff') +
  stroke(`M${x} ${y - 3}h${wide}M${x} ${y + 3}h${wide}M${x} ${y}h${wide}`, '#5fa3c9', 1.2)

const door = ({ x, y, w, h, kind }: Area, foot: number) => {
  const across = (dx: number, dy: number) =>
    rect(dx - 3, dy, 6, 20, 0, '#f7f3ea') + stroke(`M${dx} ${dy}h20A20 20 0 0 1 ${dx} ${dy + 20}`, '#7d8792', 0.9)
  if (kind === 'bath') return across(x, y + h * 0.44)
  // What is as deep as the flat is entered from the hall beside it.
  if (kind !== 'hall' && y + h === foot && w < 200) return across(x + w, y + h * 0.68)
  const [dx, dy] = [x + w * (kind === 'hall' ? 0.4 : 0.62), y + h]
  return (
    rect(dx, dy - 5, 20, 10, 0, '#f7f3ea') + stroke(`M${dx} ${dy}v-20A20 20 0 0 1 ${dx + 20} ${dy}`, '#7d8792', 0.9)
  )
}

const furniture = ({ x, y, w, h, kind }: Area, accent: string) => {
  const soft = mix(accent, '#ffffff', 0.45)
  const line = 'stroke="#5d6875" stroke-width="1"'
  if (kind === 'bed')
    return (
      rect(x + 10, y + 14, w * 0.46, h * 0.3, 3, soft, line) +
      rect(x + 13, y + 17, 12, h * 0.3 - 6, 2, '#ffffff', line) +
      rect(x + w - 20, y + 12, 13, h * 0.5, 1, '#e6d3b0', line)
    )
  if (kind === 'room')
    return (
      rect(x + 12, y + 16, 20, h * 0.42, 5, soft, line) +
      rect(x + 16, y + 20, 14, h * 0.42 - 8, 3, '#ffffff', `${line} opacity=".6"`) +
      circle(x + w * 0.5, y + h * 0.36, 10, '#e6d3b0', line) +
      rect(x + w - 16, y + 14, 8, h * 0.36, 1, '#4a5562') +
      circle(x + w - 22, y + h - 22, 7, '#8fb58a', line)
    )
  if (kind === 'kitchen')
    return (
      rect(x + w - 18, y + 8, 13, h - 24, 1, '#ffffff', line) +
      each([0, 1], (i) => circle(x + w - 11.5, y + 22 + i * 11, 4, 'none', line)) +
      rect(x + w - 16, y + h * 0.5, 9, 14, 3, '#cfe3ec', line) +
      circle(x + w * 0.34, y + h * 0.44, 13, '#e6d3b0', line) +
      each([-1, 1], (i) => rect(x + w * 0.34 - 4, y + h * 0.44 + i * 20 - 4, 8, 8, 2, soft, line))
    )
  if (kind === 'bath')
    return (
      rect(x + 8, y + h - 24, w - 16, 17, 7, '#ffffff', line) +
      rect(x + 12, y + h - 21, w - 24, 11, 5, '#dcecf3', line) +
      circle(x + w - 16, y + 18, 7, '#ffffff', line) +
      rect(x + w - 26, y + h * 0.36, 18, 12, 5, '#ffffff', line)
    )
  return rect(x + w - 16, y + 10, 11, h * 0.4, 1, '#e6d3b0', line)
}
