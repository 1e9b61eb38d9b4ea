import { test } from 'bun:test'
import { expect } from './expect.ts'
import { shareJourney } from './harness.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from './person.ts'
import { screen } from './screen.ts'

const journey = await shareJourney()

test('from the front page to the afisha, a day of it, an event, its venue and the venue’s calendar', async () => {
  await using guest = await journey.person(PHONE_SCREEN)
  const { page } = guest
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'События недели' })).toBeVisible()
  await page
    .getByRole('list', { name: 'Разделы' })
    .getByRole('link', { name: /Афиша\s*25\s+событий/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Афиша' })).toBeVisible()
  await screen(page, 'afisha')
  await page.getByRole('navigation', { name: 'Рубрики' }).getByRole('link', { name: 'Концерты' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Концерты' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Календарь' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^Концерты \d+\s/ })).toBeVisible()
  await page.locator('.event-card__link').first().click()
  await expect(page.getByRole('heading', { name: /^Когда и\s+где$/ })).toBeVisible()
  await screen(page, 'event')
  const calendar = await page.request.get(`${new URL(page.url()).pathname}/calendar.ics`)
  expect([calendar.status(), calendar.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect((await calendar.text()).startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
  await page.locator('.session a[href^="/afisha/venues/"]').first().click()
  await expect(page.getByRole('heading', { name: 'Что здесь будет' })).toBeVisible()
  await page.setViewportSize(DESKTOP_SCREEN.viewport)
  await screen(page, 'venue')
  await page.getByRole('navigation', { name: 'Календарь' }).getByRole('link').first().click()
  await expect(page.getByRole('link', { name: 'Все дни' })).toBeVisible()
  await page.goto('/afisha?when=week')
  await expect(page.getByRole('heading', { level: 1, name: /^Афиша на\s+неделе$/ })).toBeVisible()
  await screen(page, 'afisha-desktop')
})
