import { quoted } from '@ostrov/shared/formats/quoted'
import { checkForm, isValid } from '@ostrov/shared/forms/form'
import { bodyOf, valuesOf } from '@ostrov/shared/forms/values'
import type { ListQuery } from '@ostrov/shared/lists/table'
import { NOUNS } from '@ostrov/shared/nouns'
import { OFFER_FORM } from '@ostrov/shared/offers/form'
import { offerList } from '@ostrov/shared/offers/lists'
import { OFFER_PARTS } from '@ostrov/shared/offers/rules'
import type { OfferChangeWire, OfferInputWire, OfferRowWire } from '@ostrov/shared/offers/schema'
import { readList } from '../../../db/list'
import type { Em } from '../../../db/orm'
import { changed, row, rows, sql } from '../../../db/sql'
import type { By } from '../../../kernel/actors'
import { Refusal } from '../../../kernel/problems'
import type { Served } from '../../../kernel/served'
import { versionOf } from '../../../kernel/version'
import { writeEntry } from '../../audit/write-entry'
import { Offer } from './offer'
import { offerFields, usesOf } from './offer-sql'

type Acting = { by: By; restaurant: Served; now: Date }
type Row = Omit<OfferRowWire, 'version'>

const source = {
  select: sql`f.id, ${offerFields}, case when f.limit_total is null then null else ${usesOf(null)} end as used`,
  from: sql`offer f`,
  key: sql`f.id`,
}

/** What a restaurant offers, in its order. */
export async function listOffers(em: Em, { id }: Served, query: ListQuery<typeof offerList>) {
  const where = sql`f.restaurant_id = ${id}`
  const list = await readList<Row, typeof offerList>(em, offerList, query, {
    ...{ ...source, where, order: sql`f.sort, f.id` },
  })
  return { ...list, items: list.items.map(versioned) }
}

/** Adds an offer. Call inside a transaction. @throws {Refusal} `request.invalid`, `offer.too_many`, `product.not_found`, `product_category.not_found` */
export async function addOffer(em: Em, acting: Acting, input: OfferInputWire): Promise<OfferRowWire> {
  const { restaurant, now } = acting
  const terms = await demandGood(em, restaurant, input)
  await row(em, sql`select from restaurant where id = ${restaurant.id} for update`)
  if ((await em.count(Offer, { restaurant_id: restaurant.id })) >= NOUNS.offer.most) throw new Refusal('offer.too_many')
  const offer = em.create(Offer, { ...terms, restaurant_id: restaurant.id, created_at: now, updated_at: now })
  await em.flush()
  const added = await readOffer(em, restaurant, offer.id)
  await writeEntry(em, { ...entryOf(acting, offer.id), act: 'offer.create', to: logged(added) })
  return added
}

/** Changes one; an order that took it keeps what it took. Call inside a transaction. @throws as `addOffer`, `offer.not_found`, `offer.changed` */
export async function changeOffer(em: Em, acting: Acting, id: string, { version, ...input }: OfferChangeWire) {
  const { restaurant, now } = acting
  await lockOffer(em, restaurant, id)
  const before = await readOffer(em, restaurant, id)
  if (version && version !== before.version) throw new Refusal('offer.changed', { data: { current: before } })
  await em.nativeUpdate(Offer, { id }, { ...(await demandGood(em, restaurant, input)), updated_at: now })
  const after = await readOffer(em, restaurant, id)
  await writeEntry(em, { ...entryOf(acting, id), act: 'offer.change', from: logged(before), to: logged(after) })
  return after
}

/** Removes one; orders keep its words. Call inside a transaction. @throws {Refusal} `offer.not_found` */
export async function removeOffer(em: Em, acting: Acting, id: string): Promise<void> {
  await lockOffer(em, acting.restaurant, id)
  const before = await readOffer(em, acting.restaurant, id)
  await changed(em, sql`delete from offer where id = ${id}`)
  await writeEntry(em, { ...entryOf(acting, id), act: 'offer.delete', from: logged(before) })
}

/** What its kind does not ask is empty, and what it names is the restaurant's own. */
async function demandGood(em: Em, restaurant: Served, input: OfferInputWire) {
  const errors = checkForm(OFFER_FORM, input)
  if (!isValid(errors)) throw new Refusal('request.invalid', { errors })
  const { part_1, part_2, part_3, part_4, product_ids, category_ids } = input
  await demandOwn(em, restaurant, 'product', [...part_1, ...part_2, ...part_3, ...part_4, ...product_ids])
  await demandOwn(em, restaurant, 'product_category', category_ids)
  if (input.kind === 'set' && input.is_on) await demandNoChoice(em, input)
  return bodyOf(OFFER_FORM, valuesOf(OFFER_FORM, input))
}

/** A set's page has no options: what a dish demands could not be chosen there. One that is off may keep such a dish. */
async function demandNoChoice(em: Em, input: OfferInputWire) {
  const named = OFFER_PARTS.flatMap((part) => input[part])
  const choosy = await rows<{ id: string; name: string }>(
    em,
    sql`select p.id, p.name from product p where p.id = any(${named}::uuid[]) and exists (
          select from product_option_group_link link join product_option_group g on g.id = link.group_id
          where link.product_id = p.id and g.min > 0)`,
  )
  const errors = Object.fromEntries(
    OFFER_PARTS.flatMap((part) => {
      const dish = choosy.find(({ id }) => input[part].includes(id))
      return dish ? [[part, choosyWords(dish.name)]] : []
    }),
  )
  const [message] = Object.values(errors)
  if (message) throw new Refusal('request.invalid', { errors, message })
}

const choosyWords = (name: string) =>
  `У\u00A0блюда ${quoted(name)} есть обязательный выбор: в\u00A0комбо его не\u00A0добавить`

async function demandOwn(em: Em, { id }: Served, noun: 'product' | 'product_category', ids: readonly string[]) {
  const strange = await row(
    em,
    sql`select from unnest(${ids}::uuid[]) named (id)
        where not exists (select from ${sql.table(noun)} t where t.id = named.id and t.restaurant_id = ${id}) limit 1`,
  )
  if (strange) throw new Refusal(`${noun}.not_found`)
}

async function lockOffer(em: Em, { id: restaurant_id }: Served, id: string) {
  const own = await row(em, sql`select from offer where id = ${id} and restaurant_id = ${restaurant_id} for update`)
  if (!own) throw new Refusal('offer.not_found')
}

async function readOffer(em: Em, { id: restaurant_id }: Served, id: string): Promise<OfferRowWire> {
  const found = await row<Row>(
    em,
    sql`select ${source.select} from ${source.from} where f.id = ${id} and f.restaurant_id = ${restaurant_id}`,
  )
  if (!found) throw new Refusal('offer.not_found')
  return versioned(found)
}

function versioned(found: Row): OfferRowWire {
  const { used: _, ...said } = found
  return { ...found, version: versionOf(said) }
}

const entryOf = ({ by, restaurant, now }: Acting, id: string) => ({
  ...{ by, restaurant_id: restaurant.id, subject: `offer:${id}`, now },
})
const logged = ({ id: _, version: _v, used: _u, ...said }: OfferRowWire) => said
