import { tint } from '../colour.ts'
import type { Pen } from '../pen.ts'
import { round } from '../round.ts'
import { fade, path, stroke } from '../shapes.ts'

export type Slice = { top: string; layers: readonly string[]; crust: string; drip: string | undefined }

/** Wedge of cake in three-quarter view: tip to the left, layers towards the viewer. */
export const wedge = (pen: Pen, { top, layers, crust, drip }: Slice) => {
  const height = 84
  const step = height / layers.length
  const front = layers
    .map((colour, i) => {
      const y = i * step
      return path(
        `M-112 ${round(-10 + y)}L64 ${round(34 + y)}V${round(34 + y + step + 0.6)}L-112 ${round(-10 + y + step * 0.96 + 0.6)}Z`,
        pen.blend(20, tint(colour, 0.2), tint(colour, -0.1)),
      )
    })
    .join('')
  const back = path(
    `M64 34L112 -34V${-34 + height}L64 ${34 + height}Z`,
    pen.blend(0, tint(crust, -0.08), tint(crust, -0.34)),
  )
  const lid = `M-112 -10Q0 -62 112 -34Q100 6 64 34Z`
  const runs = drip
    ? path(
        `M-112 -10L64 34Q100 6 112 -34L112 -18Q104 -4 100 -12Q92 22 84 12Q74 56 66 42Q60 66 50 38Q40 58 28 32Q16 46 6 26Q-8 58 -20 18Q-34 32 -46 10Q-58 36 -70 4Q-84 16 -94 -2Q-106 10 -112 -10Z`,
        pen.slope(drip, 0.16),
      )
    : ''
  return `<g transform="translate(6 9)" ${fade(0.3)}>${path(`M-112 -10V70L64 ${34 + height}L112 ${-34 + height}V-34Z`, '#1d0d05')}</g>${back}${front}${path(lid, pen.slope(top, 0.16))}${runs}${stroke('M-108 -10Q0 -58 108 -33', '#fff', 3, fade(0.5))}`
}
