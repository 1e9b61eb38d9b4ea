import { expect, test } from 'bun:test'
import { missingSentence, replacementSentence, struckItems, struckLine, struckSentence } from './struck'

const hotdog = {
  name: 'Хот-дог в лаваше',
  quantity: 1,
  line_total: 240,
  discount: 0,
  cancellation_comment: 'Закончилось',
}
const soup = { name: 'Суп', quantity: 2, line_total: 600, discount: 0, cancellation_comment: null }

test('a struck line says what, why and by how much', () => {
  expect(struckLine(hotdog)).toBe('Хот-дог в лаваше\u00A0— закончилось, −240\u00A0₽')
  expect(struckLine({ ...soup, cancellation_comment: 'СВЧ сломалась.' })).toBe(
    'Суп ×\u00A02\u00A0— СВЧ сломалась, −600\u00A0₽',
  )
})

test('only struck lines are told of', () => {
  expect(struckItems([hotdog, soup])).toEqual([hotdog])
  expect(struckSentence([hotdog, soup])).toBe('Ресторан убрал: Хот-дог в лаваше\u00A0— закончилось, −240\u00A0₽')
  expect(struckSentence([soup])).toBeNull()
})

test('what is asked names the line, its reason and what is offered instead', () => {
  expect(missingSentence([hotdog])).toBe('Нет: Хот-дог в лаваше\u00A0— закончилось, −240\u00A0₽')
  const ayran = { name: 'Айран', quantity: 2, line_total: 240, discount: 0 }
  expect(replacementSentence(hotdog, ayran)).toBe(
    'Вместо «Хот-дог в лаваше» (закончилось)\u00A0— «Айран»\u00A0×\u00A02, 240\u00A0₽',
  )
})

test('quotes of a name stand within those of the sentence', () => {
  const roll = { ...hotdog, name: 'Ролл «Анива»' }
  const other = { name: 'Калифорния "Люкс"', quantity: 1, line_total: 390, discount: 0 }
  expect(replacementSentence(roll, other)).toBe(
    'Вместо «Ролл „Анива“» (закончилось)\u00A0— «Калифорния „Люкс“», 390\u00A0₽',
  )
})
