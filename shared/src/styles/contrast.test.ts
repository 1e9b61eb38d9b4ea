import { describe, expect, test } from 'bun:test'

const css = await Bun.file(new URL('./tokens.css', import.meta.url)).text()
const [light = '', darkBySystem = '', darkByChoice = ''] = css.match(/\{[^{}]*--paper:[^{}]*\}/g) ?? []
const themes = { light: colours(light), dark: colours(darkByChoice) }

const TEXT = [
  ...['paper', 'paper-2', 'card', 'fill'].flatMap((ground) => [
    ['ink', ground],
    ['ink-2', ground],
    ['sea', ground],
    ['ember-ink', ground],
    ['leaf-ink', ground],
    ['amber', ground],
    ['berry', ground],
  ]),
  ['ember', 'card'],
  ['on-ember', 'ember'],
  ['on-ember', 'ember-press'],
  ['on-sea', 'sea'],
  ['on-sea', 'sea-press'],
  ['on-berry', 'berry'],
  ['on-berry', 'berry-press'],
  ['on-ink', 'ink'],
  ['sea', 'sea-2'],
  ['ember-ink', 'ember-2'],
  ['leaf-ink', 'leaf-2'],
  ['amber', 'amber-2'],
  ['berry', 'berry-2'],
  ['ink', 'lifted'],
  ['ink', 'sea-2'],
  ['ink', 'amber-2'],
]

const SHAPES = [
  ...['paper', 'paper-2', 'card'].flatMap((ground) => [
    ['edge', ground],
    ['ember', ground],
    ['leaf', ground],
    ['star', ground],
  ]),
]

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(TEXT)('text %s on %s reads at 4.5 : 1', (front = '', back = '') => {
    expect(contrast(colour(theme, front), colour(theme, back))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(SHAPES)('the shape %s stands out from %s at 3 : 1', (front = '', back = '') => {
    expect(contrast(colour(theme, front), colour(theme, back))).toBeGreaterThanOrEqual(3)
  })
})

test('the dark of the system and the dark one chooses are the same', () => {
  expect(darkBySystem.replace(/\s+/g, ' ')).toBe(darkByChoice.replace(/\s+/g, ' '))
})

test('both themes name the same colours', () => {
  expect([...themes.dark.keys()]).toEqual([...themes.light.keys()])
})

function colours(block: string): Map<string, string> {
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/gi)].map(([, name = '', value = '']): [string, string] => [
      name,
      value,
    ]),
  )
}

function colour(theme: 'light' | 'dark', name: string): string {
  const value = themes[theme].get(name)
  if (!value) throw new Error(`no colour --${name} in the ${theme} theme`)
  return value
}

/** WCAG 2.2, «contrast ratio». */
function contrast(front: string, back: string): number {
  const [dim = 0, bright = 0] = [luminance(front), luminance(back)].sort((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
