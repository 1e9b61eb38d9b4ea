import { expect, test } from 'bun:test'
import { csv, priceLists, toOf } from '../../../test/price-lists'
import { openProduct } from '../../../test/product'

const product = await openProduct({ LIMITS: 'writes=10000/60 imports=10000/60' })
const { known, planned } = priceLists(product)

const priced = (price: string) => planned(csv(`Супы;Борщ;${price};300;`))

test.each(['1,000', '1.000', '1,500.00', '1,5', '12 50', '690-00', 'от 690'])(
  'a price of «%s» is asked about at its cell, over a known dish too',
  async (price) => {
    for (const plan of [
      await priced(`"${price}"`),
      await (await known()).load(`Название;Цена\nРолл «Чайка»;"${price}"`),
    ]) {
      expect(plan.rows).toEqual([])
      expect(plan.problems).toMatchObject([{ line: 2, column: 'Цена', value: price }])
      expect(plan.problems[0]?.reason).toContain(`«${price}»`)
    }
  },
)

test.each([
  ['690 руб.', '690'],
  ['1 200', '1200'],
  ['1\u202F000', '1000'],
  ['1 000,00', '1000'],
  ['690.00', '690'],
  ['00690', '690'],
])('a price of «%s» is plainly %s', async (price, to) => {
  expect(toOf(await priced(price), 'Цена')).toBe(to)
})

test.each([
  ['250 г', '250', 'г'],
  ['250гр', '250', 'г'],
  ['250 гр.', '250', 'г'],
  ['0,5 л', '0,5', 'л'],
  ['1,250 кг', '1,25', 'кг'],
  ['330 mL', '330', 'мл'],
  ['1 150', '1150', undefined],
])('a weight of «%s» is %s %s', async (weight, to, unit) => {
  const plan = await planned(csv(`Супы;Борщ;300;"${weight}";`))
  expect([plan.problems, toOf(plan, 'Вес'), toOf(plan, 'Единица')]).toEqual([[], to, unit])
})

test.each(['гр', 'гр.', 'Г', 'граммов', 'мл', 'mL', 'шт.', 'л.'])('«%s» is a unit', async (unit) => {
  const plan = await planned(`Категория;Название;Цена;Вес;Единица\nСупы;Борщ;300;250;${unit}`)
  expect([plan.problems, plan.counts.create]).toEqual([[], 1])
})

test('a weight whose unit is another than its column says, or may be thousands, is asked about', async () => {
  const plan = await planned('Категория;Название;Цена;Вес;Единица\nСупы;А;300;250 г;л\nСупы;Б;300;"1,250";г')
  expect(plan.problems).toMatchObject([
    { line: 2, column: 'Вес', value: '250 г' },
    { line: 3, column: 'Вес', value: '1,250' },
  ])
})

test.each([
  ['ИСТИНА', 'да'],
  ['истина', 'да'],
  ['TRUE', 'да'],
  ['1', 'да'],
  ['+', 'да'],
  ['ЛОЖЬ', 'нет'],
  ['FALSE', 'нет'],
  ['0', 'нет'],
])('what a table’s program calls yes and no: «%s»', async (word, to) => {
  const plan = await planned(`Категория;Название;Цена;Вес;В продаже\nСупы;Борщ;300;250;${word}`)
  expect([plan.problems, toOf(plan, 'В продаже')]).toEqual([[], to])
})

test('a name in other Unicode or with spare blanks is the same name', async () => {
  const { load } = await known()
  for (const name of ['Ролл «Чайка»'.normalize('NFD'), 'Ролл\u00A0\u00A0«Чайка»', ' Ролл «Чайка»\u200B']) {
    const plan = await load(`Название;Цена\n${name};777`)
    expect(plan.rows).toMatchObject([{ changes: [{ label: 'Цена', to: '777' }] }])
    expect((await load(`Название;Цена\n${name};610`)).counts.same).toBe(1)
  }
})

test('what is taken away is shown, and an option that is itself called «Нет» is asked about', async () => {
  const { load, put, attached } = await known('Нет')
  const asked = await load('Название;Цена;Опции\nРолл «Чайка»;700;Нет')
  expect(asked.problems).toMatchObject([{ line: 2, column: 'Опции', value: 'Нет' }])
  const kept = await load('Название;Цена;Опции\nРолл «Чайка»;700;"""Нет"""')
  expect(kept.rows[0]?.changes.map(({ label }) => label)).toEqual(['Цена'])
  await put(kept.id, 'apply')
  expect(await attached()).toEqual([{ name: 'Нет' }])
})

test('«нет» takes options away, and shows it', async () => {
  const { load, put, attached } = await known('Сыр')
  const plan = await load('Название;Опции\nРолл «Чайка»;нет')
  expect(plan.rows[0]?.changes).toMatchObject([{ label: 'Опции', from: 'Сыр', to: 'нет' }])
  await put(plan.id, 'apply')
  expect(await attached()).toEqual([])
})

test('codes of another program are said once, and its rows are known by their names', async () => {
  const { load } = await known()
  for (const [one, other] of [
    ['00-00012345', '00-00012346'],
    [crypto.randomUUID(), crypto.randomUUID()],
  ]) {
    const plan = await load(`Код;Название;Цена\n${one};Ролл «Чайка»;700\n${other};Ролл «Чайка» ;`)
    expect(plan.problems[0]).toMatchObject({ line: 2, column: 'Код', value: one })
    expect(plan.problems).toHaveLength(2)
    expect(plan.rows).toMatchObject([
      { name: 'Ролл «Чайка»', action: 'change', changes: [{ label: 'Цена', to: '700' }] },
    ])
  }
})
