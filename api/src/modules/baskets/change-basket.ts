import { optionsKey } from '@ostrov/shared/baskets/rules'
import type { BasketItemInput } from '@ostrov/shared/baskets/schema'
import { MAX_PARTICIPANT_LINES } from '@ostrov/shared/groups/rules'
import { MAX_QUANTITY } from '@ostrov/shared/menu/choice'
import { notServedWords } from '@ostrov/shared/menu/hours'
import type { Em } from '../../db/orm'
import { changed, isTaken, pipelined, row, rows, sql } from '../../db/sql'
import { statement } from '../../db/statement'
import { Refusal } from '../../kernel/problems'
import { demandOrderable, stockShort } from './basket-lines'
import { basketsAt, basketsOf, ofEach, ofPerson, ownerOf, type Person, readBasket } from './read-baskets'
import { seenNow, withQuantity } from './seen'

/** A basket holds so many lines at most. */
export const MAX_LINES = 100
const MAX_BASKETS_OF_GUEST = 30

type Added = typeof BasketItemInput.static

/**
 * Puts a dish into the basket of its restaurant; the same dish with the same options adds to its line. Said again under
 * its `line_id`, a line that came of it is not added to: it holds the most that was said.
 * @throws {Refusal} `request.key_reused` for a `line_id` of another line, `product.not_found`, `basket.product_unavailable`, `basket.options_invalid`, `basket.quantity_limit`, `basket.too_many`
 */
export async function addItem(em: Em, person: Person, input: Added, now: Date) {
  return { basket: await em.transactional((tx) => addLine(tx, person, { ...input, participant_id: null }, now)) }
}

/**
 * The same inside of a transaction, which holds the basket to its end; `participant_id` of a friend who puts it into the
 * person's basket.
 */
export async function addLine(em: Em, person: Person, input: Added & { participant_id: string | null }, now: Date) {
  const { participant_id } = input
  const { owner, id } = ownerOf(person)
  const chosen = [...new Set(input.product_options ?? [])]
  const options_key = optionsKey(input.product_id, chosen)
  // Read after the writing, yet asked with it.
  const [put, found] = await pipelined([
    row(em, putItem[owner]({ ...input, owner: id, line_id: input.line_id ?? null, chosen, options_key })),
    rows(em, basketsAt[owner]({ owner: id, restaurant_id: input.restaurant_id })),
  ]).catch((error: unknown) => {
    // Said of another line at the same moment.
    throw isTaken(error, 'basket_item_pkey') ? new Refusal('request.key_reused') : error
  })
  if (!put) throw new Refusal('product.not_found')
  if (put.is_others) throw new Refusal('request.key_reused')
  const lines = found[0]?.lines ?? []
  const own = lines.filter((one) => (one.participant?.id ?? null) === participant_id)
  // The answer shows what was put beside what may be had today: the same reading refuses it.
  const line = own.find((one) => one.options_key === options_key)
  if (line) demandOrderable(line, chosen)
  const closed = line && !line.is_ahead && notServedWords(line.servings, now)
  if (closed) throw new Refusal('basket.product_unavailable', { message: closed })
  if (!put.is_put) throw new Refusal('basket.quantity_limit')
  if (put.is_new && put.others >= MAX_BASKETS_OF_GUEST) throw tooManyBaskets()
  if (lines.length > MAX_LINES) throw new Refusal('basket.too_many')
  if (participant_id && own.length > MAX_PARTICIPANT_LINES) throw new Refusal('basket.too_many')
  return basketsOf(found, now)[0] ?? null
}

/** `is_others`: the line of this `line_id` is of another dish, or of other options. */
type Put = { basket_id: string; is_new: boolean; is_put: boolean; is_others: boolean; others: number }

type Putting = {
  owner: string
  restaurant_id: string
  product_id: string
  participant_id: string | null
  line_id: string | null
  chosen: string[]
  options_key: string
  quantity: number
}

/** One statement: the basket, locked until the transaction ends, and its line; no row when its restaurant has no such dish. */
const putItem = ofEach((owner) =>
  statement<Putting, Put>((given) => {
    const [id, chosen, quantity] = [
      sql`${given('owner')}::uuid`,
      sql`${given('chosen')}::uuid[]`,
      sql`${given('quantity')}::int`,
    ]
    const participant_id = sql`${given('participant_id')}::uuid`
    const line_id = sql`md5(mine.id::text || ${given('line_id')}::text || coalesce(${participant_id}::text, ''))::uuid`
    const isOthers = sql`exists (select from basket_item i where i.id = ${line_id} and i.options_key <> ${given('options_key')}::text)`
    const sum = sql`case when basket_item.id = excluded.id then greatest(basket_item.quantity, excluded.quantity)
                    else basket_item.quantity + excluded.quantity end`
    // Of what a friend puts in the basket's person has seen nothing yet.
    const seen = seenNow(chosen, sql`case when ${participant_id} is null then ${quantity} else 0 end`)
    const seenThen = sql`case when ${participant_id} is null then ${withQuantity(sql`basket_item.seen`, sum)} else basket_item.seen end`
    // Who has signed in is bounded by the number of restaurants.
    const others = owner === 'user_id' ? sql`0` : sql`(select count(*)::int from basket b where b.guest_id = ${id})`
    return sql`with mine as (
          insert into basket (restaurant_id, ${sql.ref(owner)}) select p.restaurant_id, ${id} from product p
          where p.id = ${given('product_id')} and p.restaurant_id = ${given('restaurant_id')}
          on conflict (${sql.ref(owner)}, restaurant_id) do update set updated_at = now() returning id, (xmax = 0) as is_new),
        put as (
          insert into basket_item (id, basket_id, product_id, participant_id, option_ids, options_key, quantity, seen)
          select coalesce(${line_id}, uuidv7()), mine.id, p.id, ${participant_id}, ${chosen}, ${given('options_key')}::text, ${quantity}, ${seen}
          from mine join product p on p.id = ${given('product_id')}
          on conflict (basket_id, options_key, participant_id) do update set quantity = ${sum}, seen = ${seenThen}
          where (${sum}) <= ${sql.lit(MAX_QUANTITY)} returning id)
        select id as basket_id, is_new, exists (select from put) as is_put, ${isOthers} as is_others, ${others} as others from mine`
  }),
)

