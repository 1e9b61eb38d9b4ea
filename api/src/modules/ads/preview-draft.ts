import { entriesOf, factsOf, type Said, wordsOf } from '@ostrov/shared/ads/facts'
import { withoutPhones } from '@ostrov/shared/ads/hidden-phones'
import type { AdPreviewWire } from '@ostrov/shared/ads/schema'
import type { Section } from '@ostrov/shared/ads/section'
import { type SectionName, sectionOf } from '@ostrov/shared/ads/sections'
import { isAsked } from '@ostrov/shared/forms/form'
import { isUuid } from '@ostrov/shared/wire/uuid'
import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import type { Customer } from '../../kernel/actors'
import { entryNames } from '../catalogues/entry-names'
import { loadImages } from '../images/image-view'
import { salaryOf } from './ad-cards'
import { readDraft } from './draft'

const COUNTED = ['number', 'money']

/**
 * What a person has begun to write, as others will see it once it is approved; what is not said yet is left out.
 * @throws {Refusal} `ad.no_draft`
 */
export async function previewDraft(em: Em, customer: Customer, section: SectionName): Promise<AdPreviewWire> {
  const { values } = await readDraft(em, customer, section)
  const { fields, titleOf, priceOf } = sectionOf(section)
  const said = saidOf(fields, values)
  const ids = Array.isArray(said.image_ids) ? said.image_ids.map(String) : []
  const [images, names, city] = await Promise.all([
    loadImages(em, ids.filter(isUuid)),
    entryNames(em, entriesOf(section, said)),
    cityOf(em, said.city_id),
  ])
  const words = () =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, wordsOf(field, said[name], names) ?? '']))
  const price = priceOf ? priceOf(said) : said.price
  return {
    section,
    title: titleOf ? titleOf(words()).trim() : textOf(said.title),
    price: typeof price === 'number' ? price : null,
    salary: salaryOf(said),
    city,
    address: textOf(said.address) || null,
    description: withoutPhones(textOf(said.description)),
    contact_name: textOf(said.contact_name),
    images: ids.flatMap((id) => images.get(id) ?? []),
    facts: factsOf(section, said, names, 'page'),
  }
}

/** A draft is kept as it was typed; numbers are read of it, and what is not asked is not said. */
function saidOf(fields: Section['fields'], values: Readonly<Record<string, unknown>>): Said {
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

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
