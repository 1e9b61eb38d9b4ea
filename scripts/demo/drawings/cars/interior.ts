import { mix } from '../colour.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, fade, path, place, rect, ring, stroke, times } from '../shapes.ts'
import type { CarAge } from './ends.ts'

const CLOTHS: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['#3a3d42', '#55595f'],
  ['#b9a88c', '#d6c7ab'],
  ['#5b4a3f', '#7d6858'],
  ['#2a2d33', '#8a2f2a'],
  ['#6b6f75', '#8f9399'],
]

/** The front seats and the board of a car whose wheel is at the right: seen from between the rear seats. */
export const drawInterior = (pen: Pen, w: number, h: number, age: CarAge, isLeft: boolean, outside: string) => {
  const [dark, cloth] = pen.next(CLOTHS)
  const board = mix(dark, '#14171a', 0.35)
  const wood = pen.chance(0.4) ? '#7a4a2a' : '#8f979c'
  const inner =
    windscreen(outside, w) +
    path(`M0 128Q${w / 2} 96 ${w} 128V${h}H0Z`, pen.blend(90, mix(board, '#ffffff', 0.16), board, '#0d0f11')) +
    path(`M0 150Q${w / 2} 122 ${w} 150L${w} 154Q${w / 2} 127 0 154Z`, wood, fade(0.9)) +
    instruments(pen, age) +
    glovebox(board) +
    centre(pen, w, age, board, wood) +
    vents(w) +
    steeringWheel(pen, age, wood) +
    seats(pen, w, h, dark, cloth) +
    frame(pen, w, dark)
  return isLeft ? `<g transform="translate(${w} 0) scale(-1 1)">${inner}</g>` : inner
}

/** The view ahead keeps to the upper part, where the board does not hide it. */
const windscreen = (outside: string, w: number) =>
  `<g transform="translate(0 -18)">${outside}</g>` +
  path(`M${w * 0.3} 0L${w * 0.2} 130H${w * 0.3}L${w * 0.4} 0Z`, '#fff', fade(0.12)) +
  path(`M${w * 0.62} 0L${w * 0.52} 130H${w * 0.55}L${w * 0.65} 0Z`, '#fff', fade(0.1))

const frame = (pen: Pen, w: number, dark: string) => {
  const trim = pen.blend(90, mix(dark, '#ffffff', 0.45), mix(dark, '#ffffff', 0.1))
  const mirror = rect(-38, -10, 76, 21, 8, '#15181b') + rect(-34, -7, 68, 15, 5, pen.blend(80, '#a9bfce', '#5e717e'))
  return (
    path(`M0 0H${w}V26Q${w / 2} 8 0 26Z`, trim) +
    path(`M0 0H22L34 30Q14 90 20 142L0 150Z`, trim) +
    path(`M${w} 0H${w - 22}L${w - 34} 30Q${w - 14} 90 ${w - 20} 142L${w} 150Z`, trim) +
    rect(w / 2 - 3, 10, 6, 22, 2, '#15181b') +
    place(w / 2, 36, mirror) +
    path(`M58 17Q110 8 160 12V34Q110 30 58 40Z`, mix(dark, '#ffffff', 0.38)) +
    path(`M${w - 58} 17Q${w - 110} 8 ${w - 160} 12V34Q${w - 110} 30 ${w - 58} 40Z`, mix(dark, '#ffffff', 0.38)) +
    stroke(`M58 40Q110 30 160 34M${w - 58} 40Q${w - 110} 30 ${w - 160} 34`, '#14171a', 1, fade(0.5))
  )
}

const instruments = (pen: Pen, age: CarAge) => {
  const glow = age === 'new' ? '#5fc3ea' : age === 'middle' ? '#f1a04a' : '#7fd08a'
  const dial = (x: number, r: number) =>
    circle(x, 140, r, '#0b0d0f') +
    ring(x, 140, r - 1.6, '#aeb6bb', 1.2) +
    stroke(
      times(
        9,
        (i) =>
          `M${(x + Math.cos(2.4 + i * 0.57) * (r - 5)).toFixed(1)} ${(140 + Math.sin(2.4 + i * 0.57) * (r - 5)).toFixed(1)}l${(Math.cos(2.4 + i * 0.57) * 2.6).toFixed(1)} ${(Math.sin(2.4 + i * 0.57) * 2.6).toFixed(1)}`,
      ),
      glow,
      1,
    ) +
    stroke(`M${x} 140L${x + pen.between(-r * 0.6, r * 0.2)} ${140 - r * 0.5}`, '#f2543a', 1.4) +
    circle(x, 140, 2, '#e9edef')
  return (
    path('M236 158Q236 112 296 110Q356 112 356 158Z', '#0f1214') +
    path('M242 158Q244 118 296 116Q348 118 350 158Z', '#1d2125') +
    dial(272, 16) +
    dial(318, 16) +
    rect(288, 146, 14, 8, 1.5, glow, fade(0.75))
  )
}

const glovebox = (board: string) =>
  rect(46, 168, 104, 44, 7, mix(board, '#ffffff', 0.07)) +
  stroke('M50 170H146Q150 190 146 209H50Q46 190 50 170Z', '#0a0c0e', 1.1, fade(0.7)) +
  rect(88, 174, 22, 6, 2.5, '#0f1214') +
  stroke('M56 160H140', '#ffffff', 1, fade(0.18))