/**
 * Sets how many of a line; 0 removes it, and the last line takes the basket with it.
 * @throws {Refusal} `basket.item_not_found` when the line is gone or is another person's.
 */
export async function setQuantity(em: Em, person: Person, item_id: string, quantity: number, now: Date) {
  const basket_id = await em.transactional((tx) => changeLine(tx, person, { item_id, quantity, participant_id: null }))
  return { basket: await readBasket(em, basket_id, now) }
}

type Change = { item_id: string; quantity: number; participant_id: string | null }

/** The same inside of a transaction; a friend, `participant_id`, reaches their own lines alone. Answers the basket's id. */
export async function changeLine(em: Em, person: Person, { item_id, quantity, participant_id }: Change) {
  const basket = await row<{ id: string }>(
    em,
    sql`select b.id from basket b where ${ofPerson(person)}
          and b.id = (select i.basket_id from basket_item i where i.id = ${item_id}) for update`,
  )
  if (!basket) throw new Refusal('basket.item_not_found')
  const which = sql`where id = ${item_id} and basket_id = ${basket.id} and coalesce(participant_id = ${participant_id}::uuid, ${participant_id}::uuid is null)`
  const seen = participant_id ? sql`seen` : withQuantity(sql`seen`, sql`${quantity}::int`)
  const touched =
    quantity === 0
      ? sql`delete from basket_item ${which}`
      : sql`update basket_item i set quantity = ${quantity}, seen = ${seen} ${which} and (i.quantity >= ${quantity} or ${isLeft(quantity)})`
  if ((await changed(em, touched)) === 0) throw await notChanged(em, which)
  await dropEmpty(em, basket.id)
  return basket.id
}

/** So many of line `i` are left beside what its dish's other lines want; fewer than before may always be wanted. */
const isLeft = (quantity: number) => sql`not exists (select from product p where p.id = i.product_id
  and p.stock < ${quantity} + (select coalesce(sum(o.quantity), 0) from basket_item o
    where o.basket_id = i.basket_id and o.product_id = i.product_id and o.id <> i.id))`

async function notChanged(em: Em, which: ReturnType<typeof sql>) {
  const short = await row<{ stock: number }>(
    em,
    sql`select p.stock from product p where p.id = (select product_id from basket_item ${which})`,
  )
  return short ? stockShort(short.stock) : new Refusal('basket.item_not_found')
}

/** A basket without lines is no basket. */
export async function dropEmpty(em: Em, basket_id: string) {
  await changed(
    em,
    sql`delete from basket b where b.id = ${basket_id} and not exists (select from basket_item i where i.basket_id = b.id)`,
  )
}

/**
 * Clears a basket.
 * @throws {Refusal} `basket.not_found` when it is gone or is another person's.
 */
export async function removeBasket(em: Em, person: Person, basket_id: string) {
  const removed = await changed(em, sql`delete from basket b where b.id = ${basket_id} and ${ofPerson(person)}`)
  if (removed === 0) throw new Refusal('basket.not_found')
  return { basket: null }
}

/** A customer's basket of a restaurant, made when missing; its row stays locked until the transaction ends. */
export async function openBasket(em: Em, user_id: string, restaurant_id: string): Promise<string> {
  const basket = await row<{ id: string }>(
    em,
    sql`insert into basket (restaurant_id, user_id) values (${restaurant_id}, ${user_id})
        on conflict (user_id, restaurant_id) do update set updated_at = now() returning id`,
  )
  if (!basket) throw new Refusal('basket.not_found')
  return basket.id
}

/** @throws {Refusal} `basket.too_many` when a basket holds more than a hundred lines. */
export async function demandRoom(em: Em, basket_id: string) {
  const found = await row<{ lines: number }>(
    em,
    sql`select count(*)::int as lines from basket_item where basket_id = ${basket_id}`,
  )
  if ((found?.lines ?? 0) > MAX_LINES) throw new Refusal('basket.too_many')
}

function tooManyBaskets() {
  return new Refusal('basket.too_many', { message: 'Слишком много корзин. Оформите или очистите одну из\u00A0них.' })
}
