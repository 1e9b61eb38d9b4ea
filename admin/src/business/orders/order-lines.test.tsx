import { expect, test } from 'bun:test'
import type { OrderItemWire } from '@ostrov/shared/orders/schema'
import { renderToStaticMarkup } from 'react-dom/server'
import { OrderLines } from './OrderLines'

const line = (name: string, participant: string | null, cancellation_comment: string | null = null): OrderItemWire => ({
  ...{ id: `${name} ${participant}`, product_id: 'dish', name, image: null, weight: 100, weight_unit: 'gram' },
  ...{
    product_options: [],
    unit_price: 100,
    quantity: 1,
    line_total: 100,
    discount: 0,
    offers: [],
    cancellation_comment,
    participant,
  },
})
/** What one reads, from top to bottom. */
const words = (items: OrderItemWire[]) =>
  renderToStaticMarkup(<OrderLines items={items} />)
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll('\u00a0', ' '))
    .filter(Boolean)

test('what friends ordered together is packed person by person', () => {
  const items = [line('Суп', 'Аня'), line('Плов', 'Боря'), line('Чай', 'Аня', 'Кончился')]
  expect(words(items)).toEqual(['Аня', 'Суп', '× 1', 'Чай', 'Кончился', '× 1', 'Боря', 'Плов', '× 1'])
})

test('an order of one person names nobody', () => {
  expect(words([line('Суп', null), line('Чай', null)])).toEqual(['Суп', '× 1', 'Чай', '× 1'])
})
