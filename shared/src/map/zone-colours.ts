/** A restaurant chooses its zones' colours without seeing the map in both themes; these are the nearest that read on it. */
export type ThemeColours = { light: string; dark: string }

/** WCAG 2.2, 1.4.11: a shape against what lies beside it. */
const LEAST_CONTRAST = 3
/** Land, sea, streets and the list's paper (ground.css, tokens.css); of tiles, the darkest wide fields. */
export const GROUNDS = {
  light: ['#dde6da', '#c4dde6', '#ffffff', '#aad3df', '#add19e'],
  dark: ['#17211f', '#0c2129', '#33423e', '#1b2524', '#0f1615'],
} as const
const INKS = { light: '#000000', dark: '#ffffff' } as const
const FALLBACK = '#0b6767'
const STEP = 0.04

/** The colour itself where it stands out from the ground at 3 : 1, else mixed with black or white until it does. */
export function zoneColours(colour: string): ThemeColours {
  const base = /^#[0-9a-f]{6}$/i.test(colour) ? colour : FALLBACK
  return { light: readable(base, 'light'), dark: readable(base, 'dark') }
}

/** The properties that ground.css paints a zone's shape on the map and its square in the list with. */
export function zoneProperties({ fill_color, border_color }: { fill_color: string; border_color: string }) {
  const fill = zoneColours(fill_color)
  const border = zoneColours(border_color)
  return {
    '--fill-light': fill.light,
    '--fill-dark': fill.dark,
    '--border-light': border.light,
    '--border-dark': border.dark,
  }
}

/** WCAG 2.2, «contrast ratio» of two #rrggbb. */
export function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

function readable(colour: string, theme: 'light' | 'dark'): string {
  for (let part = 0; part < 1; part += STEP) {
    const mixed = mix(colour, INKS[theme], part)
    if (GROUNDS[theme].every((ground) => contrast(mixed, ground) >= LEAST_CONTRAST)) return mixed
  }
  return INKS[theme]
}

function mix(colour: string, ink: string, part: number): string {
  const inks = channels(ink)
  const mixed = channels(colour).map((value, at) => Math.round(value + ((inks[at] ?? 0) - value) * part))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}
