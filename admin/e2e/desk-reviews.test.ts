import { test } from 'bun:test'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { tooWide, writeLongWords } from '../../site/e2e/long-words.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN, TABLET_SCREEN } from '../../site/e2e/person.ts'
import { screen, screenAtEachWidth, settled } from '../../site/e2e/screen.ts'

import { openDesk } from './desk.ts'

const journey = await openJourney(import.meta.path)
const NARROW = [TABLET_SCREEN, PHONE_SCREEN]

const spoken = (of: string) =>
  journey.sql<{ id: string; text: string; restaurant_id: string; title: string }>(
    `select v.id, v.text, v.restaurant_id, coalesce(p.name, r.title) as title from review v join restaurant r on r.id = v.restaurant_id
     left join product p on p.id = v.product_id where v.product_id is ${of} and v.text <> '' and v.is_visible order by v.created_at desc limit 1`,
  )

test('a review is hidden with a reason, its words are changed with one, and readers see that a moderator did it', async () => {
  const [review] = await spoken('null')
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  admin.watch.forgive(/422/)
  await openDesk(page, '/overview')
  await page.getByRole('navigation').getByRole('link', { name: 'Отзывы' }).click()
  await expect(page.getByRole('table').getByRole('row').nth(3)).toBeVisible()
  await screen(page, 'desk-reviews')
  await page.goto(`/admin/desk-reviews/${review?.id}`)
  const drawer = page.getByRole('dialog', { name: /^Отзыв о/ })
  await drawer.getByLabel('Текст').fill('Слова, в которых нет клеветы.')
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  await expect(drawer.getByText('Напишите, что нарушало закон')).toBeVisible()
  await drawer.getByLabel('Что нарушало закон').fill('Клевета')
  await screen(page, 'desk-review')
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  await expect(drawer).toHaveCount(0)
  const row = page.getByRole('row').filter({ hasText: 'нет клеветы' })
  await expect(row).toContainText('Изменён')
  await using guest = await journey.person(PHONE_SCREEN)
  await guest.page.goto(`/eda/restaurants/${review?.restaurant_id}/reviews`)
  const read = guest.page.getByRole('listitem').filter({ hasText: 'нет клеветы' })
  await expect(read).toContainText('изменено модератором')
  await screen(guest.page, 'review-edited')
  await row.getByRole('link').first().click()
  await drawer.getByLabel('Показывать на сайте').uncheck()
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  await expect(drawer.getByText('Напишите причину')).toBeVisible()
  await drawer.getByLabel('Почему скрыт').fill('Оскорбляет повара')
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  await expect(row).toContainText('Скрыт')
  await guest.page.reload()
  await expect(read).toHaveCount(0)
})

test('a dish’s review is found by its words and removed by keys alone', async () => {
  const [review] = await spoken('not null')
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  await openDesk(page, '/desk-reviews')
  await page.getByRole('navigation', { name: 'Отзывы' }).getByRole('link', { name: 'О блюдах' }).press('Enter')
  await expect(page).toHaveURL(/\/dishes$/)
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: review?.title ?? '' })
      .first(),
  ).toBeVisible()
  await page.getByLabel('Слова отзыва или номер заказа').fill(review?.text ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/query=/)
  await screen(page, 'desk-dish-reviews')
  await page
    .getByRole('row')
    .filter({ hasText: review?.title ?? '' })
    .getByRole('link')
    .first()
    .press('Enter')
  const drawer = page.getByRole('dialog', { name: /^Отзыв о/ })
  await drawer.getByRole('button', { name: 'Удалить' }).press('Enter')
  await page.getByRole('dialog', { name: 'Удалить отзыв?' }).getByRole('button', { name: 'Удалить' }).press('Enter')
  await expect(drawer).toHaveCount(0)
  const left = await journey.sql(`select from review where id = '${review?.id}'`)
  expect(left.length).toBe(0)
})

test('reviews fit a tablet and a phone, whatever words stand in them', async () => {
  const [review] = await spoken('null')
  const paths = ['/desk-reviews', '/desk-reviews/dishes', `/desk-reviews/${review?.id}`]
  await using admin = await journey.person(TABLET_SCREEN)
  const { page } = admin
  await openDesk(page, '/desk-reviews')
  for (const path of paths) {
    await page.goto(`/admin${path}`)
    await screenAtEachWidth(page, `desk-reviews-${paths.indexOf(path)}`, NARROW)
  }
  await writeLongWords(journey)
  const faults: Record<string, string[]> = {}
  for (const path of paths) {
    await page.goto(`/admin${path}`)
    for (const { viewport } of NARROW) {
      await page.setViewportSize(viewport)
      await settled(page)
      const found = await tooWide(page)
      if (found.length > 0) faults[`${path} at ${viewport.width}`] = found
    }
  }
  expect(faults).toEqual({})
})
