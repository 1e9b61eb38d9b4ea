import { test } from 'bun:test'
import type { Page } from 'playwright'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { tooWide, writeLongWords } from '../../site/e2e/long-words.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN, TABLET_SCREEN } from '../../site/e2e/person.ts'
import { pictures, screen, settled } from '../../site/e2e/screen.ts'
import { staffCalls } from '../../site/e2e/staff.ts'
import { ADMIN, openDesk } from './desk.ts'

const journey = await openJourney(import.meta.path)
const record = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

test('a city is shown on its map, and one in which something stands says why it stays', async () => {
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  admin.watch.forgive(/409/)
  await openDesk(page, '/cities')
  await screen(page, 'cities')
  await page.getByRole('link', { name: 'Корсаков' }).click()
  const drawer = record(page, 'Корсаков')
  await expect(drawer.getByRole('region', { name: 'Карта: центр города' })).toBeVisible()
  await screen(page, 'city')
  await drawer.getByRole('button', { name: 'Удалить' }).click()
  await page.getByRole('dialog', { name: 'Удалить город?' }).getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('Его можно скрыть.')).toBeVisible()
  await screen(page, 'city-in-use')
})

test('a promotion keeps its name, and only what is asked by name has terms', async () => {
  await journey.sql(`insert into promotion (title, sort) values ('Просто слайд', 99)`)
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  await openDesk(page, '/promotions')
  await screen(page, 'promotions')
  await expect(page.getByRole('link', { name: 'Добавить акцию' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Просто слайд' }).click()
  const slide = record(page, 'Просто слайд')
  await expect(slide.getByLabel('Заголовок')).toBeVisible()
  await expect(slide.getByLabel('Заказ от')).toHaveCount(0)
  await expect(slide.getByRole('button', { name: 'Удалить' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  const [welcome] = await journey.sql<{ id: string; title: string }>(
    `select id, title from promotion where key = 'welcome'`,
  )
  await page.goto(`/admin/promotions/${welcome?.id}`)
  const named = record(page, welcome?.title ?? '')
  await named.getByLabel('Заказ от').fill('1800')
  await screen(page, 'promotion')
  await named.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('row').filter({ hasText: welcome?.title ?? '' })).toContainText('от 1 800 ₽')
})

test('lists and forms fit a tablet and a phone', async () => {
  const [story] = await journey.sql<{ id: string }>(`select id from story order by sort limit 1`)
  const [code] = await journey.sql<{ id: string }>(`select id from promo_code where user_id is null limit 1`)
  for (const device of [TABLET_SCREEN, PHONE_SCREEN]) {
    await using admin = await journey.person(device)
    const { page } = admin
    await openDesk(page, '/stories')
    await expect(page.getByRole('link', { name: 'Десерт в подарок' })).toBeVisible()
    await screen(page, 'stories')
    for (const [path, name] of [
      [`/stories/${story?.id}`, 'story'],
      ['/promo-codes', 'promo-codes'],
      ['/promo-codes/series', 'promo-series'],
      [`/promo-codes/${code?.id}`, 'promo-code'],
      ['/cities', 'cities'],
      ['/promotions', 'promotions'],
    ] as const) {
      await page.goto(`/admin${path}`)
      await screen(page, name)
    }
  }
})

test('no list and no form of a record is wider than a tablet or a phone, whatever words stand in them', async () => {
  const rows = await journey.sql<{ path: string }>(
    `(select '/stories/' || id as path from story where restaurant_id is not null limit 1)
     union all (select '/promotions/' || id from promotion where key is not null limit 1)
     union all (select '/promo-codes/' || id from promo_code where user_id is null and restaurant_ids <> '{}' limit 1)
     union all (select '/cities/' || id from city limit 1)`,
  )
  const lists = ['/stories', '/promotions', '/promo-codes', '/cities']
  const calls = await staffCalls(journey, ADMIN)
  await calls('PUT', `/admin${rows[0]?.path.replace('stories', 'story')}`, {
    text: 'Слово',
    sort: 1,
    link: '/eda/promo',
  })
  const faults: Record<string, string[]> = {}
  for (const device of [TABLET_SCREEN, PHONE_SCREEN]) {
    await using admin = await journey.person(device)
    const { page } = admin
    await openDesk(page, '/stories')
    await writeLongWords(journey)
    for (const path of [
      ...lists,
      ...rows.map((row) => row.path),
      '/stories/new',
      '/promo-codes/new',
      '/promo-codes/series/new',
    ]) {
      await page.goto(`/admin${path}`)
      await settled(page)
      await pictures(page, `long${path.replace(/[^a-z]+[0-9a-f-]{30,}$/, '-one').replaceAll('/', '-')}`)
      const found = await tooWide(page)
      if (found.length > 0) faults[`${path} at ${device.viewport.width}`] = found
    }
  }
  expect(faults).toEqual({})
})
