import { expect, test } from 'bun:test'
import { restaurants } from '../pages/dev/_samples'
import { restaurantCard } from './restaurant-card'
import type { RestaurantCardProps } from './restaurant-words'

type Facts = Partial<RestaurantCardProps['restaurant']>
const [sample] = restaurants
if (!sample) throw new Error('No sample')
const { now, restaurant } = sample

/** What stands on the card of such a restaurant, as one reads it. */
function words(facts: Facts): string {
  const html = String(restaurantCard({ now, restaurant: { ...restaurant, ...facts } }))
  return html
    .replace(/<[^>]+>/g, '|')
    .replace(/\s*\|[\s|]*/g, '|')
    .replaceAll('\u00a0', ' ')
}

const closed = { is_open: false, opens_at: '2026-11-20T10:00:00+11:00' }
const free = { delivery_price: 0 }

test.each<[string, Facts, string]>([
  ['the hour of opening when it is closed', closed, '|Откроется в 10:00|'],
  ['that it opens tomorrow', { ...closed, opens_at: '2026-11-21T10:00:00+11:00' }, '|Откроется завтра в 10:00|'],
  ['that it is closed when nothing tells the hour', { is_open: false, opens_at: null }, '|Закрыто|'],
  ['when a delivery is promised', {}, '|35–65 мин|'],
  ['what delivery costs', {}, '|149 ₽|'],
  ['from which sum delivery is free', {}, '|бесплатно от 2 100 ₽|'],
  ['that delivery is free', free, '|Бесплатно|'],
  ['the lowest sum it takes', {}, '· заказ от 800 ₽|'],
  ['that it only hands out', { delivers: false }, '|Только самовывоз|'],
  ['that an address out of its zones may still collect', {}, '|Самовывоз, ваш адрес вне зоны доставки|'],
  ['that an address is out of its zones', { pickup: false }, '|Ваш адрес вне зоны доставки|'],
  ['that nobody has rated it', { reviews_count: 0 }, '|Новый|'],
  ['its rating and how many gave it', { reviews_count: 1 }, '|Рейтинг 4,9, 1 отзыв|4,9 · 1|'],
  ['so many reviews in words that agree', { reviews_count: 22 }, '|Рейтинг 4,9, 22 отзыва|'],
  ['so many reviews in words that agree, again', { reviews_count: 512 }, '|Рейтинг 4,9, 512 отзывов|'],
])('a restaurant’s card says %s', (_, facts, label) => {
  expect(words(facts)).toContain(label)
})

test.each<[string, Facts, RegExp]>([
  ['a minimum where there is none', { min_order_sum: 0 }, /заказ от/],
  ['what delivery costs where there is none', { delivers: false }, /₽|Бесплатно/],
  ['from which sum it is free where it always is', free, /бесплатно от/],
  ['an hour of opening while it is open', {}, /Откроется|Закрыто/],
])('a restaurant’s card does not say %s', (_, facts, label) => {
  expect(words(facts)).not.toMatch(label)
})
