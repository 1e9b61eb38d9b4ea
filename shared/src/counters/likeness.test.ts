import { expect, test } from 'bun:test'
import { LEAST, likeGoods, SURE } from './likeness'

const GOODS = ['Пицца Маргарита 30см', 'Пицца Пепперони 30см', 'Борщ', 'Лосось на гриле', 'Соус'].map((name) => ({
  name,
}))
const likely = likeGoods(GOODS)
const like = (name: string, most: number) => likely(name, { least: LEAST.dish, most })
const first = (name: string) => like(name, 1)[0]

test.each([
  ['Пицца «Маргарита»', 'Пицца Маргарита 30см'],
  ['БОРЩ, 300 г', 'Борщ'],
  ['Маргарита пицца', 'Пицца Маргарита 30см'],
])('«%s» is surely «%s»', (name, good) => {
  const found = first(name)
  expect(found?.good.name).toBe(good)
  expect(found?.likeness ?? 0).toBeGreaterThanOrEqual(SURE)
})

test('one word of several is a hint, never sure', () => {
  const found = like('Пицца Четыре сыра', 3)
  expect(found.every(({ likeness }) => likeness < SURE)).toBe(true)
  expect(first('Гриль лосося')?.good.name).toBe('Лосось на гриле')
})

test('what has no word in common is offered nothing', () => {
  expect(like('Чай зелёный', 3)).toEqual([])
})

test('an option that is one word of a dish is none of it', () => {
  expect(likely('С лососем', { least: LEAST.option, most: 3 })).toEqual([])
})
