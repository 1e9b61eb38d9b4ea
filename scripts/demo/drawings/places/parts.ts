import { mix } from '../colour.ts'
import type { Pen } from '../pen.ts'
import { blob, each, ellipse, fade, path, place, rect, stroke, times } from '../shapes.ts'

/** What stands behind and lies under a thing: the horizon is where the ground begins. */
export type Backdrop = (pen: Pen, w: number, h: number, horizon: number) => string

export const sky = (pen: Pen, w: number, horizon: number, high: string, low: string) =>
  rect(0, 0, w, horizon + 2, 0, pen.blend(90, high, mix(high, low, 0.6), low))

export const clouds = (pen: Pen, w: number, horizon: number, count: number, strength = 0.7) =>
  times(count, () => {
    const [x, y, s] = [pen.between(0, w), pen.between(8, Math.max(20, horizon * 0.5)), pen.between(0.6, 1.3)]
    return place(
      x,
      y,
      ellipse(0, 0, 46, 7, '#fff') +
        ellipse(-12, -5, 22, 8, '#fff') +
        ellipse(12, -8, 26, 11, '#fff') +
        ellipse(34, -3, 16, 6, '#fff'),
      0,
      s,
    ).replace('<g ', `<g ${fade(strength * pen.between(0.5, 1))} `)
  })

/** Hills in layers, the nearer the darker. */
export const hills = (pen: Pen, w: number, horizon: number, colours: readonly string[], height: number) =>
  each(colours, (colour, i) => {
    const top = horizon - height * (1 - i / (colours.length + 0.6))
    const peaks = times(
      7,
      (k) =>
        `Q${(k + 0.5) * (w / 6) - w / 12} ${(top + pen.between(-height * 0.3, height * 0.16)).toFixed(1)} ${((k + 0.5) * (w / 6)).toFixed(1)} ${(top + pen.between(-4, height * 0.2)).toFixed(1)}`,
    )
    return path(`M-10 ${(top + 6).toFixed(1)}${peaks}V${horizon + 2}H-10Z`, colour)
  })

/** A block of flats of five floors, its foot on the line. */
export const block = (pen: Pen, x: number, foot: number, width: number, floors: number, snowy = false) => {
  const floor = 15
  const high = floors * floor + 8
  const wall = pen.pick(['#d9cfc0', '#cdbfae', '#c9cfd1', '#e2d5bd', '#c7b8a8', '#b9c4c9'])
  const trim = pen.pick(['#b5765a', '#7f99a6', '#b09a6c', '#8fa58b', '#a8aeb3'])
  const columns = Math.max(3, Math.round(width / 17))
  const step = width / columns
  const cells = times(floors, (row) =>
    times(columns, (column) => {
      const [cx, cy] = [x + column * step + step * 0.2, foot - high + 9 + row * floor]
      const isBalcony = column % 3 === 1
      const lit = pen.chance(0.1)
      return (
        rect(cx, cy, step * 0.6, floor * 0.55, 0.6, lit ? '#f4dfa0' : pen.pick(['#5d7382', '#6d8391', '#4d626f'])) +
        rect(cx, cy, step * 0.6, 1, 0, '#fff', fade(0.35)) +
        (isBalcony
          ? rect(
              cx - step * 0.12,
              cy + floor * 0.36,
              step * 0.84,
              floor * 0.36,
              0.8,
              pen.chance(0.5) ? trim : mix(trim, '#ffffff', 0.4),
            )
          : '')
      )
    }),
  )
  const seams = stroke(
    times(floors, (row) => `M${x} ${(foot - high + 5 + row * floor).toFixed(1)}h${width}`),
    mix(wall, '#3a3a3a', 0.3),
    0.5,
    fade(0.6),
  )
  const door =
    rect(x + width * 0.42, foot - 12, 9, 12, 0.6, '#6a4a3a') +
    rect(x + width * 0.42 - 3, foot - 14.5, 15, 2.5, 0.6, snowy ? '#fff' : '#8b8f92')
  return (
    rect(x, foot - high, width, high, 0, pen.blend(0, mix(wall, '#ffffff', 0.16), wall, mix(wall, '#3a3a3a', 0.12))) +
    seams +
    cells +
    rect(x - 1.5, foot - high - 2.5, width + 3, 3.5, 0, snowy ? '#fbfdff' : mix(wall, '#3a3a3a', 0.35)) +
    door
  )
}

export const tree = (pen: Pen, x: number, foot: number, size: number, leaves: string | null) => {
  const trunk = stroke(
    `M${x} ${foot}V${foot - size * 0.5}M${x} ${foot - size * 0.45}L${x - size * 0.14} ${foot - size * 0.72}M${x} ${foot - size * 0.5}L${x + size * 0.14} ${foot - size * 0.8}M${x} ${foot - size * 0.3}L${x + size * 0.1} ${foot - size * 0.5}`,
    '#6b5443',
    size * 0.055,
  )
  if (leaves === null)
    return (
      trunk +
      stroke(
        times(
          9,
          (i) =>
            `M${x + ((i % 3) - 1) * size * 0.1} ${foot - size * (0.5 + (i % 4) * 0.07)}l${((i - 4) * size * 0.06).toFixed(1)} ${(-size * pen.between(0.14, 0.3)).toFixed(1)}`,
        ),
        '#7d6657',
        size * 0.022,
      )
    )
  return (
    trunk +
    times(5, (i) =>
      path(
        blob(pen, x + (i - 2) * size * 0.13, foot - size * (0.62 + (i % 2) * 0.16), size * 0.21, size * 0.2),
        mix(leaves, i % 2 ? '#ffffff' : '#1d3524', 0.12 + (i % 3) * 0.05),
      ),
    )
  )
}

export const spruce = (x: number, foot: number, size: number, colour: string, snowy = false) =>
  rect(x - size * 0.03, foot - size * 0.1, size * 0.06, size * 0.1, 0, '#5a4636') +
  times(4, (i) => {
    const [top, half] = [foot - size + i * size * 0.2, size * (0.1 + i * 0.055)]
    const d = `M${x} ${top.toFixed(1)}L${(x + half).toFixed(1)} ${(top + size * 0.34).toFixed(1)}Q${x} ${(top + size * 0.28).toFixed(1)} ${(x - half).toFixed(1)} ${(top + size * 0.34).toFixed(1)}Z`
    return (
      path(d, mix(colour, '#ffffff', i * 0.04)) +
      (snowy
        ? path(
            `M${x} ${top.toFixed(1)}L${(x + half * 0.7).toFixed(1)} ${(top + size * 0.22).toFixed(1)}Q${x} ${(top + size * 0.13).toFixed(1)} ${(x - half * 0.8).toFixed(1)} ${(top + size * 0.25).toFixed(1)}Z`,
            '#fff',
            fade(0.88),
          )
        : '')
    )
  })

/** Ground that lightens towards the horizon, with patches. */
export const ground = (pen: Pen, w: number, h: number, horizon: number, near: string, far: string, speck: string) =>
  rect(0, horizon, w, h - horizon, 0, pen.blend(90, far, mix(far, near, 0.7), near)) +
  times(16, () => {
    const y = horizon + (h - horizon) * pen.rand() ** 0.7
    const size = 6 + ((y - horizon) / (h - horizon)) * 34
    return ellipse(pen.between(-10, w + 10), y, size, size * 0.13, speck, fade(0.16))
  })
