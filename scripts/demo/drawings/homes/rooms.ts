import { mix } from '../colour.ts'
import { goodOf } from '../goods/index.ts'
import { chrome, type Tone } from '../goods/parts.ts'
import type { Pen } from '../pen.ts'
import { circle, each, ellipse, fade, path, place, rect, stroke, times } from '../shapes.ts'
import { daylight, FAR, frame, lamp, rug, shell, wallOf, window } from './shell.ts'

export type RoomDraw = (pen: Pen, w: number, h: number, tone: number, colours: Tone) => string

const FLOORS = ['#b98c5c', '#cdb08a', '#8f6a48', '#a9825a'] as const
const floorOf = (tone: number) => FLOORS[tone % FLOORS.length] ?? FLOORS[0]

export const living: RoomDraw = (pen, w, h, tone, colours) => {
  const at = pen.pick([112, 150, 188])
  return (
    shell(pen, w, h, wallOf(pen, tone), floorOf(tone)) +
    window(pen, at, 66, 88, 74, mix(colours.second, '#ffffff', 0.2)) +
    daylight(at, 88) +
    frame(pen, at > 160 ? 98 : 262, 76, 40, 30) +
    lamp(pen, w / 2, colours) +
    rug(pen, w / 2 + 4, 252, 122, colours) +
    place(w / 2, 226, goodOf('sofa')(pen, colours), 0, 0.82) +
    place(356, 268, goodOf('armchair')(pen, colours), 0, 0.66) +
    table(pen, w / 2 - 16, 272, colours) +
    place(40, 250, tall(pen), 0, 1)
  )
}

/** A low table with a cup and a book. */
const table = (pen: Pen, x: number, y: number, { wood, second }: Tone) =>
  ellipse(x, y + 2, 62, 7, '#1d0d05', fade(0.25)) +
  stroke(`M${x - 42} ${y}L${x - 36} ${y - 24}M${x + 42} ${y}L${x + 36} ${y - 24}`, mix(wood, '#2a1a10', 0.4), 4) +
  ellipse(x, y - 25, 58, 10, pen.blend(60, mix(wood, '#ffffff', 0.4), wood)) +
  path(
    `M${x - 58} ${y - 25}A58 10 0 0 0 ${x + 58} ${y - 25}V${y - 21}A58 10 0 0 1 ${x - 58} ${y - 21}Z`,
    mix(wood, '#2a1a10', 0.3),
  ) +
  path(`M${x - 30} ${y - 28}l26 -3l6 5l-28 3Z`, second) +
  path(`M${x + 12} ${y - 36}h13l-2 10h-9Z`, '#fbf8f2') +
  stroke(`M${x + 25} ${y - 34}q5 1 1 6`, '#fbf8f2', 1.8)

const tall = (pen: Pen) =>
  ellipse(0, 2, 26, 6, '#1d0d05', fade(0.25)) +
  times(8, (i) =>
    path(
      `M0 -26Q${(i - 3.5) * 9} -84 ${(i - 3.5) * 15} ${-92 - (3.5 - Math.abs(i - 3.5)) * 12}Q${(i - 3.5) * 4} -64 0 -26Z`,
      i % 2 ? '#4f8457' : '#3a6b45',
    ),
  ) +
  path('M-19 -28H19L14 0H-14Z', pen.pick(['#c97a52', '#e9e3d8', '#5d7382']))

export const bedroom: RoomDraw = (pen, w, h, tone, colours) => {
  const night = (x: number) =>
    rect(x, 196, 36, 34, 2, pen.blend(80, mix(colours.wood, '#ffffff', 0.25), colours.wood)) +
    stroke(`M${x + 4} 213h28M${x + 14} 205h8M${x + 14} 221h8`, '#3a3028', 1.2, fade(0.6)) +
    stroke(`M${x + 18} 196v-14`, '#8b7a5a', 2) +
    path(`M${x + 6} 184L${x + 11} 164H${x + 25}L${x + 30} 184Z`, '#fdf0cc') +
    circle(
      x + 18,
      176,
      26,
      pen.radial([
        [0, '#ffeeb8', 0.6],
        [1, '#ffeeb8', 0],
      ]),
    )
  return (
    shell(pen, w, h, wallOf(pen, tone + 2), floorOf(tone + 1)) +
    window(pen, 206, 62, 80, 70, mix(colours.main, '#ffffff', 0.3)) +
    daylight(206, 80) +
    frame(pen, 112, 70, 34, 44) +
    frame(pen, 154, 76, 26, 34) +
    rug(pen, 190, 274, 150, colours) +
    night(66) +
    night(292) +
    place(w / 2 - 2, 258, goodOf('bed')(pen, colours), 0, 0.84) +
    path(
      'M344 300V84L400 56V300Z',
      pen.blend(0, mix(colours.wood, '#ffffff', 0.3), mix(colours.wood, '#2a1a10', 0.2)),
    ) +
    stroke('M372 300V72M368 176v26M377 175v28', '#3a3028', 1.4, fade(0.6))
  )
}