const vents = (w: number) => {
  const one = (x: number) =>
    rect(x, 138, 34, 17, 5, '#0d0f11') +
    stroke(
      times(3, (i) => `M${x + 4} ${142.5 + i * 4}h26`),
      '#6b737a',
      1.2,
    )
  return one(40) + one(w / 2 - 36) + one(w / 2 + 2) + one(w - 48)
}

const centre = (pen: Pen, w: number, age: CarAge, board: string, wood: string) => {
  const x = w / 2
  const screen =
    age === 'old'
      ? rect(x - 26, 166, 52, 15, 2, '#101316') +
        rect(x - 20, 169, 26, 8, 1, '#7fd08a', fade(0.8)) +
        circle(x + 17, 173, 4, '#8b9399')
      : rect(x - 33, 160, 66, 36, 3.5, '#0b0d0f') +
        rect(x - 30, 163, 60, 30, 2, pen.blend(40, '#2b6f9b', '#123247')) +
        stroke(`M${x - 28} 184L${x - 8} 174L${x + 6} 180L${x + 28} 167`, '#ffd27a', 2) +
        circle(x - 8, 174, 2.4, '#ff7a5c')
  const knob = (dx: number) =>
    circle(x + dx, 208, 6.4, '#15181b') +
    ring(x + dx, 208, 6.4, '#a5adb3', 1.2) +
    stroke(`M${x + dx} 207v-4`, '#fff', 1.2)
  return (
    path(
      `M${x - 46} 152Q${x} 146 ${x + 46} 152L${x + 38} 236L${x + 46} 300H${x - 46}L${x - 38} 236Z`,
      pen.blend(0, mix(board, '#ffffff', 0.06), mix(board, '#ffffff', 0.16), '#101316'),
    ) +
    screen +
    knob(-22) +
    knob(0) +
    knob(22) +
    rect(x - 24, 220, 48, 8, 3, '#0d0f11') +
    path(`M${x - 22} 236H${x + 22}L${x + 26} 284H${x - 26}Z`, wood, fade(0.55)) +
    rect(x - 9, 240, 18, 34, 6, '#0d0f11') +
    stroke(`M${x} 262V240`, '#b9c0c5', 3.4) +
    ellipse(x, 236, 8.5, 10, pen.lit('#24282c', 0.3)) +
    ellipse(x - 2.5, 232, 2.4, 3, '#fff', fade(0.45))
  )
}

const steeringWheel = (pen: Pen, age: CarAge, wood: string) => {
  const rim = age === 'old' && wood !== '#8f979c' ? wood : '#1b1e21'
  const turn = pen.between(-5, 5)
  const inner =
    ring(2, 5, 58, '#000', 12, fade(0.3)) +
    ring(0, 0, 58, rim, 11) +
    ring(0, 0, 60.5, '#ffffff', 1.3, fade(0.22)) +
    path('M-54 -10Q-24 -16 -20 -16H20Q24 -16 54 -10L53 6Q26 4 20 12H-20Q-26 4 -53 6Z', '#2a2e32') +
    path('M-12 10H12L8 56H-8Z', '#2a2e32') +
    (age === 'old' ? '' : rect(-46, -7, 15, 9, 3, '#5d656b') + rect(31, -7, 15, 9, 3, '#5d656b')) +
    path('M-24 -20H24Q30 -18 28 2Q24 20 0 22Q-24 20 -28 2Q-30 -18 -24 -20Z', pen.blend(80, '#3b4045', '#1a1d20')) +
    ellipse(0, -1, 9, 6.5, '#cdd4d8') +
    ellipse(0, -1, 6.5, 4.4, '#6b737a')
  return `<g transform="translate(296 194) scale(1 .96)">${place(0, 0, inner, turn)}</g>`
}

const seats = (pen: Pen, w: number, h: number, dark: string, cloth: string) => {
  const seat = (x: number) => {
    const back = `M${x - 62} ${h + 4}Q${x - 66} 244 ${x - 44} 228Q${x} 218 ${x + 44} 228Q${x + 66} 244 ${x + 62} ${h + 4}Z`
    const middle = `M${x - 36} ${h + 4}Q${x - 38} 248 ${x - 26} 238Q${x} 231 ${x + 26} 238Q${x + 38} 248 ${x + 36} ${h + 4}Z`
    const head = `M${x - 27} 214Q${x - 29} 190 ${x} 188Q${x + 29} 190 ${x + 27} 214Q${x} 222 ${x - 27} 214Z`
    return (
      stroke(`M${x - 11} 210V232M${x + 11} 210V232`, '#aab1b6', 3) +
      path(back, '#000', `transform="translate(4 5)" ${fade(0.3)}`) +
      path(back, pen.blend(80, mix(dark, '#ffffff', 0.16), dark, '#101214')) +
      path(middle, pen.blend(90, cloth, mix(cloth, '#101214', 0.4))) +
      stroke(middle, mix(cloth, '#ffffff', 0.4), 1, 'stroke-dasharray="3 2.4" opacity=".6"') +
      path(head, pen.blend(80, mix(dark, '#ffffff', 0.24), dark, '#15181b')) +
      stroke(`M${x - 18} 196Q${x} 190 ${x + 18} 196`, '#fff', 1.3, fade(0.3))
    )
  }
  return seat(w * 0.235) + seat(w * 0.765)
}
