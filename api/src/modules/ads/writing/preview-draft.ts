import { entriesOf, factsOf, type Said } from '@ostrov/shared/ads/facts'
import { withoutPhones } from '@ostrov/shared/ads/hidden-phones'
import { shownPlace } from '@ostrov/shared/ads/places'
import { pricePer } from '@ostrov/shared/ads/price-words'
import type { AdDraftWire, AdPreviewWire } from '@ostrov/shared/ads/schema'
import type { Section } from '@ostrov/shared/ads/section'
import { type SectionName, sectionOf } from '@ostrov/shared/ads/sections'
import { isAsked } from '@ostrov/shared/forms/form'
import { isUuid } from '@ostrov/shared/wire/uuid'
import type { Em } from '../../../db/orm'
import { row, sql } from '../../../db/sql'
import type { Customer } from '../../../kernel/actors'
import { entryNames } from '../../catalogues/entry-names'
import { holdOwnImages } from '../../images/hold-images'
import { loadImages } from '../../images/image-view'
import { salaryOf } from '../reading/ad-cards'
import { readDraft } from './draft'
import { titleIn } from './own-ad'
import { readOwnAd } from './own-ads'

const COUNTED = ['number', 'money']

/**
 * What a person has begun to write, as others will see it once it is approved; what is not said yet is left out.
 * @throws {Refusal} `ad.no_draft`
 */
export async function previewDraft(em: Em, customer: Customer, section: SectionName): Promise<AdPreviewWire> {
  const { values } = await readDraft(em, customer, section)
  return previewOf(em, section, values)
}

/** An own ad as others will see it once what its author wrote last is approved. @throws {Refusal} `ad.not_found` for a stranger's too */
export async function previewOwnAd(em: Em, customer: Customer, id: string, now: Date): Promise<AdPreviewWire> {
  const { section, values } = await readOwnAd(em, customer, id, now)
  return previewOf(em, section, values)
}

type Typed = { id: string; values: AdDraftWire['values'] }

/**
 * The same of what is typed into its form and not sent yet. Call inside a transaction.
 * @throws {Refusal} `ad.not_found` for a stranger's too, `image.not_found`
 */
export async function previewChange(em: Em, customer: Customer, { id, values }: Typed, now: Date) {
  const { section, ...own } = await readOwnAd(em, customer, id, now)
  const [typed, standing] = [values.image_ids, own.values.image_ids].map((ids) => (Array.isArray(ids) ? ids : []))
  await holdOwnImages(em, customer.id, typed ?? [], standing)
  return previewOf(em, section, values)
}

type Values = Readonly<Record<string, unknown>>

async function previewOf(em: Em, section: SectionName, values: Values): Promise<AdPreviewWire> {
  const { fields, priceOf } = sectionOf(section)
  const said = saidOf(fields, values)
  const ids = Array.isArray(said.image_ids) ? said.image_ids.map(String) : []
  const [images, names, city] = await Promise.all([
    loadImages(em, ids.filter(isUuid)),
    entryNames(em, entriesOf(section, said)),
    cityOf(em, said.city_id),
  ])
  const price = priceOf ? priceOf(said) : said.price
  return {
    section,
    title: titleIn(section, said, names).trim(),
    price: typeof price === 'number' ? price : null,
    price_per: pricePer(section, said),
    salary: salaryOf(said),
    city,
    address: addressOf(said),
    description: withoutPhones(textOf(said.description)),
    contact_name: textOf(said.contact_name),
    images: ids.flatMap((id) => images.get(id) ?? []),
    facts: factsOf(section, said, names, 'page'),
  }
}

/** A draft is kept as it was typed; numbers are read of it, and what is not asked is not said. */
function saidOf(fields: Section['fields'], values: Values): Said {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = values[name]
      if (!isAsked(field, values)) return []
      if (!COUNTED.includes(field.kind)) return [[name, value]]
      const digits = String(value ?? '').replace(/\s/g, '')
      return /^\d{1,9}$/.test(digits) ? [[name, Number(digits)]] : []
    }),
  )
}

async function cityOf(em: Em, id: unknown): Promise<string> {
  if (!isUuid(id)) return ''
  return (await row<{ name: string }>(em, sql`select name from city where id = ${id}`))?.name ?? ''
}

/** Without its house where no more is told. */
const addressOf = ({ address, is_approximate }: Said) =>
  shownPlace({ address: textOf(address) || null, point: null, is_approximate: is_approximate === true }).address

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