export const kitchen: RoomDraw = (pen, w, h, tone, colours) => {
  const front = tone % 3 === 0 ? '#f3f1ec' : mix(colours.main, '#ffffff', tone % 3 === 1 ? 0.35 : 0.1)
  const door = (x: number, y: number, wide: number, high: number) =>
    rect(x, y, wide - 2, high, 1.5, pen.blend(70, mix(front, '#ffffff', 0.3), front, mix(front, '#2a1a10', 0.1))) +
    stroke(`M${x + wide - 8} ${y + high / 2 - 6}v12`, '#8b949b', 2)
  const tiles =
    times(5, (r) => `M${FAR.left} ${114 + r * 9}H${FAR.right}`) + times(21, (i) => `M${FAR.left + i * 12} 112V156`)
  return (
    shell(pen, w, h, wallOf(pen, tone + 4), mix(floorOf(tone), '#d9d3c8', 0.5)) +
    rect(FAR.left, 112, FAR.right - FAR.left, 46, 0, mix(colours.second, '#ffffff', 0.55)) +
    stroke(tiles, '#ffffff', 1, fade(0.7)) +
    window(pen, 168, 62, 62, 62, null) +
    each([80, 112, 238, 266], (x) => door(x, 58, 28, 52)) +
    path('M266 112h28l8 14h-44Z', chrome(pen)) +
    rect(FAR.left, 156, 244, 6, 1, pen.blend(90, mix(colours.wood, '#ffffff', 0.35), colours.wood)) +
    each([78, 114, 150, 186], (x) => door(x, 162, 36, 52)) +
    rect(78, 214, 146, 6, 0, '#3a3028') +
    place(268, 222, goodOf('stove')(pen, colours), 0, 0.44) +
    rect(120, 150, 44, 7, 2, chrome(pen)) +
    stroke('M142 152V134Q142 126 152 128V134', '#aab2b8', 3) +
    path('M196 156q-6 -20 8 -22h8q14 2 8 22Z', chrome(pen)) +
    stroke('M222 142q10 0 10 10', '#5d676e', 2.4) +
    place(50, 268, goodOf('fridge')(pen, colours), 0, 0.98) +
    lamp(pen, 214, colours) +
    place(226, 286, goodOf('table')(pen, { ...colours, wood: mix(colours.wood, '#ffffff', 0.15) }), 0, 0.74)
  )
}

