import { type LonLat, parseLine } from '../line.ts'
import type { CitySlug } from './cities.ts'
import { type StreetEntry, type StreetType, typeNames } from './street-entry.ts'
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
