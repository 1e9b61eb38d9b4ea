import { test } from 'bun:test'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { tooWide, writeLongWords } from '../../site/e2e/long-words.ts'
import { PHONE_SCREEN } from '../../site/e2e/person.ts'
import { pictures, settled } from '../../site/e2e/screen.ts'
import { openOffice, staffCalls } from '../../site/e2e/staff.ts'

const journey = await openJourney(import.meta.path)
const storm_id = await journey.restaurant('Шторм')

test('no page and no dialog of the back office is wider than a phone, whatever words people have written', async () => {
  await using owner = await journey.person(PHONE_SCREEN)
  const { page } = owner
  const storm = await staffCalls(journey, 'owner@ostrov.example')
  await storm('POST', `/restaurant/${storm_id}/product-option`, { name: 'Двойной соус', price: 40 })
  const [order] = await journey.sql<{ id: number }>(
    `select id from "order" where restaurant_id = $1 order by id desc limit 1`,
    [storm_id],
  )
  await openOffice(page, '/', 'owner@ostrov.example')
  await writeLongWords(journey)
  const faults: Record<string, string[]> = {}
  const look = async (name: string) => {
    await settled(page)
    await pictures(page, `long-words-${name.replace(/\W+/g, '-')}`)
    const found = await tooWide(page)
    if (found.length > 0) faults[name] = found
  }
  const walk = async (paths: readonly string[]) => {
    for (const path of paths) {
      await page.goto(`/admin${path}`)
      await look(path)
    }
  }
  await walk([
    ...[
      '/orders',
      '/orders/history',
      `/orders/${order?.id}`,
      '/menu',
      '/menu/options',
      '/menu/import',
      '/hours',
      '/zones',
    ],
    ...['/reviews', '/statistics', '/people', '/black-list', '/settings', '/settings/legal', '/settings/notifications'],
    ...['/log', '/account', '/new-restaurant', '/first-run'],
  ])
  await page.goto('/admin/orders')
  for (const name of ['Отказать', 'Чего-то нет']) {
    await page.getByRole('button', { name }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look(`dialog of ${name}`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await using moderator = await journey.person(PHONE_SCREEN)
  await openOffice(moderator.page, '/', 'admin@ostrov.example')
  await moderator.page.goto('/admin/moderation')
  await settled(moderator.page)
  const found = await tooWide(moderator.page)
  expect({ ...faults, ...(found.length > 0 && { moderation: found }) }).toEqual({})
})

test('the printed slip of an order keeps to its paper', async () => {
  await using owner = await journey.person(PHONE_SCREEN)
  const { page } = owner
  await openOffice(page, '/', 'owner@ostrov.example')
  await writeLongWords(journey)
  await page.addInitScript(() => {
    window.print = () => {}
  })
  const [order] = await journey.sql<{ id: number }>(
    `select id from "order" where restaurant_id = $1 and comment is not null order by id desc limit 1`,
    [storm_id],
  )
  await page.goto(`/admin/orders/${order?.id}`)
  await page.getByRole('button', { name: /^Распечатать/ }).click()
  await page.emulateMedia({ media: 'print' })
  const slip = page.locator('.receipt')
  await expect(slip).toBeVisible()
  expect(await slip.evaluate((paper) => paper.scrollWidth - paper.clientWidth)).toBeLessThanOrEqual(1)
})
