import { mix } from '../colour.ts'
import type { Tone } from '../goods/parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, fade, path, rect, stroke, times } from '../shapes.ts'

/** The far wall of a room on a sheet of 400 × 300. */
export const FAR = { left: 78, right: 322, top: 44, foot: 196 } as const

const WALLS = ['#efe6d6', '#dfe8e4', '#e9dde0', '#e2e6ec', '#f1e9cf', '#e6e0d8', '#d8e3e6', '#f3ece2'] as const

/** A room seen straight on: floor, ceiling, three walls. */
export const shell = (pen: Pen, w: number, h: number, wall: string, floor: string) => {
  const { left, right, top, foot } = FAR
  const joints = times(15, (i) => `M${left + (i - 2) * 22} ${foot}L${w / 2 + (left + (i - 2) * 22 - w / 2) * 2.1} ${h}`)
  return (
    path(`M0 0H${w}L${right} ${top}H${left}Z`, pen.blend(90, '#fdfcf8', mix(wall, '#ffffff', 0.7))) +
    path(
      `M0 0L${left} ${top}V${foot}L0 ${h - 24}Z`,
      pen.blend(0, mix(wall, '#3a3028', 0.2), mix(wall, '#3a3028', 0.06)),
    ) +
    path(
      `M${w} 0L${right} ${top}V${foot}L${w} ${h - 24}Z`,
      pen.blend(0, mix(wall, '#3a3028', 0.04), mix(wall, '#3a3028', 0.16)),
    ) +
    rect(left, top, right - left, foot - top, 0, pen.blend(80, mix(wall, '#ffffff', 0.35), wall)) +
    path(
      `M0 ${h - 24}L${left} ${foot}H${right}L${w} ${h - 24}V${h}H0Z`,
      pen.blend(90, mix(floor, '#2a1a10', 0.16), floor, mix(floor, '#ffffff', 0.16)),
    ) +
    stroke(joints, mix(floor, '#2a1a10', 0.4), 0.8, fade(0.4)) +
    path(
      `M0 ${h - 24}L${left} ${foot}V${foot - 7}L0 ${h - 36}ZM${w} ${h - 24}L${right} ${foot}V${foot - 7}L${w} ${h - 36}Z`,
      '#fbf8f2',
    ) +
    rect(left, foot - 7, right - left, 7, 0, '#fbf8f2') +
    stroke(
      `M0 0L${left} ${top}H${right}L${w} 0M${left} ${top}V${foot}M${right} ${top}V${foot}`,
      '#3a3028',
      0.8,
      fade(0.22),
    )
  )
}

export const wallOf = (pen: Pen, tone: number) => WALLS[tone % WALLS.length] ?? pen.pick(WALLS)

