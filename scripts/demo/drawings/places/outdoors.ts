import { mix } from '../colour.ts'
import { blob, circle, ellipse, fade, path, rect, stroke, times } from '../shapes.ts'
import { type Backdrop, block, clouds, ground, hills, sky, spruce, tree } from './parts.ts'

/** The yard of a block of flats: sun, trees, a row of parking places. */
export const yard: Backdrop = (pen, w, h, horizon) => {
  const foot = horizon + 6
  const leaf = pen.pick(['#5f8f4e', '#6f9a4a', '#4f8457', '#c98f3a'])
  const marks = times(
    6,
    (i) => `M${(i - 0.5) * (w / 5)} ${horizon + 30}L${w / 2 + ((i - 0.5) * (w / 5) - w / 2) * 1.9} ${h}`,
  )
  return (
    sky(pen, w, horizon, '#8dbfe0', '#e6f1f4') +
    clouds(pen, w, horizon, 4) +
    hills(pen, w, horizon, ['#9db7b3', '#86a596'], 26) +
    block(pen, pen.between(-40, 10), foot, pen.between(150, 190), pen.int(4, 5)) +
    block(pen, pen.between(200, 250), foot, pen.between(170, 200), 5) +
    times(4, (i) => tree(pen, 20 + i * pen.between(90, 118), foot + 4, pen.between(54, 80), leaf)) +
    rect(0, foot - 1, w, 9, 0, '#7f9a5f') +
    times(9, (i) => ellipse(i * 50 + pen.between(-10, 10), foot + 2, 30, 6, mix(leaf, '#3a5a34', 0.4))) +
    ground(pen, w, h, foot + 7, '#84878b', '#a9abab', '#5c6064') +
    rect(0, foot + 6, w, 3, 0, '#c9c9c4') +
    stroke(marks, '#eef0ee', 2, fade(0.5))
  )
}

/** The shore of the Sea of Okhotsk in summer. */
export const shore: Backdrop = (pen, w, h, horizon) => {
  const dusk = pen.chance(0.35)
  const sea = horizon + 4
  const sand = horizon + 34
  const foam = (y: number, bend: number) =>
    stroke(`M-5 ${y}${times(5, (i) => `q${w / 10} ${i % 2 ? bend : -bend} ${w / 5} 0`)}`, '#fff', 1.8, fade(0.7))
  return (
    sky(pen, w, sea, dusk ? '#e59a72' : '#7fb6dc', dusk ? '#fbe3bf' : '#e2f0f3') +
    (dusk ? circle(w * pen.between(0.2, 0.8), horizon - 14, 13, '#fff3d4') : '') +
    clouds(pen, w, horizon, 5, dusk ? 0.5 : 0.8) +
    hills(pen, w, sea, dusk ? ['#b58f8c', '#8d7480'] : ['#a7bfc6', '#7d9f9c', '#5f8770'], 30) +
    rect(0, sea, w, 34, 0, pen.blend(90, dusk ? '#c9826c' : '#3f88a5', dusk ? '#8f7f91' : '#6fb0bb')) +
    stroke(
      times(
        22,
        () =>
          `M${pen.between(0, w).toFixed(0)} ${pen.between(sea + 3, sand - 6).toFixed(1)}h${pen.between(6, 26).toFixed(0)}`,
      ),
      '#fff',
      0.8,
      fade(0.35),
    ) +
    ground(pen, w, h, sand, dusk ? '#a98d6c' : '#cdb68c', dusk ? '#c4a687' : '#e6d8b4', '#8d7650') +
    foam(sand + 1, 3) +
    foam(sand + 8, 4) +
    stroke(
      `M0 ${h - 26}Q${w / 2} ${h - 52} ${w} ${h - 34}M0 ${h - 8}Q${w / 2} ${h - 36} ${w} ${h - 16}`,
      '#8d7650',
      5,
      fade(0.2),
    ) +
    times(26, () =>
      ellipse(
        pen.between(0, w),
        pen.between(sand + 14, h),
        pen.between(1, 4),
        pen.between(0.7, 1.8),
        pen.pick(['#8b8073', '#a49a8c', '#efe6d2']),
        fade(0.7),
      ),
    )
  )
}

/** A street in January: snow heaps, blocks of flats, spruces. */
export const winter: Backdrop = (pen, w, h, horizon) => {
  const foot = horizon + 6
  const heap = (x: number, y: number, rx: number, ry: number) =>
    path(blob(pen, x, y, rx, ry, { wobble: 0.12 }), pen.blend(70, '#ffffff', '#e6eff8', '#b9cbe0'))
  return (
    sky(pen, w, horizon, '#a9c2da', '#eef3f8') +
    hills(pen, w, horizon, ['#c3d2e2', '#d9e3ee'], 34) +
    block(pen, pen.between(-30, 20), foot, pen.between(130, 180), pen.int(3, 5), true) +
    block(pen, pen.between(210, 260), foot, pen.between(150, 190), pen.int(4, 5), true) +
    times(3, (i) => tree(pen, 40 + i * pen.between(110, 150), foot + 3, pen.between(56, 74), null)) +
    times(4, (i) => spruce(pen.between(-5, 30) + i * 122, foot + 6, pen.between(38, 66), '#3d5f57', true)) +
    times(7, (i) => heap(i * 66 + pen.between(-14, 14), foot + 8, pen.between(40, 58), pen.between(8, 16))) +
    ground(pen, w, h, foot + 10, '#c6d2e0', '#eaf0f7', '#8ea3bb') +
    stroke(
      `M${w * 0.1} ${h}L${w * 0.34} ${foot + 22}M${w * 0.3} ${h}L${w * 0.42} ${foot + 22}M${w * 0.76} ${h}L${w * 0.62} ${foot + 22}M${w * 0.95} ${h}L${w * 0.7} ${foot + 22}`,
      '#9fb1c6',
      5,
      fade(0.42),
    ) +
    times(60, () => circle(pen.between(0, w), pen.between(0, h), pen.between(0.6, 1.8), '#fff', fade(0.85)))
  )
}

