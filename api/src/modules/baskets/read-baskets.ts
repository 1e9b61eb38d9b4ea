import type { KeptTerms } from '@ostrov/shared/baskets/changes'
import { basketList } from '@ostrov/shared/baskets/lists'
import { basketTotal } from '@ostrov/shared/baskets/rules'
import type { BasketWire } from '@ostrov/shared/baskets/schema'
import type { ProductWire } from '@ostrov/shared/menu/schema'
import type { AppliedOffers } from '@ostrov/shared/offers/apply'
import type { ScheduleWire } from '@ostrov/shared/restaurants/schema'
import { wholeList } from '../../db/list'
import type { Em } from '../../db/orm'
import { rows, type Sql, sql } from '../../db/sql'
import { statement } from '../../db/statement'
import { offersOnSale } from '../menu/offers/offer-sql'
import type { OfferOnSale } from '../menu/offers/take-offers'
import { dishColumns, productJoins } from '../menu/product-sql'
import { type CardRow, cardJoins, cardOf, scheduledCardColumns } from '../restaurants/card'
import { type LineRow, type LoadedLine, lineOf, linesOf, offersChoice, offersFor } from './basket-lines'
import { goodsQuote } from './goods-quote'
import { changesOf } from './seen'

/** Whose baskets: a customer's or a guest browser's. */
export type Person = { user_id: string } | { guest_id: string }

type Owner = 'user_id' | 'guest_id'

/** The column that says whose a basket is, and what stands in it. */
export const ownerOf = (person: Person): { owner: Owner; id: string } =>
  'user_id' in person ? { owner: 'user_id', id: person.user_id } : { owner: 'guest_id', id: person.guest_id }

/** The same of customers and of guests. */
export const ofEach = <Made>(make: (owner: Owner) => Made): Record<Owner, Made> => ({
  user_id: make('user_id'),
  guest_id: make('guest_id'),
})

export const ofPerson = (person: Person) => {
  const { owner, id } = ownerOf(person)
  return sql`b.${sql.ref(owner)} = ${id}`
}

/** All baskets of a person, the latest changed first. */
export async function listBaskets(em: Em, person: Person, now: Date) {
  const items = basketsOf(await findBaskets(em, ofPerson(person)), now)
  return wholeList(basketList, items)
}

/** One basket as the wire shows it, or null when it is gone or empty. */
export async function readBasket(em: Em, basket_id: string, now: Date): Promise<BasketWire | null> {
  const [basket] = basketsOf(await findBaskets(em, sql`b.id = ${basket_id}`), now)
  return basket ?? null
}

type Dish = Omit<ProductWire, 'has_options'>

/** A basket `b` with its lines, unchecked yet, beside its restaurant's card. */
type BasketRow = CardRow & {
  basket_id: string
  lines: LineRow<Dish>[]
  left_out: string[]
  seen_terms: KeptTerms | null
  schedules: ScheduleWire[]
  gathering: { token: string; expires_at: string } | null
  offers: OfferOnSale[]
}

const MAX_BASKETS_READ = 500

/** `at`: as the menu is at that moment. */
export const findBaskets = (em: Em, which: Sql, at?: Sql) => rows(em, selectBaskets(which, at))

/** A person's basket of a restaurant, with its lines. */
export const basketsAt = ofEach((owner) =>
  statement<{ owner: string; restaurant_id: string }, BasketRow>((given) =>
    selectBaskets(sql`b.${sql.ref(owner)} = ${given('owner')} and b.restaurant_id = ${given('restaurant_id')}`),
  ),
)

function selectBaskets(which: Sql, at?: Sql) {
  const lines = linesOf(shownProduct, { joins: productJoins, ...(at && { at }) })
  return sql<BasketRow>`select b.id as basket_id, ${lines} as lines, b.left_out, b.seen_terms, ${gathering}, ${offersOnSale(sql`b.user_id`)} as offers, ${scheduledCardColumns}
    from basket b join restaurant r on r.id = b.restaurant_id ${cardJoins}
    where ${which} order by b.updated_at desc, b.id limit ${sql.lit(MAX_BASKETS_READ)}`
}

/** The link that is open around the basket. */
const gathering = sql`(select json_build_object('token', g.token, 'expires_at', g.expires_at) from basket_group g
  where g.user_id = b.user_id and g.restaurant_id = b.restaurant_id and g.ordered_at is null and g.closed_at is null) as gathering`

const shownProduct = sql`(select to_json(product) from (select ${dishColumns}) product)`

/** Baskets that have lines, with every line priced and checked against today's menu. */
export function basketsOf(found: readonly BasketRow[], now: Date): BasketWire[] {
  return found.flatMap((row) => basketOf(row, now)?.basket ?? [])
}

/**
 * A basket as the wire shows it, beside its lines with what is kept of them; null for one without lines. `at` is the moment
 * of the meal, once it is known.
 */
export function basketOf(
  { basket_id: id, lines: found, left_out, seen_terms, gathering, offers, ...card }: BasketRow,
  now: Date,
  at?: Date,
) {
  if (found.length === 0) return null
  const lines = found.map((row) => lineOf(row, now, at))
  const [total, restaurant] = [basketTotal(lines), { ...cardOf(card, now), schedule: card.schedules }]
  const applied = offersFor(offers, lines, at ?? now)
  const items = found.map((row, place) => itemOf(row, lines[place] ?? lineOf(row, now, at), applied))
  const quote = goodsQuote(total, changesOf(lines, left_out), applied)
  const group_token = gathering && new Date(gathering.expires_at) > now ? gathering.token : null
  const basket: BasketWire = { id, restaurant_id: restaurant.id, restaurant, items, total, quote, group_token }
  return { basket, lines, seen_terms }
}

function itemOf(
  row: LineRow<Dish>,
  { gone_options, seen, category, ...item }: LoadedLine<Dish>,
  applied: AppliedOffers,
) {
  const offers = [...(applied.lines.get(item.id) ?? [])]
  const discount = offers.reduce((sum, { amount }) => sum + amount, 0)
  return { ...item, discount, offers, product: { ...item.product, has_options: offersChoice(row) } }
}
