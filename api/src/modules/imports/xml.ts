import { Parser } from 'saxen'
import { Refusal } from '../../kernel/problems'

type Attributes = Readonly<Record<string, string>>
export type XmlHandlers = {
  open: (name: string, attributes: () => Attributes) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' }

/** No text of a workbook is longer, whatever it is spelled in. */
const TEXT_MAX = 400_000

/**
 * Tells the elements of a text that is held whole, by their names without prefixes; entities other than XML's own stay as
 * they are. `open` and its kin stop the reading by throwing.
 * @throws {Refusal} `menu_import.unreadable`, `menu_import.too_large`
 */
export function readXml(xml: string, { open, close, text }: XmlHandlers): void {
  const parser = new Parser()
  let trouble: unknown = null
  parser.on('openTag', (name, attributes) => open(plainName(name), () => decodedAll(attributes())))
  if (close) parser.on('closeTag', (name) => close(plainName(name)))
  if (text) {
    parser.on('text', (value) => {
      if (value.length > TEXT_MAX) throw new Refusal('menu_import.too_large')
      text(decoded(value))
    })
    parser.on('cdata', (value) => text(value))
  }
  parser.on('error', (problem) => {
    trouble = problem
  })
  parser.parse(xml.startsWith('\uFEFF') ? xml.slice(1) : xml)
  if (trouble) throw new Refusal('menu_import.unreadable')
}

const plainName = (name: string) => name.slice(name.indexOf(':') + 1)

function decodedAll(attributes: unknown): Attributes {
  if (typeof attributes !== 'object' || attributes === null) return {}
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, decoded(String(value))]))
}

function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