/** Inside a warm garage: boards, shelves, lamps, a concrete floor that shines. */
export const garage: Backdrop = (pen, w, h, horizon) => {
  const foot = horizon + 46
  const wall = pen.pick(['#8d9499', '#a39a8c', '#7d8f92', '#9c8f80'])
  const shelf = (x: number, y: number, width: number) =>
    rect(x, y, width, 3, 0, '#4c3a2b') +
    times(Math.floor(width / 15), (i) => {
      const high = pen.between(7, 17)
      return rect(
        x + 3 + i * 15,
        y - high,
        pen.between(8, 13),
        high,
        1.4,
        pen.pick(['#b5452f', '#2f5f8a', '#d9a93a', '#3f7a58', '#30353a', '#c9c4ba']),
      )
    })
  const lamp = (x: number) =>
    rect(x, 16, 84, 5, 2, '#fffdf0') + path(`M${x} 21L${x - 70} ${foot}H${x + 154}L${x + 84} 21Z`, '#fff8dc', fade(0.1))
  return (
    rect(0, 0, w, foot, 0, pen.blend(90, mix(wall, '#20262b', 0.35), wall, mix(wall, '#ffffff', 0.12))) +
    stroke(
      times(11, (i) => `M0 ${i * 20 + 8}H${w}`) +
        times(11, (row) => times(9, (i) => `M${i * 50 + (row % 2) * 25} ${row * 20 + 8}v20`)),
      mix(wall, '#20262b', 0.4),
      0.8,
      fade(0.45),
    ) +
    shelf(18, 92, 96) +
    shelf(18, 128, 96) +
    shelf(w - 118, 92, 100) +
    shelf(w - 118, 128, 100) +
    times(
      3,
      (i) =>
        circle(w / 2 - 40 + i * 40, 84, 15, '#1d1f21') +
        circle(w / 2 - 40 + i * 40, 84, 8.5, '#a9afb3') +
        circle(w / 2 - 40 + i * 40, 84, 3, '#43484c'),
    ) +
    lamp(60) +
    lamp(w - 150) +
    rect(0, foot - 4, w, 5, 0, '#3a3d40') +
    ground(pen, w, h, foot, '#6d7071', '#8f9393', '#4a4d4f') +
    ellipse(w / 2, foot + 30, w * 0.44, 16, '#fff', fade(0.1))
  )
}

/** A plot in summer: a lawn, beds, a board fence and the hills behind it. */
export const garden: Backdrop = (pen, w, h, horizon) => {
  const foot = horizon + 12
  const fence = pen.pick(['#b98a5c', '#8f9a8a', '#a5795a', '#c9b48c'])
  const stakes = times(Math.ceil(w / 11), (i) =>
    path(
      `M${i * 11} ${foot}V${foot - 34}l4.5 -5l4.5 5V${foot}Z`,
      mix(fence, i % 3 ? '#ffffff' : '#2a1a10', 0.08 + (i % 4) * 0.03),
    ),
  )
  return (
    sky(pen, w, horizon, '#86bce0', '#e9f3ee') +
    clouds(pen, w, horizon, 4) +
    hills(pen, w, horizon, ['#a9c2bd', '#7fa391', '#5f8a68'], 36) +
    times(6, (i) => spruce(i * 78 + pen.between(-20, 20), foot - 4, pen.between(40, 76), '#3f6f55')) +
    stakes +
    rect(0, foot - 27, w, 3.4, 0, mix(fence, '#2a1a10', 0.25)) +
    rect(0, foot - 10, w, 3.4, 0, mix(fence, '#2a1a10', 0.25)) +
    ground(pen, w, h, foot, '#5f8f45', '#8db864', '#3f6b34') +
    times(
      5,
      (i) =>
        path(
          blob(pen, i * 96 + pen.between(-16, 16), foot + 4, pen.between(22, 34), pen.between(9, 14)),
          pen.pick(['#5d8f45', '#6a9a4a', '#4f8457']),
        ) +
        times(3, (k) =>
          circle(
            i * 96 + k * 12 - 12,
            foot + pen.between(-3, 5),
            2.6,
            pen.pick(['#f2c14e', '#e2566c', '#f7f2ea', '#b98ad0']),
          ),
        ),
    ) +
    stroke(
      times(70, () => `M${pen.int(0, w)} ${pen.int(Math.round(foot + 14), h)}q1 -6 ${pen.int(-2, 3)} -9`),
      '#a9d07c',
      1.2,
      fade(0.6),
    )
  )
}
