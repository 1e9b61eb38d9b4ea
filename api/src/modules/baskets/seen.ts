import {
  type BasketChange,
  type CurrentLine,
  type KeptTerms,
  lineChanges,
  type Seen,
} from '@ostrov/shared/baskets/changes'
import { type Priced, pricedWithOptions } from '@ostrov/shared/menu/choice'
import type { Em } from '../../db/orm'
import { changed, type Sql, sql } from '../../db/sql'

type Line = {
  id: string
  quantity: number
  product: Priced & { name: string }
  product_options: readonly { id: string; name: string; price: number }[]
  cancellation_comment: string | null
  gone_options: readonly string[]
  seen: Seen | null
  participant: object | null
}

/** What is different of a basket's lines, and which dishes of a repeated order are not in it. */
export function changesOf(lines: readonly Line[], left_out: readonly string[]): BasketChange[] {
  const seen = lines.map((line) => ({ ...currentOf(line), ...line.seen }))
  const skipped = left_out.map((name) => ({
    ...{ kind: 'skipped' as const, item_id: null, name, from: null, to: null, reason: 'нет в\u00a0продаже' },
  }))
  return [...lineChanges(seen, lines.map(currentOf)), ...skipped]
}

/** Names a list of changes, so that who says «Понятно» says it of these alone. */
export function keyOfChanges(changes: readonly BasketChange[]): string {
  return changes.length === 0 ? '' : Bun.hash(JSON.stringify(changes)).toString(36)
}

/**
 * The person was told: lines count as seen as they are; `isAll` false for those alone that nobody had seen yet, and for how
 * many friends have put in, which is told once.
 */
export async function keepSeen(em: Em, lines: readonly Line[], isAll: boolean) {
  const told = lines.filter(
    ({ seen, participant, quantity }) => isAll || seen === null || (participant !== null && seen.quantity !== quantity),
  )
  if (told.length === 0) return
  const kept = told.map((line) => ({ id: line.id, seen: seenOf(line) }))
  await changed(
    em,
    sql`update basket_item i set seen = kept.seen
        from json_to_recordset(${JSON.stringify(kept)}::json) as kept (id uuid, seen jsonb) where i.id = kept.id`,
  )
}

/** The person was told what delivery means; with `isRead` also what a repeated order lacks. */
export async function keepTerms(
  em: Em,
  basket_id: string,
  { terms, isRead }: { terms: KeptTerms | null; isRead: boolean },
) {
  await changed(
    em,
    sql`update basket set seen_terms = ${terms && JSON.stringify(terms)}::jsonb,
          left_out = case when ${isRead} then '{}' else left_out end where id = ${basket_id}`,
  )
}

/** A line of `product p` as who puts it in sees it. */
export const seenNow = (option_ids: Sql, quantity: Sql) =>
  sql`(select jsonb_build_object('quantity', ${quantity}, 'cancellation_comment', null,
        'price', case when p.discount_price > 0 then p.discount_price else p.price end + coalesce(sum(o.price), 0),
        'product_options', coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name)) filter (where o.id is not null), '[]'))
      from (select) one left join product_option o on o.id = any(${option_ids}))`

/** What was kept of a line, with the quantity its person has chosen now. */
export const withQuantity = (seen: Sql, quantity: Sql) => sql`jsonb_set(${seen}, '{quantity}', to_jsonb(${quantity}))`

function currentOf(line: Line): CurrentLine {
  const { id, quantity, product, product_options, cancellation_comment, gone_options } = line
  const price = pricedWithOptions(product, product_options)
  return { id, name: product.name, price, quantity, product_options, cancellation_comment, gone_options }
}

function seenOf(line: Line): Seen {
  const { price, quantity, product_options, cancellation_comment } = currentOf(line)
  return {
    price,
    quantity,
    cancellation_comment,
    product_options: product_options.map(({ id, name }) => ({ id, name })),
  }
}
