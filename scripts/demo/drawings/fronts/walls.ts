import { mix } from '../colour.ts'
import type { Light } from '../landscapes/light.ts'
import type { Pen } from '../pen.ts'
import { round } from '../round.ts'
import { circle, fade, path, rect, stroke, times } from '../shapes.ts'

export const FRONT_WALLS = ['brick', 'panel', 'wood', 'plaster'] as const
export type FrontWall = (typeof FRONT_WALLS)[number]

/** Where walls meet the pavement. */
export const FOOT = 246
const WALLS: Record<FrontWall, readonly [string, string, ...string[]]> = {
  brick: ['#b8755a', '#a5664f', '#c9a184'],
  panel: ['#c9cdcf', '#d6cdbf', '#b9c6cc'],
  wood: ['#b98a5c', '#8fa08a', '#a5704c'],
  plaster: ['#ecdcb8', '#d3e0da', '#e8cfc4', '#d9dbe8'],
}

/** The wall of a house without its ground floor's glass. */
export const house = (pen: Pen, light: Light, wall: FrontWall, left: number, right: number) => {
  const colour = light.seen(pen.pick(WALLS[wall]))
  const [top, wide] = [wall === 'wood' ? 100 : 46, right - left]
  const line = mix(colour, '#20262c', 0.3)
  const texture = {
    brick:
      times(20, (r) => `M${left} ${top + r * 10}h${wide}`) +
      times(20, (r) =>
        times(
          Math.ceil(wide / 18),
          (i) => `M${round(Math.min(right, left + i * 18 + (r % 2) * 9))} ${top + r * 10}v10`,
        ),
      ),
    panel:
      times(4, (r) => `M${left} ${top + r * 50}h${wide}`) +
      times(5, (i) => `M${round(left + (wide / 5) * i)} ${top}V${FOOT}`),
    wood: times(18, (r) => `M${left} ${top + r * 8}h${wide}`),
    plaster: `M${left} ${top + 54}h${wide}`,
  }[wall]
  return (
    rect(
      left,
      top,
      wide,
      FOOT - top,
      0,
      pen.blend(0, mix(colour, '#ffffff', 0.14), colour, mix(colour, '#20262c', 0.14)),
    ) +
    stroke(texture, line, 0.7, fade(0.5)) +
    (wall === 'wood' ? gable(light, left, right, top, colour) : upperFloor(pen, light, left, right, top))
  )
}

const gable = (light: Light, left: number, right: number, top: number, colour: string) => {
  const middle = (left + right) / 2
  const roof = light.seen(light.isSnowy ? '#f6f9fc' : '#6b4a3c')
  return (
    path(`M${round(left)} ${top}L${round(middle)} ${top - 62}L${round(right)} ${top}Z`, mix(colour, '#ffffff', 0.06)) +
    stroke(
      times(6, (r) => `M${round(left + 26 + r * 27)} ${top - 9 - r * 10}H${round(right - 26 - r * 27)}`),
      mix(colour, '#20262c', 0.3),
      0.7,
      fade(0.5),
    ) +
    stroke(`M${round(left - 12)} ${top + 4}L${round(middle)} ${top - 64}L${round(right + 12)} ${top + 4}`, roof, 9) +
    circle(middle, top - 28, 14, light.seen('#fbfaf6')) +
    circle(middle, top - 28, 11, light.isDark ? '#ffdf9a' : light.seen('#6d8c9c')) +
    stroke(`M${round(middle)} ${top - 39}v22M${round(middle - 11)} ${top - 28}h22`, light.seen('#fbfaf6'), 1.8)
  )
}

const upperFloor = (pen: Pen, light: Light, left: number, right: number, top: number) => {
  const wide = right - left
  const panes = Math.floor(wide / 64)
  return (
    rect(left - 5, top - 7, wide + 10, 9, 0, light.seen(light.isSnowy ? '#ffffff' : '#4a5157')) +
    times(panes, (i) => {
      const x = left + (wide / panes) * (i + 0.5) - 15
      const lit = light.isDark && pen.chance(0.6)
      return (
        rect(x - 3, 61, 36, 40, 1, light.seen('#fbfaf6')) +
        rect(x, 64, 30, 34, 0, lit ? '#ffdf9a' : light.seen('#6d8c9c')) +
        path(`M${round(x)} 64h14L${round(x)} 88Z`, '#fff', fade(0.25)) +
        stroke(`M${round(x + 15)} 64v34M${round(x)} 77h30`, light.seen('#fbfaf6'), 1.8) +
        rect(x - 5, 100, 40, 3.4, 0.6, light.seen(light.isSnowy ? '#ffffff' : '#d9d2c4'))
      )
    })
  )
}
