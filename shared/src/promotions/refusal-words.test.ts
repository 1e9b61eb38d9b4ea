import { expect, test } from 'bun:test'
import { lostWords, refusalWords } from './refusal-words'
import { PROMO_MESSAGES } from './rules'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('a code below its minimum names the sum, by the letter of the promotion', () => {
  const refused = { message: PROMO_MESSAGES['promo.below_minimum'], min_order_sum: 1500 }
  expect(plain(refusalWords(refused))).toBe('Мин. сумма заказа не соответствует условиям акции: от 1 500 ₽')
  const dear = { message: PROMO_MESSAGES['promo.below_minimum'], min_order_sum: 900 }
  expect(plain(refusalWords(dear))).toEndWith(': от 900 ₽')
})

test('another refusal names no sum', () => {
  const message = PROMO_MESSAGES['promo.expired']
  expect(refusalWords({ message, min_order_sum: 1500 })).toBe(message)
})

test('paid on receipt, a code says first what is really wrong with it', () => {
  const below = refusalWords({ message: PROMO_MESSAGES['promo.below_minimum'], min_order_sum: 1500 })
  expect(plain(lostWords('А', { discount: 0, message: below }))).toBe(
    'Промокод А не применится. Мин. сумма заказа не соответствует условиям акции: от 1 500 ₽.',
  )
  expect(plain(lostWords('А', { discount: 400, message: PROMO_MESSAGES['promo.online_only'] }))).toContain(
    'только при оплате онлайн: −400 ₽ не применится.',
  )
  expect(plain(lostWords('А', { discount: 0, message: null }))).toBe(
    'Промокод А действует только при оплате онлайн и не применится.',
  )
})
