import { mix } from '../colour.ts'
import { each, fade, path, stroke } from '../shapes.ts'
import { steps } from './space.ts'
import { box, CAB, type Faces, FLOOR, HALF, HEIGHT, LENGTH } from './truck-box.ts'

export const cargo = (faces: Faces, load: 'van' | 'boards' | 'fridge', isRear: boolean) => {
  const { view, pen } = faces
  const [from, to] = [CAB + 0.1, LENGTH]
  const base = box(faces, [from, to], [FLOOR - 0.14, FLOOR], HALF, ['#43484d', '#33373b'], isRear)
  const lamps = isRear
    ? each([-1, 1], (way) =>
        path(
          view.shape([
            [to, 0.56, way * 0.62],
            [to, 0.68, way * 0.62],
            [to, 0.68, way * 0.9],
            [to, 0.56, way * 0.9],
          ]),
          '#b5261f',
        ),
      )
    : ''
  if (load === 'boards') {
    const wood = pen.blend(90, '#b98b52', '#8f6636')
    const planks = steps(FLOOR + 0.14, FLOOR + 0.42, 2).map((y) =>
      view.line([
        [from, y, HALF],
        [to, y, HALF],
      ]),
    )
    const posts = steps(from, to, 4).map((x) =>
      view.line([
        [x, FLOOR, HALF],
        [x, FLOOR + 0.56, HALF],
      ]),
    )
    const far = path(
      view.shape([
        [from, FLOOR, -HALF],
        [from, FLOOR + 0.56, -HALF],
        [to, FLOOR + 0.56, -HALF],
        [to, FLOOR, -HALF],
      ]),
      '#6f4f2b',
    )
    return (
      base +
      far +
      box(faces, [from, to], [FLOOR, FLOOR + 0.56], HALF, [wood, '#9c7140'], isRear) +
      stroke(
        each(planks, (d) => d),
        '#5e4223',
        0.9,
      ) +
      stroke(
        each(posts, (d) => d),
        '#3a4046',
        2.4,
      ) +
      lamps
    )
  }
  const [side, end] = load === 'fridge' ? ['#f4f6f7', '#dfe4e7'] : ['#e3e6e4', '#c9cecd']
  const ribs = steps(from + 0.4, to - 0.4, 8).map((x) =>
    view.line([
      [x, FLOOR + 0.06, HALF],
      [x, HEIGHT - 0.06, HALF],
    ]),
  )
  const bars = isRear
    ? [-0.02, -0.46, 0.44].map((z) =>
        view.line([
          [to, FLOOR + 0.05, z],
          [to, HEIGHT - 0.06, z],
        ]),
      )
    : []
  const unit =
    load === 'fridge' && !isRear
      ? box(faces, [from - 0.3, from], [HEIGHT - 0.62, HEIGHT - 0.1], HALF - 0.22, ['#c4cacd', '#eceff0'], false)
      : ''
  return (
    base +
    unit +
    box(
      faces,
      [from, to],
      [FLOOR, HEIGHT],
      HALF,
      [pen.blend(90, '#ffffff', side, mix(side, '#5a6066', 0.3)), pen.blend(90, end, mix(end, '#5a6066', 0.35))],
      isRear,
    ) +
    stroke(
      each(ribs, (d) => d),
      '#7d8589',
      0.7,
      fade(0.5),
    ) +
    stroke(
      each(bars, (d) => d),
      '#7d8589',
      1.4,
    ) +
    stroke(
      view.line([
        [from, HEIGHT, HALF],
        [to, HEIGHT, HALF],
      ]) +
        view.line([
          [from, FLOOR, HALF],
          [to, FLOOR, HALF],
        ]),
      '#8f979c',
      2,
    ) +
    path(
      view.shape([
        [from + 0.5, 1.7, HALF],
        [from + 0.5, 2.1, HALF],
        [to - 0.5, 2.1, HALF],
        [to - 0.5, 1.7, HALF],
      ]),
      pen.pick(['#2f6f8f', '#b8452f', '#3f7a58', '#d2a23a']),
      fade(0.75),
    ) +
    lamps
  )
}
