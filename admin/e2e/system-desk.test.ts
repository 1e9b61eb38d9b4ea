import { test } from 'bun:test'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { DESKTOP_SCREEN, TABLET_SCREEN } from '../../site/e2e/person.ts'
import { screen } from '../../site/e2e/screen.ts'
import { signInStaff } from '../../site/e2e/staff.ts'

const journey = await openJourney(import.meta.path)

test('the day begins with what needs a hand, and each leads to those orders', async () => {
  const marked = await journey.sql<{ id: number }>(
    `update "order" set waited_told = 10, status = 'CONFIRMATION_PENDING', confirmation_date = null where user_id is not null
       and id in (select id from "order" where user_id is not null order by id desc limit 2) returning id::int as id`,
  )
  expect(marked.length).toBe(2)
  for (const device of [DESKTOP_SCREEN, TABLET_SCREEN]) {
    await using admin = await journey.person(device)
    const { page } = admin
    await page.goto('/admin/')
    await signInStaff(page, 'admin@ostrov.example')
    await page.goto('/admin/overview')
    await expect(page.getByRole('heading', { name: 'Требует внимания' })).toBeVisible()
    await expect(page.locator('.statistics__canvas canvas')).toBeVisible()
    await screen(page, 'overview', { full: true })
    await page.getByRole('link', { name: /не\s+отвеча(ет|ют) дольше 10\s+минут/ }).click()
    await expect(page).toHaveURL(/all-orders\?needs=unanswered/)
    const found = page.getByRole('row').filter({ hasText: 'Не\u00A0приняли за\u00A010\u00A0минут' })
    await expect(found).toHaveCount(marked.length)
  }
})
