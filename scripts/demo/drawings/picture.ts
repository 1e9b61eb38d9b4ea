import { createPen, type Pen } from './pen.ts'

/** One number for a subject and its seed, so that equal seeds of two kinds do not rhyme. */
const seedOf = (subject: string, seed: number) => {
  let mixed = 0x811c9dc5 ^ Math.imul(seed + 1, 0x9e3779b1)
  for (const sign of subject) mixed = Math.imul(mixed ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return mixed >>> 0
}

/** A whole SVG document: pixel size outside, drawing units inside. */
export const picture = (
  subject: string,
  seed: number,
  size: { width: number; height: number; unit: number },
  draw: (pen: Pen, w: number, h: number) => string,
) => {
  const pen = createPen(seedOf(subject, seed), seed)
  const [w, h] = [size.width / size.unit, size.height / size.unit]
  const content = draw(pen, w, h)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${w} ${h}"><defs>${pen.defs()}</defs>${content}</svg>`
}
