import { readFileSync } from 'node:fs'
import { type LonLat, parseLine } from '../line.ts'
import type { CitySlug } from './cities.ts'

const typeNames = {
  ул: 'улица',
  'пр-кт': 'проспект',
  пер: 'переулок',
  'б-р': 'бульвар',
  проезд: 'проезд',
  ш: 'шоссе',
} as const

type StreetType = keyof typeof typeNames

export type Street = {
  street: string
  /** As address services write it: «ул Ленина», «Коммунистический пр-кт». */
  street_with_type: string
  /** For people: «улица Ленина», «Коммунистический проспект». */
  title: string
  /** House numbers grow from the first point to the last. */
  line: LonLat[]
}

/** «ул Ленина: lon lat, lon lat, …» */
const STREET = /^(\S+) (.+): ([\d., ]+)$/

/** The streets of one town. @throws when a line of the region's file is none */
export function streetsOf(slug: CitySlug): Street[] {
  return (tables.get(slug) ?? []).map((entry) => {
    const [, type = '', street = '', line = ''] = STREET.exec(entry) ?? []
    if (!isStreetType(type)) throw new Error(`No street: ${entry}`)
    return {
      street,
      street_with_type: withType(type, street, type),
      title: withType(type, street, typeNames[type]),
      line: parseLine(line),
    }
  })
}

const isStreetType = (type: string): type is StreetType => Object.hasOwn(typeNames, type)

/** Of each town, «* slug», the lines of its streets; houses are numbered from the first point of a line to its last. */
const tables = new Map(
  readFileSync(new URL('streets.txt', import.meta.url), 'utf8')
    .split('\n\n')
    .map((town) => {
      const [head = '', ...streets] = town.trim().split('\n')
      return [head.slice(2), streets]
    }),
)

// An adjective stands before «проспект» or «шоссе» («Коммунистический пр-кт»), but after «улица» («ул Сахалинская»).
function withType(type: StreetType, name: string, word: string): string {
  return type !== 'ул' && /(ий|ый|ой|ое|ее)$/.test(name) ? `${name} ${word}` : `${word} ${name}`
}
