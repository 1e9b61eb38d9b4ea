import { entriesOf, factFields, factsOf, type Said } from '@ostrov/shared/ads/facts'
import { shownPlace } from '@ostrov/shared/ads/places'
import { pricePer } from '@ostrov/shared/ads/price-words'
import type { AdCardWire } from '@ostrov/shared/ads/schema'
import { SECTION_NAMES, type SectionName, sectionOf } from '@ostrov/shared/ads/sections'
import { adSlug } from '@ostrov/shared/ads/slug'
import type { Point } from '@ostrov/shared/geo/shapes'
import type { Em } from '../../../db/orm'
import { moment, rows, sql } from '../../../db/sql'
import { entryNames } from '../../catalogues/entry-names'
import { loadImages } from '../../images/image-view'
import { isShown } from '../ad-status'

/** Pictures that one leafs through on a card. */
const CARD_IMAGES = 5

export type CardRow = {
  number: number
  section: SectionName
  title: string
  price: number | null
  city: string
  point: Point | null
  is_approximate: boolean | null
  image_ids: string[]
  published_at: string
  said: Said
}

/** Columns of ads `a` of a section, beside their towns `c`. */
export const cardColumns = (section: SectionName) => {
  const { per } = sectionOf(section)
  const paid = ['salary_from', 'salary_to', 'salary_kind', ...(per ? [per.field] : [])]
  const facts = sql.join([...new Set([...paid, ...factFields(section, 'card').map(([name]) => name)])].map(said))
  return sql`a.number, a.section, a.title, a.price, c.name as city, a.point, a.is_approximate, a.image_ids, ${moment('a.published_at')} as published_at,
    json_build_object(${facts}) as said`
}

const said = (name: string) => sql`${sql.lit(name)}, ${sql.ref(`a.${name}`)}`

/** Rows as cards, with their pictures and the names of what they name. */
export async function cardsOf(em: Em, found: readonly CardRow[]): Promise<AdCardWire[]> {
  const pictures = found.map(({ image_ids }) => image_ids.slice(0, CARD_IMAGES))
  const [images, names] = await Promise.all([
    loadImages(em, pictures.flat()),
    entryNames(
      em,
      found.flatMap(({ section, said }) => entriesOf(section, said)),
    ),
  ])
  return found.map(({ said, image_ids, point, is_approximate, ...row }, at) => ({
    ...row,
    point: shownPlace({ address: null, point, is_approximate }).point,
    slug: adSlug(row.title),
    price_per: pricePer(row.section, said),
    salary: salaryOf(said),
    images: (pictures[at] ?? []).flatMap((id) => images.get(id) ?? []),
    facts: factsOf(row.section, said, names, 'card'),
  }))
}

/** Ads of these numbers, of whatever sections, in any order. */
export async function readAdCards(em: Em, numbers: readonly number[]): Promise<AdCardWire[]> {
  if (numbers.length === 0) return []
  const ofSection = (section: SectionName) =>
    sql`select ${cardColumns(section)} from ad a join city c on c.id = a.city_id
        where a.section = ${sql.lit(section)} and a.number = any(${numbers}::int[])`
  return cardsOf(em, await rows<CardRow>(em, sql.join(SECTION_NAMES.map(ofSection), sql` union all `)))
}

/** What a vacancy offers; null of everything else, and where it names no sum. */
export function salaryOf({ salary_from, salary_to, salary_kind }: Said): AdCardWire['salary'] {
  const [from, to] = [wholeOf(salary_from), wholeOf(salary_to)]
  return from === null && to === null ? null : { from, to, kind: String(salary_kind) }
}

const wholeOf = (value: unknown) => (typeof value === 'number' ? value : null)

/** What the sections ask of what a price is paid for. */
const PAID = SECTION_NAMES.flatMap((section) => sectionOf(section).per?.field ?? [])

/** What a letter says of ads of these numbers that everybody still sees. */
export async function readShownCards(em: Em, numbers: readonly number[], now: Date) {
  const found = await rows<Pick<CardRow, 'number' | 'section' | 'title' | 'price' | 'city' | 'said'>>(
    em,
    sql`select a.number, a.section, a.title, a.price, c.name as city, json_build_object(${sql.join(PAID.map(said))}) as said
        from ad a join city c on c.id = a.city_id where a.number = any(${numbers}::int[]) and ${isShown(now)}`,
  )
  return new Map(
    found.map(({ said, ...ad }) => [
      ad.number,
      { ...ad, price_per: pricePer(ad.section, said), slug: adSlug(ad.title) },
    ]),
  )
}
