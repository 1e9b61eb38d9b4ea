import type { CitySlug } from './cities.ts'
import { kurilsk, severoKurilsk, yuzhnoKurilsk } from './streets-kurils.ts'
import {
  aleksandrovskSahalinskij,
  nogliki,
  okha,
  poronaysk,
  shahtersk,
  smirnyh,
  tymovskoe,
  uglegorsk,
} from './streets-north.ts'
import { aniva, dolinsk, kholmsk, korsakov, makarov, nevelsk, tomari } from './streets-south.ts'
import { dalnee, lugovoe, novoAleksandrovsk, sinegorsk, troitskoe } from './streets-suburbs.ts'
import { yuzhno } from './streets-yuzhno.ts'

/** WGS 84 `[longitude, latitude]` in degrees, the order GeoJSON uses. */
export type LonLat = [lon: number, lat: number]

export type StreetType = keyof typeof typeNames

/** A row of a town's table: type, name and the axis as «lon lat, lon lat, …». */
export type StreetEntry = readonly [type: StreetType, name: string, line: string]

export type Street = {
  street: string
  /** As address services write it: «ул Ленина», «Коммунистический пр-кт». */
  street_with_type: string
  /** For people: «улица Ленина», «Коммунистический проспект». */
  title: string
  /** House numbers grow from the first point to the last. */
  line: LonLat[]
}

/** The streets of one town. */
export function streetsOf(slug: CitySlug): Street[] {
  return tables[slug].map(([type, street, line]) => ({
    street,
    street_with_type: withType(type, street, type),
    title: withType(type, street, typeNames[type]),
    line: parseLine(line),
  }))
}

/** Reads «lon lat, lon lat, …». @throws when a coordinate is missing or is not a number */
export function parseLine(text: string): LonLat[] {
  return text.split(',').map((pair) => {
    const [lon, lat] = pair.trim().split(/\s+/).map(Number)
    if (lon === undefined || lat === undefined || Number.isNaN(lon + lat))
      throw new Error(`Not a coordinate: «${pair}»`)
    return [lon, lat]
  })
}

const typeNames = {
  ул: 'улица',
  'пр-кт': 'проспект',
  пер: 'переулок',
  'б-р': 'бульвар',
  проезд: 'проезд',
  ш: 'шоссе',
} as const

const tables: Record<CitySlug, StreetEntry[]> = {
  'yuzhno-sahalinsk': yuzhno,
  korsakov,
  holmsk: kholmsk,
  aniva,
  dolinsk,
  nevelsk,
  poronaysk,
  oha: okha,
  'aleksandrovsk-sahalinskij': aleksandrovskSahalinskij,
  uglegorsk,
  shahtersk,
  makarov,
  tomari,
  nogliki,
  tymovskoe,
  smirnyh,
  sinegorsk,
  dalnee,
  troitskoe,
  lugovoe,
  'novo-aleksandrovsk': novoAleksandrovsk,
  kurilsk,
  'yuzhno-kurilsk': yuzhnoKurilsk,
  'severo-kurilsk': severoKurilsk,
}

// An adjective stands before «проспект» or «шоссе» («Коммунистический пр-кт»), but after «улица» («ул Сахалинская»).
function withType(type: StreetType, name: string, word: string): string {
  return type !== 'ул' && /(ий|ый|ой|ое|ее)$/.test(name) ? `${name} ${word}` : `${word} ${name}`
}
