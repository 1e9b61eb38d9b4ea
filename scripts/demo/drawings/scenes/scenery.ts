import type { Pen } from '../pen.ts'
import { circle, fade, path, place, rect, stroke, times } from '../shapes.ts'

/** Small fishing boat, its keel on the given line. */
export const boat = (x: number, y: number, scale: number) =>
  place(
    x,
    y,
    path('M-50 -14H54L40 12Q36 18 28 18H-30Q-38 18 -42 10Z', '#d63f1e') +
      path('M-50 -14H54L51 -7H-47Z', '#fff4e2') +
      rect(-26, -42, 40, 28, 4, '#fff4e2') +
      rect(-20, -36, 12, 12, 2, '#0b6767') +
      rect(-2, -36, 12, 12, 2, '#0b6767') +
      stroke('M22 -14V-66M22 -62L44 -18', '#3a2620', 3) +
      path('M22 -66L40 -60L22 -54Z', '#f4b04a'),
    0,
    scale,
  )

export const moon = () =>
  circle(0, 0, 46, '#fbe9bd') +
  circle(-14, -8, 9, '#e8d095', fade(0.6)) +
  circle(14, 14, 6, '#e8d095', fade(0.6)) +
  circle(12, -18, 4.5, '#e8d095', fade(0.6)) +
  circle(0, 0, 74, '#fbe9bd', fade(0.12))

export const gift = (box: string, bow: string) =>
  path('M-30 -18H30V34Q30 38 26 38H-26Q-30 38 -30 34Z', box) +
  rect(-36, -30, 72, 18, 4, box) +
  rect(-36, -14, 72, 4, 0, '#1d0d05', fade(0.2)) +
  rect(-7, -30, 14, 68, 0, bow) +
  path('M0 -30C-34 -60 -40 -30 0 -30C40 -30 34 -60 0 -30Z', 'none', `stroke="${bow}" stroke-width="7"`)

export const letter = (sheet: string, seal: string) =>
  rect(-44, -28, 88, 60, 6, '#1d0d05', `transform="translate(3 5)" ${fade(0.2)}`) +
  rect(-44, -28, 88, 60, 6, sheet) +
  stroke('M-42 -25L0 8L42 -25', '#d9c9aa', 3) +
  path('M0 14C-16 2 -12 -10 -4 -8Q0 -6 0 -3Q0 -6 4 -8C12 -10 16 2 0 14Z', seal)

/** Row of houses on a shore, 360 wide, standing on y = 440. */
export const town = (pen: Pen, dark = false) =>
  times(9, (i) => {
    const [w, h] = [pen.between(30, 46), pen.between(44, 104)]
    const x = i * 41 - 6
    const wall = dark
      ? pen.pick(['#1b2c40', '#203449', '#182638'])
      : pen.pick(['#f7efe0', '#f2cfa8', '#d9e7df', '#e9a587', '#f3dfae'])
    const roof = dark ? '#111d2b' : pen.pick(['#b5533a', '#3f6f73', '#8a5a3a'])
    const windows = times(Math.floor(h / 22), (row) =>
      times(2, (column) =>
        rect(
          x + 7 + column * (w / 2 - 2),
          440 - h + 10 + row * 20,
          w / 4,
          10,
          1.5,
          dark ? (pen.chance(0.6) ? '#ffd27a' : '#2a3f57') : '#5f8f96',
        ),
      ),
    )
    return (
      rect(x, 440 - h, w, h, 0, wall) +
      path(`M${x - 4} ${440 - h}L${x + w / 2} ${440 - h - 20}L${x + w + 4} ${440 - h}Z`, roof) +
      windows
    )
  })