/** A window on the far wall with what is seen out of it. */
export const window = (pen: Pen, x: number, y: number, w: number, h: number, curtain: string | null) => {
  const winter = pen.chance(0.3)
  const out =
    rect(x, y, w, h, 0, pen.blend(90, winter ? '#c9d8e6' : '#9ccbe8', '#eef6f6')) +
    path(
      `M${x} ${y + h * 0.6}Q${x + w * 0.25} ${y + h * 0.36} ${x + w * 0.5} ${y + h * 0.54}Q${x + w * 0.75} ${y + h * 0.32} ${x + w} ${y + h * 0.56}V${y + h}H${x}Z`,
      winter ? '#dfe8f1' : '#86a895',
    ) +
    path(
      `M${x} ${y + h * 0.8}Q${x + w * 0.4} ${y + h * 0.62} ${x + w} ${y + h * 0.78}V${y + h}H${x}Z`,
      winter ? '#f4f8fb' : '#5f8a68',
    )
  const frame =
    stroke(`M${x} ${y}H${x + w}V${y + h}H${x}ZM${x + w * 0.56} ${y}V${y + h}`, '#fdfdfb', 5) +
    stroke(`M${x - 2.5} ${y - 2.5}H${x + w + 2.5}V${y + h + 2.5}H${x - 2.5}Z`, '#b9b2a6', 0.7)
  const fold = (from: number, to: number) => {
    const wide = to - from
    return (
      path(
        `M${from} ${y - 10}H${to}L${to + wide * 0.08} ${y + h + 42}H${from - wide * 0.08}Z`,
        pen.blend(
          0,
          mix(curtain ?? '#ffffff', '#ffffff', 0.3),
          curtain ?? '#ffffff',
          mix(curtain ?? '#ffffff', '#2a1a10', 0.16),
        ),
      ) +
      stroke(
        times(4, (i) => `M${from + ((i + 1) * wide) / 5} ${y - 8}V${y + h + 40}`),
        mix(curtain ?? '#ffffff', '#2a1a10', 0.3),
        1,
        fade(0.5),
      )
    )
  }
  const drapes = curtain
    ? rect(x - 26, y - 14, w + 52, 4, 2, '#7d6a55') +
      rect(x - 4, y - 9, w + 8, h + 30, 0, '#ffffff', fade(0.35)) +
      fold(x - 22, x + 6) +
      fold(x + w - 6, x + w + 22)
    : ''
  return (
    out +
    path(`M${x + 4} ${y + 4}h${w * 0.26}L${x + 4} ${y + h * 0.7}Z`, '#fff', fade(0.35)) +
    frame +
    rect(x - 7, y + h, w + 14, 5, 1, '#fbfaf6') +
    drapes
  )
}

export const lamp = (pen: Pen, x: number, tone: Tone) =>
  stroke(`M${x} 12V44`, '#5d5348', 1.6) +
  path(
    `M${x - 22} 62Q${x - 20} 42 ${x} 42Q${x + 20} 42 ${x + 22} 62Z`,
    pen.blend(0, mix(tone.second, '#ffffff', 0.4), tone.second),
  ) +
  ellipse(x, 62, 22, 4, '#fff6d8') +
  circle(
    x,
    66,
    46,
    pen.radial([
      [0, '#fff3cf', 0.5],
      [1, '#fff3cf', 0],
    ]),
  )

export const rug = (pen: Pen, x: number, y: number, rx: number, tone: Tone) =>
  ellipse(x, y + 1.5, rx, rx * 0.2, '#2a1a10', fade(0.2)) +
  ellipse(x, y, rx, rx * 0.2, pen.blend(90, tone.main, mix(tone.main, '#ffffff', 0.25))) +
  `<ellipse cx="${x}" cy="${y}" rx="${rx * 0.84}" ry="${(rx * 0.165).toFixed(1)}" fill="none" stroke="${mix(tone.second, '#ffffff', 0.3)}" stroke-width="2" stroke-dasharray="5 3"/>`

export const frame = (pen: Pen, x: number, y: number, w: number, h: number) =>
  rect(x + 1.5, y + 2.5, w, h, 1, '#1d0d05', fade(0.2)) +
  rect(x, y, w, h, 1, pen.pick(['#3a3028', '#b98652', '#fbfaf6'])) +
  rect(x + 3, y + 3, w - 6, h - 6, 0, pen.blend(90, '#bcd8e6', '#f6e0b8')) +
  path(
    `M${x + 3} ${y + h * 0.7}Q${x + w * 0.34} ${y + h * 0.36} ${x + w * 0.56} ${y + h * 0.6}Q${x + w * 0.8} ${y + h * 0.4} ${x + w - 3} ${y + h * 0.66}V${y + h - 3}H${x + 3}Z`,
    pen.pick(['#4f7f7a', '#8a6a7d', '#5f8770']),
  )

/** Daylight that falls on the floor. */
export const daylight = (x: number, w: number) =>
  path(`M${x} ${FAR.foot}H${x + w}L${x + w + 24} 292H${x - 40}Z`, '#fff6d8', fade(0.24))
