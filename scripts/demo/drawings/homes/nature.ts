import type { Pen } from '../pen.ts'
import { clouds, ground, hills, sky } from '../places/parts.ts'
import { circle, fade, path, rect, stroke, times } from '../shapes.ts'

export const SEASONS = ['summer', 'autumn', 'winter'] as const
export type Season = (typeof SEASONS)[number]

export const LEAVES: Record<Season, string | null> = { summer: '#5f8f4e', autumn: '#cf8a35', winter: null }
const GRASS: Record<Season, readonly [string, string, string]> = {
  summer: ['#5f8f45', '#93bb68', '#3f6b34'],
  autumn: ['#9a8a4a', '#c4b070', '#6b5a2e'],
  winter: ['#c9d5e2', '#f1f5fa', '#9fb1c6'],
}
const HILLS: Record<Season, readonly string[]> = {
  summer: ['#a9c2bd', '#7fa391', '#5f8a68'],
  autumn: ['#b9b5a9', '#b08a5c', '#9a6f3e'],
  winter: ['#c3d2e2', '#dbe5ef', '#eef3f8'],
}

export const nature = (pen: Pen, w: number, h: number, horizon: number, season: Season) => {
  const [near, far, speck] = GRASS[season]
  return (
    sky(pen, w, horizon, season === 'winter' ? '#a9c2da' : '#84bbe0', season === 'autumn' ? '#f6e6cc' : '#eef5f5') +
    clouds(pen, w, horizon, 4) +
    hills(pen, w, horizon, HILLS[season], 44) +
    ground(pen, w, h, horizon, near, far, speck)
  )
}

export const flakes = (pen: Pen, w: number, h: number, season: Season) =>
  season === 'winter'
    ? times(50, () => circle(pen.between(0, w), pen.between(0, h), pen.between(0.6, 1.7), '#fff', fade(0.85)))
    : ''

export const pane = (x: number, y: number, w: number, h: number, lit: boolean) =>
  rect(x - 2.5, y - 2.5, w + 5, h + 5, 1, '#fbfaf6') +
  rect(x, y, w, h, 0, lit ? '#f7dc93' : '#6d8c9c') +
  path(`M${x} ${y}h${w * 0.5}L${x} ${y + h * 0.7}Z`, '#fff', fade(0.3)) +
  stroke(`M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.4}h${w}`, '#fbfaf6', 1.8) +
  rect(x - 4, y + h + 2, w + 8, 3, 1, '#e6e0d4')
