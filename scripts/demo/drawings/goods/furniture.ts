import { ellipse, fade, path, rect, stroke, times } from '../shapes.ts'
import { crate, dark, type Good, light, part, sheen, under } from './parts.ts'

const cushion = (x: number, y: number, w: number, h: number, fill: string, seam: string) => {
  const d = `M${x + 8} ${y}Q${x - 3} ${y - h / 2} ${x + 7} ${y - h}Q${x + w / 2} ${y - h - 6} ${x + w - 7} ${y - h}Q${x + w + 3} ${y - h / 2} ${x + w - 8} ${y}Q${x + w / 2} ${y + 3} ${x + 8} ${y}Z`
  return (
    path(d, '#11151a', `transform="translate(2 3)" ${fade(0.25)}`) +
    path(d, fill) +
    stroke(`M${x + 12} ${y - h + 4}Q${x + w / 2} ${y - h - 1} ${x + w - 12} ${y - h + 4}`, seam, 1.4, fade(0.6))
  )
}

const sofa: Good = (pen, { main, second, wood }) => {
  const cloth = sheen(pen, main, 70)
  return (
    under(pen, 150) +
    times(2, (i) => path(`M${-112 + i * 212} -16h14l-4 16h-6Z`, dark(wood, 0.3))) +
    part('M-122 -20V-96Q-122 -112 -104 -112H104Q122 -112 122 -96V-20Z', sheen(pen, dark(main, 0.12), 80)) +
    cushion(-106, -56, 104, 52, cloth, light(main, 0.7)) +
    cushion(2, -56, 104, 52, cloth, light(main, 0.7)) +
    cushion(-108, -28, 108, 30, sheen(pen, light(main, 0.1), 80), light(main, 0.8)) +
    cushion(0, -28, 108, 30, sheen(pen, light(main, 0.1), 80), light(main, 0.8)) +
    part('M-140 -16V-66Q-140 -80 -124 -80Q-106 -80 -106 -66V-16Z', cloth) +
    part('M140 -16V-66Q140 -80 124 -80Q106 -80 106 -66V-16Z', sheen(pen, dark(main, 0.1), 70)) +
    part('M-140 -16H140V-28H-140Z', dark(main, 0.2)) +
    `<g transform="rotate(-14 -74 -64)">${cushion(-96, -46, 44, 40, sheen(pen, second), dark(second, 0.3))}</g>` +
    `<g transform="rotate(12 80 -60)">${cushion(60, -46, 42, 38, sheen(pen, light(second, 0.3)), dark(second, 0.3))}</g>`
  )
}

const armchair: Good = (pen, { main, second, wood }) => {
  const cloth = sheen(pen, main, 70)
  return (
    under(pen, 90) +
    stroke('M-52 -30L-62 0M52 -30L62 0M-30 -30L-34 -6M30 -30L34 -6', dark(wood, 0.2), 6) +
    part('M-58 -34L-66 -132Q-64 -158 -36 -160H36Q64 -158 66 -132L58 -34Z', cloth) +
    stroke('M-30 -150V-66M0 -154V-66M30 -150V-66', dark(main, 0.3), 1.4, fade(0.5)) +
    part('M-86 -34L-82 -86Q-80 -98 -68 -96Q-58 -94 -58 -82V-34Z', cloth) +
    part('M86 -34L82 -86Q80 -98 68 -96Q58 -94 58 -82V-34Z', sheen(pen, dark(main, 0.14), 70)) +
    cushion(-60, -36, 120, 34, sheen(pen, light(main, 0.14)), light(main, 0.8)) +
    part('M-86 -26H86V-38H-86Z', dark(main, 0.24)) +
    `<g transform="rotate(-8)">${cushion(-28, -66, 54, 44, sheen(pen, second), dark(second, 0.3))}</g>`
  )
}

const bed: Good = (pen, { main, second, wood }) =>
  under(pen, 152) +
  part('M-138 -12V-118Q-138 -128 -126 -128H126Q138 -128 138 -118V-12Z', sheen(pen, wood, 80)) +
  stroke('M-124 -114H124M-124 -100H124', dark(wood, 0.3), 1.2, fade(0.5)) +
  part('M-132 -8V-58Q0 -72 132 -58V-8Z', '#f3efe8') +
  cushion(-112, -58, 92, 34, sheen(pen, '#fbfaf6', 80), '#d5cfc4') +
  cushion(20, -58, 92, 34, sheen(pen, '#fbfaf6', 80), '#d5cfc4') +
  part('M-138 -6V-44Q-60 -60 0 -50Q70 -62 138 -44V-6Z', sheen(pen, main, 80)) +
  times(5, (i) =>
    stroke(`M${-110 + i * 56} -47Q${-116 + i * 56} -28 ${-106 + i * 56} -8`, light(main, 0.5), 1.6, fade(0.4)),
  ) +
  part('M-138 -22Q0 -34 138 -22V-4H-138Z', sheen(pen, second, 80)) +
  part('M-142 0V-14H142V0Z', sheen(pen, dark(wood, 0.15), 80))

