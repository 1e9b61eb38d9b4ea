import { expect, test } from 'bun:test'
import { type BasketChange, type CurrentLine, changeSentence, lineChanges, termChanges } from './changes'

function line(id: string, change: Partial<CurrentLine> = {}): CurrentLine {
  const plain = { price: 500, quantity: 1, product_options: [], cancellation_comment: null, gone_options: [] }
  return { id, name: `Блюдо ${id}`, ...plain, ...change }
}
const said = (changes: readonly BasketChange[]) => changes.map(changeSentence)
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

test('a changed price is told with both prices', () => {
  const changes = lineChanges([line('a')], [line('a', { price: 590 })])
  expect(changes).toEqual([{ kind: 'price', item_id: 'a', name: 'Блюдо a', from: 500, to: 590, reason: null }])
  expect(said(changes).map(spaced)).toEqual(['Блюдо a: было 500 ₽, стало 590 ₽'])
})

test('a dish that is off sale is told with its reason and what it cost, and so is one that is back', () => {
  const off = line('a', { cancellation_comment: 'Блюдо закончилось' })
  expect(said(lineChanges([line('a')], [off])).map(spaced)).toEqual(['Блюдо a: блюдо закончилось, было 500 ₽'])
  expect(said(lineChanges([off], [line('a')])).map(spaced)).toEqual(['Блюдо a: снова в продаже, 500 ₽'])
})

test('a chosen option that is gone is named', () => {
  const off = line('a', { cancellation_comment: 'Выбранная добавка закончилась', gone_options: ['Сыр', 'Лук'] })
  expect(lineChanges([line('a')], [off])).toMatchObject([
    { kind: 'option', reason: 'закончилась добавка «Сыр», «Лук»' },
  ])
})

test('lines taken out, put in and counted anew elsewhere are told', () => {
  const seen = [line('a'), line('b')]
  const now = [line('b', { quantity: 3 }), line('c')]
  expect(said(lineChanges(seen, now)).map(spaced)).toEqual([
    'Блюдо a: больше нет в корзине',
    'Блюдо b: было 1 шт, стало 3 шт',
    'Блюдо c: теперь в корзине, 1 шт',
  ])
})

test('a line that was off sale before is no news, nor is an unchanged basket', () => {
  const off = line('a', { cancellation_comment: 'Блюдо закончилось' })
  expect(lineChanges([off, line('b')], [off, line('b')])).toEqual([])
})

test('delivery is told by its price, its minimum and from what sum it is free', () => {
  const before = { price: 100, min_order_sum: 500, free_delivery_sum: 2000 }
  const now = { price: 150, min_order_sum: 700, free_delivery_sum: null }
  expect(said(termChanges(before, now)).map(spaced)).toEqual([
    'Доставка: было 100 ₽, стало 150 ₽',
    'Минимальная сумма заказа: было 500 ₽, стало 700 ₽',
    'Бесплатная доставка: больше нет, было от 2 000 ₽',
  ])
  expect(termChanges(before, before)).toEqual([])
})

test('an address that nobody brings to any more is told once, and so is one that is brought to again', () => {
  const inside = { price: 100, min_order_sum: 500, free_delivery_sum: null }
  const outside = { price: null, min_order_sum: 0, free_delivery_sum: null }
  expect(said(termChanges(inside, outside))).toEqual(['Ваш адрес вне зоны доставки'])
  expect(said(termChanges(outside, inside)).map(spaced)).toEqual(['Ресторан снова доставляет по вашему адресу: 100 ₽'])
  expect(termChanges(outside, outside)).toEqual([])
})
