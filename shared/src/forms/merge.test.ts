import { expect, test } from 'bun:test'
import type { Field } from './form'
import { changedFields, fieldWords, mergeValues } from './merge'

const base = { name: 'Уха', price: '450', description: '', dishes: ['a', 'b'] }

test('what only the other changed is taken over, what both changed stays mine and is named', () => {
  const mine = { ...base, name: 'Уха с лососем', description: 'Горячая' }
  const theirs = { ...base, name: 'Уха по-фински', price: '490' }
  const { values, taken, clashes } = mergeValues(base, mine, theirs)
  expect(values).toEqual({ ...base, name: 'Уха с лососем', price: '490', description: 'Горячая' })
  expect([taken, clashes]).toEqual([['price'], ['name']])
})

test('the same change by both is no clash', () => {
  const changed = { ...base, price: '500' }
  expect(mergeValues(base, changed, { ...changed })).toMatchObject({ taken: [], clashes: [] })
})

test('what of a field is compared is the form’s to say', () => {
  const turned = { ...base, dishes: ['b', 'a'] }
  expect(changedFields(base, turned)).toEqual(['dishes'])
  expect(changedFields(base, turned, (values, name) => [...values[name]].sort())).toEqual([])
})

test('what belongs to a field is taken over with it and stays with it', () => {
  const place = { address: 'Мира, 1', house: 'A', note: '' }
  const plain = (values: typeof place, name: keyof typeof place) => (name === 'house' ? null : values[name])
  const theirs = { address: 'Мира, 9', house: 'B', note: 'Со двора' }
  const along = { address: ['house'] } as const
  expect(mergeValues(place, { ...place, note: 'С улицы' }, theirs, plain, along).values).toEqual({
    ...theirs,
    note: 'С улицы',
  })
  const mine = { ...place, address: 'Мира, 5', house: 'C' }
  expect(mergeValues(place, mine, theirs, plain, along)).toEqual({
    values: { ...mine, note: 'Со двора' },
    taken: ['note'],
    clashes: ['address'],
  })
})

test('what a field holds is said in words', () => {
  const words = (
    kind: Exclude<Field['kind'], 'rich' | 'point'>,
    value: unknown,
    more: Pick<Field, 'choices' | 'max'> = {},
  ) => fieldWords({ label: 'Поле', kind, ...more }, value)
  expect([words('flag', true), words('flag', false)]).toEqual(['да', 'нет'])
  expect([words('text', ' '), words('text', 'Уха'), words('number', 450)]).toEqual(['пусто', '«Уха»', '450'])
  expect([words('money', '150'), words('money', '')]).toEqual(['150\u00A0₽', 'пусто'])
  expect(words('choice', 'same', { choices: { same: 'Как всегда' } })).toBe('«Как всегда»')
  expect([words('date', '2026-12-31'), words('date', '31.1')]).toEqual(['31\u00A0декабря', '«31.1»'])
  expect([words('references', ['a', 'b']), words('images', [{}], { max: 1 }), words('images', [], { max: 1 })]).toEqual(
    [...['2', 'другая картинка', 'нет']],
  )
})
