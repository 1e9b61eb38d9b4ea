import { test } from 'bun:test'
import { expect } from '../../site/e2e/expect.ts'
import { shareJourney } from '../../site/e2e/harness.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from '../../site/e2e/person.ts'
import { screen } from '../../site/e2e/screen.ts'
import { openOffice } from '../../site/e2e/staff.ts'

const journey = await shareJourney()

test('an owner sees a month beside the one before, chooses days by hand, and takes the table along', async () => {
  await using operator = await journey.person(DESKTOP_SCREEN)
  const { page } = operator
  await openOffice(page, '/statistics', 'owner@ostrov.example')
  await page.getByText('30 дней', { exact: true }).click()
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=/)
  await expect(page.getByText('Лучше всего продаётся')).toBeVisible()
  await expect(page.locator('.statistics__canvas canvas')).toBeVisible()
  await page.getByText('Таблицей').click()
  await expect(page.getByRole('row').filter({ hasText: '₽' }).first()).toBeVisible()
  await screen(page, 'statistics', { full: true })
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV', exact: true }).click()
  expect((await file).suggestedFilename()).toMatch(/^statistics-.*\.csv$/)
  await page.getByRole('textbox', { name: 'По', exact: true }).fill('01.01.2020')
  await expect(page.getByText('Начало позже конца')).toBeVisible()
  await screen(page, 'statistics-wrong')
})

test('on a phone the day is told in one column', async () => {
  await using operator = await journey.person(PHONE_SCREEN)
  const { page } = operator
  await openOffice(page, '/statistics', 'spin@ostrov.example')
  await expect(page.getByText('Средний чек')).toBeVisible()
  await screen(page, 'statistics', { full: true })
})
