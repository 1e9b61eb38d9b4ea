import { test } from 'bun:test'
import { expect } from '../../site/e2e/expect.ts'
import { shareJourney } from '../../site/e2e/harness.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from '../../site/e2e/person.ts'
import { screenAtEachWidth } from '../../site/e2e/screen.ts'
import { openDesk } from './desk.ts'

const journey = await shareJourney()
const WIDTHS = [DESKTOP_SCREEN, PHONE_SCREEN]

test('an editor gives an organizer a link, the organizer reads figures and guests by it, and the changed link is dead', async () => {
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  await openDesk(page, '/afisha-desk?query=Гитары')
  await page.getByRole('link', { name: /Гитары у\s+моря/ }).click()
  await page.getByRole('link', { name: 'Организатору' }).click()
  await screenAtEachWidth(page, 'organizer-none', WIDTHS)
  await page.getByRole('button', { name: 'Сделать ссылку' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Сделать ссылку' }).click()
  await expect(page.getByText('Ссылка готова')).toBeVisible()
  await screenAtEachWidth(page, 'organizer-given', WIDTHS)
  const open = page.getByRole('link', { name: 'Открыть', exact: true })
  const first = new URL((await open.getAttribute('href')) ?? '').pathname
  await using organizer = await journey.person(PHONE_SCREEN)
  const reader = organizer.page
  await reader.goto(first)
  await expect(reader.getByRole('heading', { level: 1, name: /Гитары у\s+моря/ })).toBeVisible()
  await expect(reader.getByText(/^\d+\sиз\s\d+$/).first()).toBeVisible()
  await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await screenAtEachWidth(reader, 'organizer-report', WIDTHS)
  const file = await reader.request.get((await reader.getByRole('link', { name: 'CSV' }).getAttribute('href')) ?? '')
  const text = await file.text()
  expect([file.status(), text.includes('Гость'), text.includes('Телефон')]).toEqual([200, true, false])
  await page.getByRole('button', { name: 'Сменить ссылку' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Сменить ссылку' }).click()
  await expect(open).not.toHaveAttribute('href', new RegExp(`${first}$`))
  organizer.watch.forgive(/404/)
  const gone = await reader.goto(first)
  expect(gone?.status()).toBe(404)
})
