import { expect, test } from 'bun:test'
import { Phrase } from '@ostrov/shared/ui/Phrase'
import { Picture, type PictureProps } from '@ostrov/shared/ui/Picture'
import { Stars } from '@ostrov/shared/ui/Stars'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { restaurants } from '../pages/dev/_samples'
import { phrase, picture, priceMarkup, starsMarkup } from './card-parts'
import { Price } from './Price'
import { productCard } from './product-card'
import { RestaurantCard } from './RestaurantCard'
import { restaurantCard } from './restaurant-card'

const drawn = <Props extends object>(component: ComponentType<Props>, props: Props) =>
  meaning(renderToStaticMarkup(createElement(component, props)))

/** Tags with their attributes in order and the text between them, as a browser reads them. */
async function meaning(html: { toString(): string }) {
  const read: string[] = []
  const listener = {
    element(element: HTMLRewriterTypes.Element) {
      // React leaves out what an icon says by itself.
      const attributes = [...element.attributes].filter(([name]) => name !== 'focusable')
      read.push(`<${element.tagName} ${attributes.map(([name, value]) => `${name}=${plain(value)}`).sort()}>`)
    },
    text(chunk: HTMLRewriterTypes.Text) {
      read.push(plain(chunk.text))
    },
  }
  await new HTMLRewriter()
    .on('*', listener)
    .transform(new Response(`<div>${html}</div>`))
    .text()
  return read.join('').replace(/;/g, '')
}

const plain = (text: string) =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

test.each(restaurants)('a restaurant’s card is the same on a page and in an island', async (card) => {
  expect(await meaning(restaurantCard(card))).toBe(await drawn(RestaurantCard, card))
})

test('names of any signs stay words', async () => {
  const [first] = restaurants
  if (!first) throw new Error('No sample')
  const name = `<i>"Чай" & 'кофе'</i>`
  const card = { ...first, restaurant: { ...first.restaurant, general_info: { name, cuisine_type: name } } }
  expect(await meaning(restaurantCard(card))).toBe(await drawn(RestaurantCard, card))
  expect(String(restaurantCard(card))).not.toContain('<i>')
})

const image = { id: 'sample-1', color: '#a9d3c8' }
test.each<PictureProps>([
  { image: null, alt: '' },
  { image, alt: 'Суп "Дня"', ratio: 16 / 9, eager: true, className: 'hero' },
  { image: { id: 'two' }, alt: '' },
])('a picture is the same on a page and in an island', async (props) => {
  expect(await meaning(picture(props))).toBe(await drawn(Picture, props))
})

test.each([
  { price: 0, free: true },
  { price: 620, discount_price: 490 },
  { price: 620, discount_price: 0 },
  { price: 1234567 },
])('a price is the same on a page and in an island', async (props) => {
  expect(await meaning(priceMarkup(props))).toBe(await drawn(Price, props))
})

test.each([{ rating: null }, { rating: 4.9, count: 512 }, { rating: 5, size: 14 }])(
  'stars are the same on a page and in an island',
  async (props) => {
    expect(await meaning(starsMarkup(props))).toBe(await drawn(Stars, props))
  },
)

test('a phrase is the same on a page and in an island', async () => {
  const text = 'Южно-Сахалинск, суп с лапшой'
  expect(await meaning(phrase(text))).toBe(await drawn(Phrase, { text }))
})

const dish = {
  ...{ id: '1', restaurant_id: '2', name: 'Ролл', description: 'с крабом', image, price: 590, discount_price: 0 },
  ...{ weight: 240, weight_unit: 'gram' as const, stock: null, has_options: false },
}

test('a dish that may be ordered leaves a place for its call, and says what it will be', () => {
  const html = String(productCard({ product: dish }))
  const call = { id: '1', name: 'Ролл', price: 590, discount_price: 0, has_options: false }
  expect(html).toContain(`data-call="${JSON.stringify(call).replaceAll('"', '&quot;')}"`)
  expect(html).toContain('Добавить')
  expect(String(productCard({ product: { ...dish, has_options: true } }))).toContain('Выбрать')
})

test('a dish that is served at other hours says when, and may be put into a basket for a time', () => {
  const html = String(productCard({ product: dish, note: 'Подают с\u00a008:00 до\u00a011:00' }))
  expect(html).toContain('Подают с\u00a008:00 до\u00a011:00 · 240')
  expect(html).toContain('data-call')
})

test('a dish that is out says so and leaves no place for a call', () => {
  const html = String(productCard({ product: dish, unavailable: 'Сегодня закончилось' }))
  expect(html).toContain('Сегодня закончилось')
  expect(html).not.toContain('data-call')
})
