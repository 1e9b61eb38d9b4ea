import { circle, ellipse, fade, path, rect, ring, stroke, times } from '../shapes.ts'
import { chrome, dark, type Good, light, part, sheen, under } from './parts.ts'

const bicycle: Good = (pen, { main, second }) => {
  const wheel = (x: number) =>
    ring(x, -50, 46, '#1a1d20', 6) +
    ring(x, -50, 41, '#b3bbc1', 2) +
    stroke(
      times(
        16,
        (i) =>
          `M${x} -50L${(x + 40 * Math.cos(i * 0.3927)).toFixed(1)} ${(-50 + 40 * Math.sin(i * 0.3927)).toFixed(1)}`,
      ),
      '#9aa3a9',
      0.7,
    ) +
    circle(x, -50, 5, chrome(pen))
  return (
    under(pen, 134, 0, 7) +
    wheel(-82) +
    wheel(84) +
    stroke('M84 -50L64 -140L52 -156', dark(main, 0.2), 6) +
    stroke('M-82 -50L-30 -128M-82 -50L-8 -46', main, 5) +
    stroke('M-8 -46L-34 -140M-8 -46L66 -124M-32 -130L66 -132', main, 7) +
    stroke('M-6 -50L62 -122M-30 -132L62 -134', light(main, 0.6), 1.6, fade(0.7)) +
    stroke('M-34 -140L-38 -154', chrome(pen, 0), 5) +
    part('M-62 -158Q-40 -168 -14 -160Q-18 -152 -40 -151Q-58 -150 -62 -158Z', sheen(pen, '#22282c')) +
    stroke('M52 -156Q58 -166 78 -164Q88 -160 84 -152', '#2b3136', 5) +
    stroke('M76 -164l12 2', second, 8) +
    ring(-8, -46, 15, '#4a5258', 4) +
    stroke('M-8 -46L8 -26M-8 -46L-24 -66', chrome(pen, 0), 4) +
    rect(0, -26, 20, 6, 2, '#1a1d20') +
    rect(-34, -72, 20, 6, 2, '#1a1d20') +
    stroke('M-80 -56L-8 -60M-82 -44L-8 -32', '#5d676e', 1.6) +
    path('M-132 -60Q-126 -104 -78 -106Q-112 -96 -124 -60Z', second, fade(0.9)) +
    path('M42 -84Q60 -108 92 -106Q124 -100 134 -66Q120 -94 90 -98Q62 -98 42 -84Z', second, fade(0.9))
  )
}

const tent: Good = (pen, { main, second }) =>
  under(pen, 150) +
  stroke('M-118 -50L-152 0M118 -50L152 0', '#e8eef2', 1.6) +
  path('M-156 2l5 -12l4 12ZM148 2l5 -12l4 12Z', '#8b949b') +
  part('M-136 0Q-104 -132 0 -148Q104 -132 136 0Z', sheen(pen, main, 40)) +
  path('M0 -148Q104 -132 136 0H60Q58 -90 0 -148Z', dark(main, 0.22)) +
  part('M-58 0Q-44 -96 0 -138Q44 -96 58 0Z', '#1c2529') +
  path('M-44 0Q-30 -60 0 -100Q30 -60 44 0Z', pen.blend(90, '#2f3b3f', '#f2c98a')) +
  part('M-58 0Q-44 -96 0 -138Q-22 -90 -30 0Z', sheen(pen, second)) +
  part('M58 0Q44 -96 0 -138Q22 -90 30 0Z', sheen(pen, dark(second, 0.12))) +
  stroke('M-136 0Q-104 -132 0 -148Q104 -132 136 0', light(main, 0.6), 2.4, fade(0.8)) +
  stroke('M-96 0Q-70 -100 0 -146M96 0Q70 -100 0 -146', dark(main, 0.4), 1.2, fade(0.6)) +
  ellipse(-10, -4, 22, 6, '#d63f1e') +
  ellipse(-10, -6, 22, 5, '#e8673f')

const backpack: Good = (pen, { main, second }) =>
  under(pen, 88) +
  stroke('M-34 -178Q0 -206 34 -178', '#22282c', 7) +
  part('M-70 -6Q-86 -120 -56 -168Q-30 -186 0 -186Q30 -186 56 -168Q86 -120 70 -6Q0 6 -70 -6Z', sheen(pen, main, 60)) +
  part(
    'M-60 -150Q-64 -178 0 -182Q64 -178 60 -150Q50 -126 0 -124Q-50 -126 -60 -150Z',
    sheen(pen, dark(main, 0.16), 80),
  ) +
  rect(-26, -132, 10, 30, 3, '#22282c') +
  rect(16, -132, 10, 30, 3, '#22282c') +
  rect(-28, -112, 14, 9, 2, second) +
  rect(14, -112, 14, 9, 2, second) +
  part('M-48 -12Q-54 -74 -40 -84H40Q54 -74 48 -12Q0 -4 -48 -12Z', sheen(pen, light(main, 0.12), 80)) +
  stroke('M-40 -66H40', '#22282c', 3) +
  rect(-6, -68, 4, 12, 1, second) +
  part('M-70 -12Q-94 -30 -82 -78L-70 -84Z', sheen(pen, dark(main, 0.3))) +
  part('M70 -12Q94 -30 82 -78L70 -84Z', sheen(pen, dark(main, 0.3))) +
  rect(74, -112, 12, 50, 5, sheen(pen, second, 0)) +
  stroke('M-54 -158Q-66 -120 -62 -70', '#fff', 3, fade(0.3)) +
  part('M-80 -196h150q10 6 0 16h-150q-10 -8 0 -16Z', sheen(pen, second))