const table: Good = (pen, { main, wood }) => {
  const chair = (x: number, flip: number) =>
    `<g transform="translate(${x} 0) scale(${flip} 1)">${stroke('M-26 0L-22 -52M18 2L16 -50M-24 -44L-36 -132', dark(wood, 0.3), 5)}${part('M-30 -50L22 -54L26 -62L-28 -60Z', sheen(pen, main))}${part('M-30 -74L-40 -132Q-30 -138 -20 -134L-16 -76Z', sheen(pen, main, 40))}</g>`
  return (
    under(pen, 150) +
    chair(-104, 1) +
    chair(104, -1) +
    path('M-86 -84H-74L-70 0H-80ZM86 -84H74L70 0H80Z', sheen(pen, dark(wood, 0.2))) +
    path('M-44 -84H-34L-32 -16H-42ZM44 -84H34L32 -16H42Z', dark(wood, 0.35)) +
    part('M-108 -92L-84 -112H84L108 -92V-82H-108Z', sheen(pen, dark(wood, 0.1), 80)) +
    path('M-108 -92L-84 -112H84L108 -92Z', pen.blend(20, light(wood, 0.45), wood, light(wood, 0.2))) +
    stroke('M-80 -104H76M-92 -98H90', dark(wood, 0.3), 0.9, fade(0.4)) +
    ellipse(2, -104, 26, 5, '#fff', fade(0.5)) +
    part('M-12 -106Q-16 -130 -5 -134H9Q20 -130 16 -106Z', sheen(pen, '#d7e6ea')) +
    stroke('M0 -132Q-14 -158 -24 -160M3 -132Q4 -164 2 -172M6 -132Q20 -154 30 -156', '#5d8b3d', 2.4) +
    ellipse(-26, -162, 9, 7, '#e2566c') +
    ellipse(2, -176, 9, 8, '#f0b24a') +
    ellipse(32, -159, 9, 7, '#f7f2ea')
  )
}

const wardrobe: Good = (pen, { main, wood }) =>
  under(pen, 104, 8) +
  crate(pen, -92, -6, 170, 186, 26, wood) +
  times(
    3,
    (i) =>
      rect(-86 + i * 55, -186, 50, 172, 1.5, pen.blend(70, light(wood, 0.34), wood, dark(wood, 0.1))) +
      stroke(
        times(4, (k) => `M${-78 + i * 55 + k * 11} -182q${k % 2 ? 3 : -3} 84 0 164`),
        dark(wood, 0.3),
        0.7,
        fade(0.3),
      ),
  ) +
  rect(-31, -186, 50, 172, 1.5, pen.blend(50, '#eef5f7', '#b9cdd4', '#e5eff2', '#9db5be')) +
  path('M-24 -180L4 -180L-24 -120Z', '#fff', fade(0.6)) +
  stroke('M-42 -104V-84M26 -104V-84', '#e9ecee', 3) +
  path('M-88 0h12v-8h-12ZM62 0h12v-8h-12Z', dark(wood, 0.5)) +
  part('M-60 -192h44v-16h-44Z', sheen(pen, main)) +
  stroke('M-60 -200h44', light(main, 0.6), 1)

const cot: Good = (pen, { main, second, wood }) => {
  const pale = light(wood, 0.3)
  const bar = (i: number) => rect(-98 + i * 16, -116, 5, 84, 2, pen.blend(0, light(pale, 0.5), pale, dark(pale, 0.2)))
  return (
    under(pen, 122) +
    part('M-112 -6V-136Q-104 -148 -96 -136V-6ZM112 -6V-136Q104 -148 96 -136V-6Z', sheen(pen, pale, 0)) +
    part('M-104 -72H104V-36H-104Z', '#f7f3ea') +
    cushion(-98, -62, 52, 22, sheen(pen, '#ffffff'), '#cfc8ba') +
    part('M-48 -70Q20 -86 102 -72V-36H-44Z', sheen(pen, main)) +
    times(6, (i) => ellipse(-26 + i * 22, -56 + (i % 2) * 10, 4, 4, light(second, 0.3))) +
    times(13, bar) +
    part('M-112 -128H112V-116H-112ZM-112 -34H112V-22H-112Z', sheen(pen, pale, 80)) +
    `<g transform="translate(-58 -70)">${ellipse(0, 0, 13, 12, '#b98a5a') + ellipse(0, -17, 11, 10, '#c4966a') + ellipse(-9, -25, 4, 4, '#b98a5a') + ellipse(9, -25, 4, 4, '#b98a5a') + ellipse(0, -14, 5, 4, '#ecd6b8') + ellipse(0, -16, 1.6, 1.3, '#2a1c14') + ellipse(-4, -19, 1.2, 1.4, '#2a1c14') + ellipse(4, -19, 1.2, 1.4, '#2a1c14')}</g>` +
    times(6, bar) +
    stroke('M104 -140Q104 -186 50 -184', dark(wood, 0.2), 4) +
    stroke('M50 -184v18M34 -178l-4 18M66 -178l4 18M50 -184H34M50 -184H66', '#9aa3a9', 1.2) +
    ellipse(50, -160, 6, 6, second) +
    ellipse(30, -156, 6, 6, main) +
    ellipse(70, -156, 6, 6, '#f0e2c8')
  )
}

export const FURNITURE = { sofa, armchair, bed, table, wardrobe, cot } satisfies Record<string, Good>
