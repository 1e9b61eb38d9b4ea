import { mix } from '../colour.ts'

export const TIMES_OF_YEAR = ['winter', 'spring', 'summer', 'autumn'] as const
export type TimeOfYear = (typeof TIMES_OF_YEAR)[number]
export const HOURS = ['dawn', 'day', 'evening', 'night'] as const
export type Hour = (typeof HOURS)[number]
export const WEATHERS = ['clear', 'cloudy', 'fog', 'rain', 'snowfall'] as const
export type Weather = (typeof WEATHERS)[number]

/** How everything looks at one moment. */
export type Light = {
  year: TimeOfYear
  hour: Hour
  weather: Weather
  high: string
  middle: string
  low: string
  /** Of the sun, the moon and lit windows. */
  glow: string
  isDark: boolean
  hasSun: boolean
  isSnowy: boolean
  /** A thing's own colour as it is seen from afar: 0 is near, 1 is at the horizon. */
  seen: (colour: string, distance?: number) => string
}

const SKIES: Record<Hour, readonly [high: string, middle: string, low: string, glow: string]> = {
  dawn: ['#7d93c2', '#e7b3ac', '#fde4bd', '#fff0c8'],
  day: ['#4f93d0', '#9cc9e8', '#e3f1f6', '#fffbe6'],
  evening: ['#394a83', '#c96b72', '#fbb768', '#ffd58a'],
  night: ['#0a132c', '#172a52', '#3a5785', '#ffe2a0'],
}
/** What the hour colours everything with, and how strongly. */
const CASTS: Record<Hour, readonly [string, number]> = {
  dawn: ['#c98f8a', 0.2],
  day: ['#ffffff', 0],
  evening: ['#5a3358', 0.36],
  night: ['#0d1836', 0.7],
}
/** What the weather covers the sky with, how strongly, and how thick the air is. */
const COVERS: Record<Weather, readonly [string, number, number]> = {
  clear: ['#ffffff', 0, 0.62],
  cloudy: ['#aeb9c3', 0.42, 0.66],
  fog: ['#ccd4d8', 0.74, 0.97],
  rain: ['#7c8a96', 0.72, 0.8],
  snowfall: ['#c3ced8', 0.74, 0.84],
}

export const lightOf = (year: TimeOfYear, hour: Hour, weather: Weather): Light => {
  const [cover, share, thickness] = COVERS[weather]
  const [cast, strength] = CASTS[hour]
  const under = mix(cover, cast, hour === 'night' ? 0.78 : strength)
  const [high, middle, low, glow] = SKIES[hour]
  const air = mix(mix(low, middle, 0.3), under, share)
  return {
    year,
    hour,
    weather,
    high: mix(high, mix(under, '#2a3440', 0.12), share),
    middle: mix(middle, under, share),
    low: mix(low, mix(under, '#ffffff', hour === 'night' ? 0 : 0.14), share),
    glow,
    isDark: hour === 'night' || hour === 'evening',
    hasSun: weather === 'clear' || weather === 'cloudy',
    isSnowy: year === 'winter' || weather === 'snowfall',
    seen: (colour, distance = 0) => mix(mix(colour, cast, strength), air, distance * thickness),
  }
}

export const GRASS: Record<TimeOfYear, string> = {
  winter: '#eef3f9',
  spring: '#a3a86a',
  summer: '#7fa653',
  autumn: '#bd9a4e',
}
export const WOODS: Record<TimeOfYear, string> = {
  winter: '#5f7a80',
  spring: '#7c8a56',
  summer: '#3f6f4c',
  autumn: '#a8682f',
}
