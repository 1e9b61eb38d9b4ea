import { expect, test } from 'bun:test'
import { KIND_LABELS } from '../moderation/kinds'
import { toldFields } from './log-fields'
import { actorWords, actWords, changeWords, subjectWords } from './log-words'

const now = new Date('2026-11-22T03:00:00Z')
const subject = { kind: 'order', ref: '10485', title: null }
const actor = { kind: 'business', id: 'a', name: 'Мария' } as const
const changed = (fields: Record<string, unknown>) =>
  Object.entries(fields).map(([field, to]) => ({ field, from: null, to }))
const did = (act: string) => actWords({ act, subject, changes: [] })
const change = (field: string, from: unknown, to: unknown, kind = 'product') =>
  changeWords({ act: 'product.change', subject: { ...subject, kind }, changes: [{ field, from, to }] }, now)

test('an act is said in words, also one that nobody has put into words', () => {
  expect(did('order.move')).toBe('Перевёл заказ')
  expect(did('zone.delete')).toBe('Удалил: зона доставки')
  expect(did('whatever.it_is')).toBe('Изменил')
})

test.each(Object.entries(KIND_LABELS))('what is done to a moderated %s is said by its label', (kind, label) => {
  const said = ['create', 'change', 'delete'].map((verb) => did(`${kind}.${verb}`))
  expect(said).toEqual(['Добавил', 'Изменил', 'Удалил'].map((verb) => `${verb}: ${label.toLowerCase()}`))
})

test('of a file is told which, and how much of the menu it changed, not what the table keeps', () => {
  const ofFile = (act: string, fields: Record<string, unknown>, title: string | null = null) => {
    const entry = { act, subject: { kind: 'menu_import', ref: 'x', title }, changes: changed(fields) }
    expect([subjectWords({ ...entry, actor }), changeWords(entry, now)]).toEqual([null, []])
    return actWords(entry)
  }
  const dishes = { file_name: 'm.csv', create: 0, change: 67, wrong: 0, kinds: ['product'] }
  expect(ofFile('menu_import.apply', dishes)).toBe('Загрузил меню m.csv: изменено\u00A067\u00A0блюд')
  expect(ofFile('menu_import.undo', { ...dishes, change: 1, create: 2 })).toBe(
    'Отменил загрузку меню m.csv: добавлено\u00A02\u00A0блюда, изменено\u00A01\u00A0блюдо',
  )
  expect(ofFile('menu_import.plan', { ...dishes, wrong: 3, kinds: ['product', 'option'] })).toBe(
    'Проверил файл меню m.csv: изменит строк:\u00A067, ошибок\u00A03',
  )
  // As it was written before.
  expect(ofFile('menu_import.apply', { status: 'applied' }, 'old.xlsx')).toBe('Загрузил меню old.xlsx')
  expect(ofFile('menu_import.apply', { status: 'applied' })).toBe('Загрузил меню')
})

test('an order is called by its number, a dish by its name, also one that is gone, oneself by nothing', () => {
  const said = (kind: string, ref: string, title: string | null, fields = {}) =>
    subjectWords({ subject: { kind, ref, title }, actor, changes: changed(fields) })
  expect(said('order', '10485', null)).toBe('Заказ №\u00A010485')
  expect(said('product', 'x', 'Ролл «Анива»')).toBe('«Ролл „Анива“»')
  expect(said('product_option', 'x', null, { name: 'Лук' })).toBe('«Лук»')
  expect(said('business', 'a', 'Мария')).toBeNull()
  expect(said('customer', 'x', 'Анна')).toBe('Анна')
  expect(said('customer', 'x', '79000001025')).toBe('+7 (900) 000-10-25')
  expect(said('customer', 'x', null)).toBe('Клиент')
  expect(said('payout', 'x', '12')).toBe('Выплата №\u00A012')
  // There, and nameless: it leads to its card all the same.
  expect([said('event_session', 'x', ''), said('event_session', 'x', null)]).toEqual(['Сеанс', null])
})

test('an administrator and a customer have no name here', () => {
  expect(actorWords({ actor: { kind: 'admin', id: null, name: null }, is_impersonated: false })).toBe(
    'Сотрудник площадки',
  )
  expect(actorWords({ actor, is_impersonated: true })).toBe('Мария (через администратора)')
})

