import type { ProductWire } from '@ostrov/shared/menu/schema'
import type { SearchResultWire } from '@ostrov/shared/restaurants/search-schema'
import type { Em } from '../../db/orm'
import { rows, sql } from '../../db/sql'
import { readCards } from '../restaurants/card'
import { readings } from './keyboard-layout'
import { productColumns, productJoins, visible } from './product-sql'

const LIMIT = 20

/** Restaurants and dishes by name: with typos, «ё» or «е», and the wrong keyboard layout; 20 of each, the closest first. */
export async function search(em: Em, query: string, now: Date): Promise<SearchResultWire> {
  const words = readings(query)
  if (words.length === 0) return { restaurants: [], products: [], total: 0 }
  const { restaurants, products } = await em.transactional(async (tx) => {
    // Two wrong letters in a long word fall below the ordinary 0.6; the setting is what the trigram index obeys.
    await rows(tx, sql`select set_config('pg_trgm.word_similarity_threshold', '0.5', true)`)
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
const productName = sql`translate(p.name, 'ёЁ', 'еЕ')`
type Name = typeof productName

function findRestaurants(em: Em, words: string[]) {
  return rows<{ id: string }>(
    em,
    sql`select r.id from restaurant r where r.moderation_status = 'approved' and ${matches(restaurantName, words)}
        order by ${closeness(restaurantName, words)} desc, r.rating desc, r.id limit ${LIMIT}`,
  )
}

function findProducts(em: Em, words: string[]) {
  return rows<ProductWire & { restaurant_title: string }>(
    em,
    sql`with found as materialized (
          select p.id, ${closeness(productName, words)} as closeness from product p
          join product_category c on c.id = p.category_id
          join restaurant r on r.id = p.restaurant_id and r.moderation_status = 'approved'
          where ${visible} and ${matches(productName, words)}
          order by closeness desc, p.rating desc, p.id limit ${LIMIT})
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

function closeness(name: Name, words: string[]) {
  return sql`greatest(${sql.join(words.map((word) => sql`word_similarity(${word}, ${name})`))})`
}

function escaped(word: string) {
  return word.replace(/[\\%_]/g, '\\$&')
}
