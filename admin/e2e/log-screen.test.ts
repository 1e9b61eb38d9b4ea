import { test } from 'bun:test'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { tooWide, writeLongWords } from '../../site/e2e/long-words.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN, TABLET_SCREEN } from '../../site/e2e/person.ts'
import { screen, screenAtEachWidth, settled } from '../../site/e2e/screen.ts'
import { staffCalls } from '../../site/e2e/staff.ts'
import { openDesk } from './desk.ts'

const journey = await openJourney(import.meta.path)
const NARROW = [TABLET_SCREEN, PHONE_SCREEN]
const ADMIN = 'admin@ostrov.example'

test('who changed what is found by kind and by person, leads to its thing, and is saved as a file', async () => {
  const calls = await staffCalls(journey, ADMIN)
  const [story] = await journey.sql<{ id: string; title: string }>(`select id, title from story order by sort limit 1`)
  await calls('PUT', `/admin/story/${story?.id}`, { text: 'Новые слова' })
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  await openDesk(page, '/overview')
  await page.getByRole('navigation').getByRole('link', { name: 'Журнал' }).click()
  const table = page.getByRole('table', { name: 'Журнал площадки' })
  await expect(table.getByRole('row').nth(2)).toBeVisible()
  await screen(page, 'desk-log')
  await page.getByRole('checkbox', { name: /^Истории/ }).click()
  await expect(page.getByRole('checkbox', { name: /^Истории/ })).toBeChecked()
  await expect(page).toHaveURL(/kind=story/)
  const row = table.getByRole('row').filter({ hasText: 'Новые слова' })
  await expect(row).toContainText('Изменил: история')
  const [me] = await journey.sql<{ id: string; name: string }>(`select id, name from admin where email = '${ADMIN}'`)
  await page.getByRole('combobox', { name: 'Администратор' }).fill(me?.name.slice(0, 3) ?? '')
  await page.getByRole('option', { name: me?.name }).first().click()
  await expect(page).toHaveURL(new RegExp(`admin_id=${me?.id}`))
  const chosen = page.getByRole('list', { name: 'Выбрано', exact: true })
  await expect(chosen).toContainText('Истории')
  await expect(chosen).toContainText(me?.name ?? '')
  await screen(page, 'desk-log-chosen')
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV' }).click()
  expect((await file).suggestedFilename()).toBe('log.csv')
  await row.getByRole('link', { name: story?.title ?? '' }).click()
  await expect(page.getByRole('dialog', { name: story?.title ?? '' })).toBeVisible()
  await page.goto('/admin/desk-log?kind=image&by=customer')
  await expect(page.getByRole('heading', { name: 'Ничего не нашлось' })).toBeVisible()
  await screen(page, 'desk-log-missed')
})

test('it fits a tablet and a phone, whatever words stand in it', async () => {
  await using admin = await journey.person(TABLET_SCREEN)
  const { page } = admin
  await openDesk(page, '/desk-log')
  await screenAtEachWidth(page, 'desk-log', NARROW)
  await writeLongWords(journey)
  await page.reload()
  const faults: Record<number, string[]> = {}
  for (const { viewport } of NARROW) {
    await page.setViewportSize(viewport)
    await settled(page)
    const found = await tooWide(page)
    if (found.length > 0) faults[viewport.width] = found
  }
  expect(faults).toEqual({})
})
