import type { Seen } from '@ostrov/shared/baskets/changes'
import { lineTotal } from '@ostrov/shared/baskets/rules'
import { checkOptions, type Priced, pricedWithOptions, unitPrice, unknownOptions } from '@ostrov/shared/menu/choice'
import { notServedWords, type Serving } from '@ostrov/shared/menu/hours'
import type { ProductOptionWire } from '@ostrov/shared/menu/schema'
import { shortWords } from '@ostrov/shared/menu/stops'
import { type AppliedOffers, applyOffers } from '@ostrov/shared/offers/apply'
import type { Offer } from '@ostrov/shared/offers/rules'
import { type Sql, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { chosenOptions, menuAt, type OfferedGroup, servings } from '../menu/product-sql'

/** A line with today's prices; one with a `cancellation_comment` cannot be ordered and costs nothing. */
export type LoadedLine<Product> = {
  id: string
  quantity: number
  product: Product
  product_options: ProductOptionWire[]
  line_total: number
  cancellation_comment: string | null
  /** Names of chosen options that are no longer to be had. */
  gone_options: string[]
  /** How many may be ordered of a dish that is counted. */
  stock: number | null
  /** Its section, which may be made only so many times in a quarter of an hour. */
  category: LineRow<unknown>['category']
  seen: Seen | null
  /** The friend who put it in; null for the basket's own person. */
  participant: Participant | null
}
type Participant = { id: string; name: string }

/** A row of `linesOf`, beside as much of the dish as is wanted. */
export type LineRow<Product> = {
  item_id: string
  quantity: number
  option_ids: string[]
  options_key: string
  chosen: ProductOptionWire[]
  is_listed: boolean
  is_for_sale: boolean
  /** How many of the dish may be ordered, and how many all lines of it want; null is not counted. */
  stock: number | null
  wanted: number
  offered_options: ProductOptionWire[]
  offered_groups: OfferedGroup[]
  /** When its section and the dish itself are served. */
  servings: Serving[]
  /** Its restaurant takes orders for a time, so what is not served now may be wanted later. */
  is_ahead: boolean
  category: { id: string; label: string; dishes_per_quarter: number | null }
  seen: Seen | null
  participant: Participant | null
  product: Product
}

type Wanted = { joins?: Sql /** For when; now where nothing is said. */; at?: Sql }

/**
 * Lines of `basket b` as one JSON array in their order, each with what it is priced and checked by; `product` says how
 * much of the dish `p` is wanted, `joins` what that needs beside it.
 */
export const linesOf = (product: Sql, { joins = sql``, at = sql`now()` }: Wanted = {}) => {
  const { forSale, freeOptions, optionGroups } = menuAt(at)
  return sql`(select coalesce(json_agg(line), '[]') from (
        select i.id as item_id, i.quantity, i.option_ids, i.options_key, i.seen,
          case when f.id is null then null else json_build_object('id', f.id, 'name', f.name) end as participant,
          ${chosenOptions(sql`i.option_ids`)} as chosen,
          (p.deleted_at is null and p.moderation_status = 'approved' and c.moderation_status = 'approved'
           and p.restaurant_id = b.restaurant_id) as is_listed,
          ${servings}, r.ahead_days is not null as is_ahead,
          json_build_object('id', c.id, 'label', c.label, 'dishes_per_quarter', c.dishes_per_quarter) as category,
          ${forSale} as is_for_sale, p.stock, sum(i.quantity) over (partition by i.product_id)::int as wanted, ${freeOptions} as offered_options, ${optionGroups} as offered_groups, ${product} as product
        from basket_item i join product p on p.id = i.product_id join product_category c on c.id = p.category_id
        join restaurant r on r.id = p.restaurant_id left join group_participant f on f.id = i.participant_id ${joins}
        where i.basket_id = b.id order by i.created_at, i.id) line)`
}

/**
 * The line, priced and checked against the menu of the moment it was read for. `at` says that this is the moment of the
 * meal; before one is chosen, what is served at other hours stays where it may be wanted for a time.
 */
export function lineOf<Product extends Priced>(row: LineRow<Product>, now: Date, at?: Date): LoadedLine<Product> {
  const { item_id, quantity, product, chosen, seen, participant } = row
  const line = {
    quantity,
    product,
    product_options: chosen,
    cancellation_comment: whyUnavailable(row, at ?? (row.is_ahead ? null : now)),
  }
  const gone = row.is_for_sale ? unknownOptions(offerOf(row), row.option_ids) : []
  const named = [...chosen, ...(seen?.product_options ?? [])]
  const gone_options = gone.flatMap((id) => named.find((option) => option.id === id)?.name ?? [])
  return {
    ...line,
    id: item_id,
    line_total: lineTotal(line),
    gone_options,
    seen,
    participant,
    stock: row.stock,
    category: row.category,
  }
}

/** What a restaurant's offers take off the lines that can be ordered, for a meal at `at`. */
export function offersFor(
  offers: readonly Offer[],
  lines: readonly LoadedLine<Priced & { id: string }>[],
  at: Date,
): AppliedOffers {
  const ordered = lines.filter((line) => line.cancellation_comment === null)
  const asked = ordered.map(({ id, quantity, product, product_options, category }) => ({
    ...{ id, quantity, product_id: product.id, category_id: category.id, unit_price: unitPrice(product) },
    price: pricedWithOptions(product, product_options),
  }))
  return applyOffers(offers, asked, at)
}

/** What may be chosen of a line's dish today. */
export function offerOf({ offered_options, offered_groups }: Orderable) {
  return { product_options: offered_options, product_option_groups: offered_groups }
}

/** Whether there is something to choose of a line's dish today. */
export function offersChoice({ offered_options, offered_groups }: LineRow<unknown>) {
  return offered_options.length + offered_groups.length > 0
}

/** What may be chosen of a dish today, and whether it is to be had at all. */
export type Orderable = Pick<
  LineRow<unknown>,
  'is_for_sale' | 'stock' | 'wanted' | 'offered_options' | 'offered_groups'
>

/** @throws {Refusal} `basket.product_unavailable`, `basket.stock_short`, `basket.options_invalid` */
export function demandOrderable(line: Orderable, chosen: readonly string[]) {
  if (!line.is_for_sale) throw new Refusal('basket.product_unavailable')
  if (line.stock !== null && line.wanted > line.stock) throw stockShort(line.stock)
  if (unknownOptions(offerOf(line), chosen).length > 0) throw new Refusal('basket.options_invalid')
  const refusals = checkOptions(line.offered_groups, chosen)
  if (refusals.length === 0) return
  const errors = Object.fromEntries(refusals.map((refusal) => [refusal.group_id, refusal.message]))
  throw new Refusal('basket.options_invalid', { errors })
}

/** More was asked of a dish than is left of it. */
export const stockShort = (stock: number) => new Refusal('basket.stock_short', { message: shortWords(stock) })

/** `at` is when it is served; null while nobody has said when it is wanted. */
function whyUnavailable(row: LineRow<unknown>, at: Date | null): string | null {
  const { is_listed, is_for_sale, option_ids, offered_groups } = row
  if (!is_listed) return 'Блюдо больше не\u00A0продаётся'
  if (!is_for_sale) return 'Блюдо закончилось'
  const closed = at && notServedWords(row.servings, at)
  if (closed) return closed
  if (row.stock !== null && row.wanted > row.stock) return shortWords(row.stock)
  if (unknownOptions(offerOf(row), option_ids).length > 0) return 'Выбранная добавка закончилась'
  if (checkOptions(offered_groups, option_ids).length > 0) return 'Изменились добавки: выберите заново'
  return null
}
