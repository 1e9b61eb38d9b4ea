import { expect, test } from 'bun:test'
import type { BusinessPermission } from '@ostrov/shared/staff/permissions'
import { BUSINESS_SECTIONS, businessSections } from './business-sections'
import { PLATFORM_SECTIONS, platformSections } from './platform-sections'
import { isCurrent, isForbidden } from './section'

const restaurant = (permissions: BusinessPermission[]) => ({
  id: permissions.join(),
  title: '',
  address: '',
  logo: null,
  permissions,
  moderation_status: 'approved' as const,
  sound: true,
})

test('a manager of the menu alone does not see the orders', () => {
  expect(businessSections({ role: 'manager', restaurants: [restaurant(['menu'])] }).map(({ to }) => to)).not.toContain(
    '/orders',
  )
})

test('the permission of one restaurant opens the section', () => {
  const sections = businessSections({ role: 'manager', restaurants: [restaurant(['menu']), restaurant(['orders'])] })
  expect(sections.map(({ to }) => to)).toContain('/orders')
})

test('a page of a section one may not open is forbidden, with everything under it', () => {
  const sections = businessSections({ role: 'manager', restaurants: [restaurant(['menu'])] })
  expect(isForbidden('/orders', sections, BUSINESS_SECTIONS)).toBe(true)
  expect(isForbidden('/orders/10485', sections, BUSINESS_SECTIONS)).toBe(true)
  const ofOrders = businessSections({ role: 'manager', restaurants: [restaurant(['orders'])] })
  expect(isForbidden('/orders', ofOrders, BUSINESS_SECTIONS)).toBe(false)
})

test('a moderator neither sees nor opens what administrators keep', () => {
  const sections = platformSections('moderator')
  expect(sections.map(({ label }) => label)).toEqual([
    ...['Обзор', 'Рестораны', 'Меню', 'Цифры', 'Модерация', 'Причины возврата', 'Отзывы', 'Объявления', 'Картинки'],
  ])
  for (const path of [
    '/stories',
    '/stories/new',
    '/promotions',
    '/promo-codes',
    '/cities',
    '/documents',
    '/catalogue',
    '/desk-log',
  ])
    expect(isForbidden(path, sections, PLATFORM_SECTIONS)).toBe(true)
  for (const path of ['/cities', '/documents', '/catalogue'])
    expect(isForbidden(path, platformSections('content'), PLATFORM_SECTIONS)).toBe(false)
  for (const path of ['/desk-reviews', '/desk-reviews/dishes', '/desk-log'])
    expect(isForbidden(path, platformSections('content'), PLATFORM_SECTIONS)).toBe(true)
})

test.each([
  ['/orders', 'Заказы'],
  ['/orders/', 'Заказы'],
  ['/orders/history', 'История'],
  ['/orders/10485', 'История'],
  ['/black-list', 'Люди'],
  ['/menu/import/7', 'Меню'],
  ['/settings/legal', 'Настройки'],
])('on %s the navigation lights «%s»', (pathname, label) => {
  const lit = BUSINESS_SECTIONS.filter((section) => isCurrent(section, pathname))
  expect(lit.map((section) => section.label)).toEqual([label])
})
