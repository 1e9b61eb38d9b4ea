import { wordsOf } from '@ostrov/shared/ads/facts'
import type { AdValues } from '@ostrov/shared/ads/schema'
import { type SectionName, sectionOf } from '@ostrov/shared/ads/sections'
import { normalizePhone } from '@ostrov/shared/formats/phone'
import { checkForm, isAsked, isValid } from '@ostrov/shared/forms/form'
import type { Em } from '../../../db/orm'
import { row, sql } from '../../../db/sql'
import type { Customer } from '../../../kernel/actors'
import { Refusal } from '../../../kernel/problems'
import { demandEntry } from '../../catalogues/demand-entry'
import { entryNames } from '../../catalogues/entry-names'
import { holdOwnImages } from '../../images/hold-images'
import { demandWorkplace } from '../../organizations/demand-workplace'
import { type lastWritten, pointOfAd } from './ad-place'

/**
 * What a form of the section says, as the columns of an ad. Call inside a transaction: what it names is held until its end.
 * @throws {Refusal} `request.invalid` with a sentence under each wrong field, `image.not_found`
 */
export async function checkAd(
  em: Em,
  customer: Pick<Customer, 'id'>,
  section: SectionName,
  typed: AdValues,
  before?: Awaited<ReturnType<typeof lastWritten>>,
): Promise<AdValues> {
  const { fields, titleOf, priceOf } = sectionOf(section)
  const errors = checkForm(fields, typed)
  if (!isValid(errors)) throw new Refusal('request.invalid', { errors })
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
  return {
    ...said,
    ...(workplace && { company: workplace.name }),
    ...('point' in fields && { point: await pointOfAd(em, said, before) }),
    image_ids: await holdOwnImages(em, customer.id, image_ids, before?.image_ids),
    ...(titleOf && { title: titleOf(await inWords(em, section, said)) }),
    ...(priceOf && { price: priceOf(said) }),
  }
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

async function inWords(em: Em, section: SectionName, said: AdValues) {
  const { fields } = sectionOf(section)
  const names = await entryNames(
    em,
    Object.values(said).filter((value) => typeof value === 'string'),
  )
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, wordsOf(field, said[name], names) ?? '']),
  )
}
