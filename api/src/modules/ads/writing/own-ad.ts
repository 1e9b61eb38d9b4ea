import { type EntryNames, entriesOf, type Said, wordsOf } from '@ostrov/shared/ads/facts'
import type { AdValues } from '@ostrov/shared/ads/schema'
import { type SectionName, sectionOf } from '@ostrov/shared/ads/sections'
import { normalizePhone } from '@ostrov/shared/formats/phone'
import { isAsked } from '@ostrov/shared/forms/form'
import type { Em } from '../../../db/orm'
import { changed, row, sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'
import { demandEntry } from '../../catalogues/demand-entry'
import { entryNames } from '../../catalogues/entry-names'
import { holdOwnImages } from '../../images/hold-images'
import { demandWorkplace } from '../../organizations/demand-workplace'
import type { DeclaredOwn, OwnWriting, OwnWritten } from '../../own-records/own-record'
import { Ad } from '../ad'
import { followPrice } from '../notify-of-price'
import { lastWritten, pointOfAd } from './ad-place'

/** An ad of a section as its author writes it, by hand or in a file. */
export const ownAd = (section: SectionName): DeclaredOwn => ({
  ...{ noun: 'ad', entity: Ad, owner: 'author_id', form: sectionOf(section).fields },
  columns: (em, writing: OwnWriting<AdValues>) => asColumns(em, section, writing),
  written: keepPrice,
})

/**
 * What the form says, as columns. Call inside a transaction: what it names is held until its end.
 * @throws {Refusal} `request.invalid` where the database knows better, `image.not_found`
 */
async function asColumns(
  em: Em,
  section: SectionName,
  { customer, input: typed, before: shown }: OwnWriting<AdValues>,
): ReturnType<DeclaredOwn['columns']> {
  const { fields, titleOf, priceOf } = sectionOf(section)
  const before = shown ? await lastWritten(em, String(shown.id)) : undefined
  const said = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      isAsked(field, typed) ? plain(typed[name], field.kind) : nothing(field.kind),
    ]),
  )
  await demandCity(em, said.city_id)
  const { organization_id } = said
  const workplace = typeof organization_id === 'string' ? await demandWorkplace(em, customer, organization_id) : null
  for (const [name, { entry, within }] of Object.entries(fields)) {
    const [slug, parent] = [said[name], within && said[within]]
    if (entry && typeof slug === 'string')
      await demandEntry(em, entry, slug, typeof parent === 'string' ? parent : undefined)
  }
  const image_ids = Array.isArray(said.image_ids) ? said.image_ids : []
  const columns = {
    ...said,
    ...(workplace && { company: workplace.name }),
    ...('point' in fields && { point: await pointOfAd(em, said, before) }),
    image_ids: await holdOwnImages(em, customer.id, image_ids, before?.image_ids),
    ...(titleOf && { title: titleIn(section, said, await entryNames(em, entriesOf(section, said))) }),
    ...(priceOf && { price: priceOf(said) }),
  }
  return { fields: columns, begun: { section } }
}

/** What it is called: where its section makes the title, of what it tells. */
export function titleIn(section: SectionName, said: Said, names: EntryNames): string {
  const { titleOf, fields } = sectionOf(section)
  if (!titleOf) return typeof said.title === 'string' ? said.title : ''
  const words = Object.entries(fields).map(([name, field]) => [name, wordsOf(field, said[name], names) ?? ''])
  return titleOf(Object.fromEntries(words))
}

/** Blanks around a text say nothing; an empty one is none. A phone is its digits. */
function plain(value: AdValues[string] | undefined, kind: string): AdValues[string] {
  if (typeof value !== 'string') return value ?? null
  return (kind === 'phone' ? normalizePhone(value) : value.trim()) || null
}
const nothing = (kind: string) => (kind === 'flag' ? false : null)

async function demandCity(em: Em, id: AdValues[string] | undefined) {
  const found = await row<{ id: string }>(
    em,
    sql`select id from city where id = ${String(id)}::uuid and not is_hidden for key share`,
  )
  if (!found) throw new Refusal('request.invalid', { errors: { city_id: 'Этого города уже нет. Выберите другой' } })
}

/** Keeps what it has cost, and has those told for whom it is cheaper now. */
async function keepPrice(em: Em, id: string, { input: { price }, before, now }: OwnWritten) {
  // One that was taken away and put back is no other price.
  if (typeof price === 'number' && price !== before?.price)
    await changed(
      em,
      sql`insert into ad_price (ad_id, price, created_at) select ${id}, ${price}, ${now}
          where ${price}::int is distinct from (select p.price from ad_price p where p.ad_id = ${id} order by p.created_at desc, p.id desc limit 1)`,
    )
  await followPrice(em, id, before?.price, price)
}
