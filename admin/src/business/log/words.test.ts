import { expect, test } from 'bun:test'
import { KIND_LABELS } from '@ostrov/shared/moderation/kinds'
import { actorWords, actWords, changeWords, subjectWords } from './words'

const now = new Date('2026-11-22T03:00:00Z')
const subject = { kind: 'order', ref: '10485', title: null }
const actor = { kind: 'business', id: 'a', name: 'Мария' } as const
const change = (field: string, from: unknown, to: unknown) => changeWords({ changes: [{ field, from, to }] }, now)

test('an act is said in words, also one that nobody has put into words', () => {
  expect(actWords({ act: 'order.move', subject })).toBe('Перевёл заказ')
  expect(actWords({ act: 'delivery_zone.remove', subject })).toBe('Удалил: зона доставки')
  expect(actWords({ act: 'whatever.it_is', subject: { ...subject, kind: 'product' } })).toBe('Изменил: блюдо')
})

test.each(Object.entries(KIND_LABELS))('what is done to a moderated %s is said by its label', (kind, label) => {
  const done = ['create', 'change', 'delete'].map((verb) => actWords({ act: `${kind}.${verb}`, subject }))
  expect(done).toEqual(['Добавил', 'Изменил', 'Удалил'].map((verb) => `${verb}: ${label.toLowerCase()}`))
})

test('an order is called by its number, a dish by its name, oneself by nothing', () => {
  expect(subjectWords({ subject, actor })).toBe('Заказ №\u00A010485')
  expect(subjectWords({ subject: { kind: 'product', ref: 'x', title: 'Борщ' }, actor })).toBe('«Борщ»')
  expect(subjectWords({ subject: { kind: 'business', ref: 'a', title: 'Мария' }, actor })).toBeNull()
})

test('an administrator and a customer have no name here', () => {
  expect(actorWords({ actor: { kind: 'admin', id: null, name: null }, is_impersonated: false })).toBe(
    'Модератор площадки',
  )
  expect(actorWords({ actor, is_impersonated: true })).toBe('Мария (через администратора)')
})

test('money, statuses, pictures and yes or no are said as people say them', () => {
  expect(change('price', 690, 710)).toEqual([{ label: 'Цена', from: '690\u00A0₽', to: '710\u00A0₽' }])
  expect(change('status', 'pending', 'approved')[0]).toMatchObject({ from: 'На проверке', to: 'Одобрено' })
  expect(change('image_id', null, '018f')).toEqual([{ label: 'Фото', from: '—', to: 'фото' }])
  expect(change('is_active', true, false)[0]).toMatchObject({ from: 'да', to: 'нет' })
})

test('of fields within a field only those that differ are told', () => {
  const before = { name: 'Дом', phones: ['79001112233'] }
  expect(change('general_info', before, { ...before, phones: [] })).toEqual([
    { label: 'Сведения: телефоны', from: '+7 (900) 111-22-33', to: '—' },
  ])
  expect(change('access', null, { Дом: ['orders', 'menu'] })).toEqual([
    { label: 'Доступ', from: '—', to: 'Дом: заказы, меню' },
  ])
  expect(change('events', { new_order: ['mail'] }, { new_order: ['mail', 'sms'] })).toEqual([
    { label: 'О\u00A0чём сообщать: Новый заказ', from: 'письмо', to: 'письмо, смс' },
  ])
})