test('money, statuses, units, days and yes or no are said as people say them', () => {
  expect(change('price', 690, 710)).toEqual([{ field: 'price', label: 'Цена', from: '690\u00A0₽', to: '710\u00A0₽' }])
  expect(change('status', 'pending', 'approved')[0]).toMatchObject({ from: 'на проверке', to: 'одобрено' })
  expect(change('status', 'CONFIRMATION_PENDING', 'CONFIRMED')[0]).toMatchObject({ to: 'принят' })
  expect(change('weight_unit', 'gram', 'liter')[0]).toMatchObject({ label: 'Единица', from: 'г', to: 'л' })
  expect(change('weekday', 3, 5)[0]).toMatchObject({ from: 'среда', to: 'пятница' })
  expect(change('date', null, '2026-12-25')[0]).toMatchObject({ to: '25\u00A0декабря 2026' })
  expect(change('is_active', true, false)[0]).toMatchObject({ from: 'да', to: 'нет' })
  expect(change('delivery_time', 45, 50)[0]).toMatchObject({ to: '50\u00A0мин' })
})

test('of what has no words is told that it is another one, or how many', () => {
  expect(change('image_id', null, '018f')).toEqual([{ field: 'image_id', label: 'Фото', from: '—', to: 'другое' }])
  expect(change('category_id', 'a', 'b')[0]).toMatchObject({ from: '—', to: 'другая' })
  expect(change('gallery', [], ['a', 'b'])[0]).toMatchObject({ from: '—', to: '2\u00A0фото' })
  expect(change('struck', null, ['a'])[0]).toMatchObject({ to: '1\u00A0позиции' })
})

test('what has no word is not told, nor what was empty and is', () => {
  const row = {
    id: 'x',
    words: ['суп'],
    deleted_at: null,
    updated_at: '2026-11-22T03:00:00Z',
    moderation_status: 'pending',
  }
  expect(toldFields('product', { ...row, name: 'Суп' })).toEqual({ name: 'Суп' })
  expect(Object.keys(row).flatMap((field) => change(field, row, null))).toEqual([])
  expect([
    ...change('gallery', [], null),
    ...change('description', '', null),
    ...change('is_popular', false, null),
  ]).toEqual([])
})

test('what came or went is called once, beside the act', () => {
  const named = (title: string | null, from: unknown, to: unknown) =>
    changeWords(
      { act: 'product.delete', subject: { kind: 'product', ref: 'x', title }, changes: [{ field: 'name', from, to }] },
      now,
    )
  expect([...named(null, 'Лук', null), ...named('Борщ', null, 'Борщ')]).toEqual([])
  expect(named('Уха', null, 'Борщ')[0]).toMatchObject({ to: 'Борщ' })
  expect(named('Уха', 'Борщ', 'Уха')[0]).toMatchObject({ from: 'Борщ', to: 'Уха' })
})

test('the same field is called by what it is of', () => {
  expect(change('name', 'Мария', 'Марья', 'business')[0]?.label).toBe('Имя')
  expect(change('price', 10, 60, 'product_option')[0]?.label).toBe('Доплата')
  expect(change('price', 10, 60, 'zone')[0]?.label).toBe('Доставка')
})

test('a field of what administrators keep is called as their form calls it', () => {
  expect(change('is_active', true, false, 'story')).toEqual([
    { field: 'is_active', label: 'Показывать', from: 'да', to: 'нет' },
  ])
  expect(change('sort', 1, 2, 'city')[0]).toMatchObject({ label: 'Порядок', from: '1', to: '2' })
  expect(change('title', 'Краб', 'Икра', 'story')[0]?.label).toBe('Заголовок')
  expect(toldFields('city', { words: ['суп'], name: 'Анива' })).toEqual({ name: 'Анива' })
})

test('an administrator who is named is called by name', () => {
  expect(actorWords({ actor: { kind: 'admin', id: 'b', name: 'Ольга' }, is_impersonated: false })).toBe('Ольга')
})

test('of fields within a field only those that differ are told, each once', () => {
  const before = { name: 'Дом', phones: ['79001112233'] }
  expect(change('general_info', before, { ...before, phones: [] })).toEqual([
    { field: 'general_info.phones', label: 'Сведения: телефоны', from: '+7 (900) 111-22-33', to: '—' },
  ])
  expect(change('access', null, { Дом: ['orders', 'menu'] })[0]).toMatchObject({ to: 'Дом: заказы, меню' })
  expect(change('events', { new_order: ['mail'] }, { new_order: ['mail', 'sms'] })[0]).toMatchObject({
    label: 'О\u00A0чём сообщать: Новый заказ',
    from: 'письмо',
    to: 'письмо, СМС',
  })
})
