import { describe, expect, test } from 'bun:test'
import { contrast, GROUNDS, zoneColours, zoneProperties } from './zone-colours'

const ground = await Bun.file(new URL('./ground.css', import.meta.url)).text()
const tokens = await Bun.file(new URL('../styles/tokens.css', import.meta.url)).text()

/** `fill-opacity` of a zone in map.css. */
const ZONE_TINT = 0.16
const CHOSEN = ['#0B6767', '#B7791F', '#AF2440', '#ffffff', '#000000', '#fbebcf', '#00ff00', '#1a2b3c']

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(CHOSEN)('%s stands out from every ground at 3 : 1', (colour) => {
    const seen = zoneColours(colour)[theme]
    for (const under of GROUNDS[theme]) expect(contrast(seen, under)).toBeGreaterThanOrEqual(3)
  })

  test.each(CHOSEN)('streets and the shore are seen at 3 : 1, under the tint of a zone in %s too', (colour) => {
    const css = theme === 'light' ? firstBlocks() : lastBlocks()
    const tint = zoneColours(colour)[theme]
    const tinted = (name: string) => blend(colourOf(css, name), tint, ZONE_TINT)
    for (const [line, under] of [
      ['map-edge', 'map-land'],
      ['map-edge', 'map-sea'],
      ['map-shore', 'map-sea'],
    ] as const) {
      expect(contrast(colourOf(css, line), colourOf(css, under))).toBeGreaterThanOrEqual(3)
      if (line === 'map-edge') expect(contrast(tinted(line), tinted(under))).toBeGreaterThanOrEqual(3)
    }
  })

  test('the grounds are those of the map and of the list', () => {
    const css = theme === 'light' ? firstBlocks() : lastBlocks()
    const painted = ['map-land', 'map-sea', 'map-street', 'card'].map((name) => colourOf(css, name))
    expect(GROUNDS[theme]).toEqual(expect.arrayContaining(painted))
  })
})

test('a colour that reads already is left as the restaurant chose it', () => {
  expect(zoneColours('#0B6767').light).toBe('#0b6767')
  expect(zoneColours('#6fcb94').dark).toBe('#6fcb94')
})

test('what is no colour becomes the sea', () => {
  expect(zoneColours('url(x)')).toEqual(zoneColours('#0b6767'))
})

test('fill and border are each made to read', () => {
  expect(zoneProperties({ fill_color: '#dceeea', border_color: '#0b6767' })).toEqual({
    '--fill-light': zoneColours('#dceeea').light,
    '--fill-dark': '#dceeea',
    '--border-light': '#0b6767',
    '--border-dark': zoneColours('#0b6767').dark,
  })
})

/** A colour under a wash of another. */
function blend(under: string, over: string, part: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const [below = 0, above = 0] = [under, over].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16))
    return Math.round(below * (1 - part) + above * part)
  })
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function firstBlocks() {
  return [ground, tokens].map((css) => css.slice(0, css.indexOf('@media')))
}

function lastBlocks() {
  return [ground, tokens].map((css) => css.slice(css.indexOf('@media')))
}

function colourOf(sheets: string[], name: string): string {
  const found = sheets.map((css) => new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`).exec(css)?.[1]).find(Boolean)
  if (!found) throw new Error(`no colour --${name}`)
  return found
}