const guitar: Good = (pen, { wood, main }) =>
  under(pen, 84) +
  `<g transform="rotate(8)">${part('M-8 -96H8V-196H-8Z', sheen(pen, dark(wood, 0.5), 0))}${part('M-13 -192L-10 -224H10L13 -192Z', sheen(pen, dark(wood, 0.4)))}${times(6, (i) => circle((i % 2 ? 1 : -1) * 15, -200 - Math.floor(i / 2) * 9, 3, '#e6ebee'))}${part('M-62 -44Q-66 0 0 2Q66 0 62 -44Q60 -66 42 -74Q50 -90 42 -106Q30 -118 0 -116Q-30 -118 -42 -106Q-50 -90 -42 -74Q-60 -66 -62 -44Z', sheen(pen, wood, 50), dark(wood, 0.6))}<path d="M-56 -44Q-60 -4 0 -4Q60 -4 56 -44Q54 -62 36 -72Q44 -90 37 -102Q26 -111 0 -110Q-26 -111 -37 -102Q-44 -90 -36 -72Q-54 -62 -56 -44Z" fill="none" stroke="${light(wood, 0.6)}" stroke-width="1.4"/>${circle(0, -72, 19, '#1d130c')}${ring(0, -72, 22, main, 3)}${rect(-26, -36, 52, 9, 2, dark(wood, 0.6))}${stroke(
    times(6, (i) => `M${-5 + i * 2} -34V-196`),
    '#f2f4f5',
    0.8,
    fade(0.85),
  )}${stroke(
    times(11, (i) => `M-7 ${-110 - i * 7.4}H7`),
    '#c9cfd4',
    0.9,
  )}${path('M-50 -52Q-46 -64 -30 -72Q-40 -40 -36 -14Q-54 -24 -50 -52Z', '#fff', fade(0.3))}</g>`

const books: Good = (pen, { main, second, wood }) => {
  const colours = [main, second, '#5d3f6a', wood, '#3f7a58', '#b5452f', '#24323f']
  const upright = times(7, (i) => {
    const [w, h] = [15 + ((i * 7) % 11), 118 + ((i * 29) % 44)]
    const x = -128 + i * 25
    const colour = colours[i] ?? main
    return (
      part(`M${x} 0V${-h}H${x + w + 4}V0Z`, sheen(pen, colour, 0)) +
      rect(x + 3, -h + 14, w - 2, 4, 0, light(colour, 0.6)) +
      rect(x + 3, -26, w - 2, 4, 0, light(colour, 0.6)) +
      stroke(`M${x + (w + 4) / 2} ${-h + 30}V${-h + 74}`, light(colour, 0.7), 2.4, fade(0.8))
    )
  })
  const flat = times(4, (i) => {
    const colour = colours[6 - i] ?? main
    const [x, y, w] = [50 + (i % 2) * 6, -i * 21, 86 - i * 4]
    return (
      part(`M${x} ${y}V${y - 20}H${x + w}V${y}Z`, sheen(pen, colour, 90)) +
      path(`M${x + w - 6} ${y - 3}V${y - 17}H${x + 8}V${y - 3}Z`, '#f3ecdd') +
      stroke(`M${x + 10} ${y - 8}H${x + w - 8}M${x + 10} ${y - 13}H${x + w - 8}`, '#c9bfa9', 0.8) +
      path(`M${x} ${y}V${y - 20}H${x + 9}V${y}Z`, sheen(pen, dark(colour, 0.2), 90))
    )
  })
  return (
    under(pen, 146) +
    upright +
    flat +
    `<g transform="translate(92 -84)">${part('M-14 0Q-18 -22 -12 -26H14Q20 -22 16 0Z', '#f6f2ea') + ellipse(1, -26, 13, 3.4, '#8a5a36') + stroke('M16 -20q12 2 2 14', '#f6f2ea', 3.4)}</g>`
  )
}

const dumbbells: Good = (pen, { main, second }) => {
  const one = (x: number, y: number, s: number) =>
    `<g transform="translate(${x} ${y}) scale(${s})">${rect(-40, -34, 80, 9, 4, chrome(pen, 90)) + times(3, (i) => rect(-78 + i * 15, -60 + i * 6, 14, 62 - i * 12, 4, sheen(pen, i === 1 ? main : '#2b3136', 90)) + rect(64 - i * 15, -60 + i * 6, 14, 62 - i * 12, 4, sheen(pen, i === 1 ? main : '#2b3136', 90)))}</g>`
  return (
    under(pen, 140) +
    part('M-132 -4Q-136 -16 -120 -18H120Q136 -16 132 -4Z', sheen(pen, second, 90)) +
    one(-30, -16, 1) +
    `<g transform="translate(70 78) scale(.9)">${part('M-56 -96Q-66 -146 -28 -150H20Q56 -146 46 -96Q40 -78 -4 -78Q-48 -78 -56 -96Z', sheen(pen, '#30373c')) + stroke('M-34 -150Q-30 -186 -4 -186Q24 -186 28 -150', '#22282c', 11) + circle(-4, -112, 17, light(main, 0.2)) + stroke('M-12 -118v12M-4 -118v12M4 -118v12', '#fff', 3)}</g>` +
    one(34, -2, 0.9)
  )
}

export const SPORT = { bicycle, tent, backpack, guitar, books, dumbbells } satisfies Record<string, Good>