export const bathroom: RoomDraw = (pen, w, h, tone, colours) => {
  const tile = mix(colours.main, '#ffffff', 0.62)
  const grid =
    times(12, (r) => `M${FAR.left} ${FAR.top + r * 13}H${FAR.right}`) +
    times(15, (i) => `M${FAR.left + i * 17.4} ${FAR.top}V${FAR.foot}`)
  const porcelain = pen.blend(80, '#ffffff', '#f1f4f5', '#c9d3d8')
  return (
    shell(pen, w, h, tile, mix(colours.main, '#8b949b', 0.55)) +
    stroke(grid, '#ffffff', 1.2, fade(0.75)) +
    rect(FAR.left, 116, FAR.right - FAR.left, 9, 0, colours.second, fade(0.75)) +
    rect(206, 58, 56, 66, 6, pen.blend(50, '#eef6f8', '#b3c9d2', '#e2eef2')) +
    path('M210 62h24l-24 40Z', '#fff', fade(0.6)) +
    stroke('M206 58h56v66h-56Z', '#8b949b', 1.6) +
    rect(214, 50, 40, 5, 2, '#fff8dc') +
    path('M196 146H272Q274 172 250 178H218Q194 172 196 146Z', porcelain) +
    ellipse(234, 147, 36, 6, '#dbe3e7') +
    stroke('M234 146V132Q234 126 242 128', '#aab2b8', 3.4) +
    path('M222 178H246L242 230H226Z', porcelain) +
    place(302, 236, goodOf('washer')(pen, colours), 0, 0.56) +
    ellipse(138, 268, 108, 10, '#1d0d05', fade(0.22)) +
    path('M26 196H252Q252 250 224 262H56Q26 250 26 196Z', porcelain) +
    path('M18 188H260V200H18Z', '#ffffff') +
    ellipse(138, 192, 108, 5, '#d5dee2') +
    stroke('M52 186V160Q52 150 64 152V164', '#aab2b8', 4) +
    circle(52, 176, 5, '#c3cad0') +
    path(`M200 44Q196 130 206 206H${168}Q176 120 170 44Z`, mix(colours.second, '#ffffff', 0.35), fade(0.85)) +
    stroke('M20 48H240', '#aab2b8', 3) +
    stroke('M180 50V200M190 50V204', '#ffffff', 1, fade(0.6)) +
    path('M352 140h34v58q-17 8 -34 0Z', mix(colours.main, '#ffffff', 0.15)) +
    stroke('M348 138h42', '#8b949b', 3) +
    stroke('M352 186q17 8 34 0', '#ffffff', 2, fade(0.7)) +
    (tone % 2 ? times(5, (i) => circle(60 + i * 22, 186 - (i % 2) * 5, 8, '#ffffff', fade(0.85))) : '')
  )
}

export const hall: RoomDraw = (pen, w, h, tone, colours) => {
  const leaf = pen.blend(70, mix(colours.wood, '#ffffff', 0.3), colours.wood, mix(colours.wood, '#2a1a10', 0.25))
  const coat = (x: number, colour: string, long: number) =>
    path(
      `M${x - 13} 92Q${x} 84 ${x + 13} 92L${x + 17} ${92 + long}Q${x} ${98 + long} ${x - 17} ${92 + long}Z`,
      pen.blend(0, mix(colour, '#ffffff', 0.25), colour, mix(colour, '#11151a', 0.3)),
    )
  return (
    shell(pen, w, h, wallOf(pen, tone + 5), floorOf(tone + 2)) +
    rect(166, 66, 68, 130, 1, '#fbf8f2') +
    rect(171, 71, 58, 125, 1, leaf) +
    rect(178, 80, 44, 44, 2, mix(colours.wood, '#2a1a10', 0.16)) +
    rect(178, 134, 44, 52, 2, mix(colours.wood, '#2a1a10', 0.16)) +
    circle(222, 130, 3, '#e9dcae') +
    circle(200, 92, 2, '#20262a') +
    lamp(pen, w / 2, colours) +
    rect(84, 80, 66, 6, 1, colours.wood) +
    coat(98, colours.main, 62) +
    coat(122, colours.second, 52) +
    coat(142, '#3a4147', 68) +
    rect(84, 178, 70, 22, 2, leaf) +
    path('M92 178q0 -8 10 -8h4q4 6 16 5q6 1 6 3ZM128 178q0 -7 8 -7q4 5 12 5q4 1 4 2Z', '#2b2420') +
    rect(254, 84, 42, 96, 4, pen.blend(50, '#eef5f7', '#b9cdd4', '#e5eff2')) +
    path('M258 88h18l-18 50Z', '#fff', fade(0.6)) +
    stroke('M254 84h42v96h-42Z', colours.wood, 3) +
    path('M338 300V90L400 60V300Z', pen.blend(0, '#f7f3ea', '#d9d0c0')) +
    stroke('M368 300V76M364 180v22M373 179v24', '#8b7a5a', 1.4) +
    path('M150 250H250L266 282H134Z', mix(colours.main, '#2a1a10', 0.2)) +
    stroke('M156 254H244L257 278H143Z', mix(colours.second, '#ffffff', 0.3), 1.4, 'stroke-dasharray="4 3"') +
    place(36, 272, tall(pen), 0, 0.9)
  )
}
