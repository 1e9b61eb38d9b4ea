import type { ProductWire } from '@ostrov/shared/menu/schema'
import type { SearchResultWire } from '@ostrov/shared/restaurants/search-schema'
import type { Em } from '../../db/orm'
import { sql, variedRows } from '../../db/sql'
import { readCards } from '../restaurants/card'
import { readings } from './keyboard-layout'
import { productColumns, productJoins } from './product-sql'

const LIMIT = 20
/** A word that half the titles share is ranked among its first matches only. */
const CANDIDATES = 500
/** So many of the closest names are looked up among the dishes. */
const NAMES = 30

/** Restaurants and dishes by name: with typos, «ё» or «е», and the wrong keyboard layout; 20 of each, the closest first. */
export async function search(em: Em, query: string, now: Date): Promise<SearchResultWire> {
  const words = readings(query)
  if (words.length === 0) return { restaurants: [], products: [], total: 0 }
  const { restaurants, products } = await em.transactional(async (tx) => {
    // Two wrong letters in a long word fall below the ordinary 0.6, and the trigram index obeys only the setting.
    // The limit on candidates would make reading the whole table look cheap, which it is not for a rare word.
    await variedRows(
      tx,
      sql`select set_config('pg_trgm.word_similarity_threshold', '0.5', true), set_config('enable_seqscan', 'off', true),
            set_config('enable_indexonlyscan', 'off', true)`,
    )
    const found = await findRestaurants(tx, words)
    const cards = await readCards(
      tx,
      found.map((one) => one.id),
      now,
    )
    return { restaurants: cards, products: await findProducts(tx, words) }
  })
  return { restaurants, products, total: restaurants.length + products.length }
}

const restaurantName = sql`translate(r.title, 'ёЁ', 'еЕ')`
const dishName = sql`translate(n.name, 'ёЁ', 'еЕ')`
type Name = typeof dishName

function findRestaurants(em: Em, words: string[]) {
  return variedRows<{ id: string }>(
    em,
    sql`with near as materialized (
          select r.id, r.rating, ${closeness(restaurantName, words)} as closeness from restaurant r
          where r.moderation_status = 'approved' and ${matches(restaurantName, words)} limit ${CANDIDATES})
        select id from near order by closeness desc, rating desc, id limit ${LIMIT}`,
  )
}

/** Those whose names hold a word as it was typed; only when they do not fill the list, those that sound like it too. */
async function findProducts(em: Em, words: string[]) {
  const typed = await findDishes(em, words, contains(dishName, words))
  return typed.length === LIMIT ? typed : findDishes(em, words, matches(dishName, words))
}

function findDishes(em: Em, words: string[], isNear: Name) {
  return variedRows<ProductWire & { restaurant_title: string }>(
    em,
    sql`with near as materialized (
          select n.name, ${closeness(dishName, words)} as closeness from product_name n where ${isNear}
          order by closeness desc, n.name limit ${NAMES}),
        -- The more names are near, the fewer dishes of each: a list of twenty that are called the same helps nobody.
        found as materialized (
          select dish.id, near.closeness from near cross join lateral (
            select p.id, p.rating from product p
            join product_category c on c.id = p.category_id and c.is_active and c.moderation_status = 'approved'
            join restaurant r on r.id = p.restaurant_id and r.moderation_status = 'approved'
            where p.name = near.name and p.is_active and p.moderation_status = 'approved' and p.deleted_at is null
            order by p.rating desc, p.id limit (select greatest(2, ${2 * LIMIT} / count(*)) from near)) dish
          order by near.closeness desc, dish.rating desc, dish.id limit ${LIMIT})
        select ${productColumns}, r.title as restaurant_title
        from found join product p on p.id = found.id join restaurant r on r.id = p.restaurant_id ${productJoins}
        order by found.closeness desc, p.rating desc, p.id`,
  )
}

// A short word is found as a part of a name, a longer one by its trigrams as well.
function matches(name: Name, words: string[]) {
  const ways = words.map((word) => sql`${name} ilike ${`%${escaped(word)}%`} or ${word} <% ${name}`)
  return sql`(${sql.join(ways, sql` or `)})`
}

function contains(name: Name, words: string[]) {
  const ways = words.map((word) => sql`${name} ilike ${`%${escaped(word)}%`}`)
  return sql`(${sql.join(ways, sql` or `)})`
}

function closeness(name: Name, words: string[]) {
  return sql`greatest(${sql.join(words.map((word) => sql`word_similarity(${word}, ${name})`))})`
}

function escaped(word: string) {
  return word.replace(/[\\%_]/g, '\\$&')
}
