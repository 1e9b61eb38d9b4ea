import { test } from 'bun:test'
import type { Page } from 'playwright'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN, TABLET_SCREEN } from '../../site/e2e/person.ts'
import { screen } from '../../site/e2e/screen.ts'
import { openOffice } from '../../site/e2e/staff.ts'

const journey = await openJourney(import.meta.path)

const card = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words })

/** An unread review of this restaurant, the only one with these words. */
async function written(title: string, words: string) {
  await journey.sql(
    `insert into review (order_id, user_id, restaurant_id, rating, text, product_id)
     select o.id, o.user_id, o.restaurant_id, 2.5, $2, i.product_id from "order" o
     join restaurant r on r.id = o.restaurant_id join order_item i on i.order_id = o.id
     where r.title = $1 and i.product_id is not null
       and not exists (select from review w where w.order_id = o.id and w.product_id = i.product_id) limit 1`,
    [title, words],
  )
}

test('an owner of two restaurants chooses one, answers a new review, and everybody reads the answer', async () => {
  const words = 'Везли долго, и суп остыл'
  await written('Шторм', words)
  await using operator = await journey.person(DESKTOP_SCREEN)
  const { page } = operator
  await openOffice(page, '/reviews', 'owner@ostrov.example')
  await expect(page.getByRole('heading', { level: 1, name: 'Отзывы' })).toBeVisible()
  await screen(page, 'restaurant-choice')
  await page.getByRole('main').getByRole('button', { name: /Шторм/ }).click()
  await expect(card(page, words).getByText('Новый', { exact: true })).toBeVisible()
  await screen(page, 'reviews', { full: true })

  await page.getByRole('button', { name: /Заготовки ответов/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Заготовки ответов' })
  await drawer.getByLabel('Новая заготовка').fill('Простите нас! Курьер получил замечание.')
  await drawer.getByRole('button', { name: 'Добавить' }).click()
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Простите нас' })).toBeVisible()
  await screen(page, 'reviews-templates')
  await drawer.getByRole('button', { name: 'Закрыть' }).click()

  await card(page, words).getByRole('button', { name: 'Ответить' }).click()
  await page.getByRole('button', { name: /Простите нас/ }).click()
  await screen(page, 'reviews-answer')
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await expect(card(page, words).getByText('Ваш ответ')).toBeVisible()
  await expect(card(page, words).getByText('Новый', { exact: true })).toHaveCount(0)

  const [review] = await journey.sql<{ product_id: string }>('select product_id from review where text = $1', [words])
  await using guest = await journey.person(PHONE_SCREEN)
  await guest.page.goto(`/eda/restaurants/${await journey.restaurant('Шторм')}/products/${review?.product_id}/reviews`)
  await expect(guest.page.getByText('Курьер получил замечание')).toBeVisible()

  const dish =
    (await card(page, words)
      .getByRole('button', { name: /^Отзывы о\sблюде/ })
      .textContent()) ?? ''
  await card(page, words)
    .getByRole('button', { name: /^Отзывы о\sблюде/ })
    .click()
  await expect(page.getByRole('button', { name: `Убрать: ${dish}` })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasNotText: dish })).toHaveCount(0)
  await expect(card(page, words)).toBeVisible()
  await page.getByRole('button', { name: `Убрать: ${dish}` }).click()
  await card(page, words).getByRole('button', { name: 'Удалить ответ' }).click()
  await screen(page, 'reviews-remove')
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
  await expect(card(page, words).getByText('Ваш ответ')).toHaveCount(0)
})

test('what was typed outlives a press beside it and a session that ended', async () => {
  const words = 'Всё понравилось, кроме погоды'
  await written('Крутим-вертим', words)
  await using operator = await journey.person(TABLET_SCREEN)
  const { page } = operator
  operator.watch.forgive(/answer 401/)
  await openOffice(page, '/reviews', 'spin@ostrov.example')
  await page.getByRole('button', { name: /^Ещё/ }).click()
  await expect(page.getByRole('dialog', { name: 'Разделы' }).getByRole('link', { name: 'Отзывы' })).toBeVisible()
  await screen(page, 'more-sections')
  await page.keyboard.press('Escape')
  await card(page, words).getByRole('button', { name: 'Ответить' }).click()
  const text = page.getByLabel('Ответ ресторана')
  await text.fill('Погоду закажем к вашему следующему визиту')
  await page.getByRole('link', { name: 'История' }).click()
  await expect(page.getByRole('dialog', { name: /Уйти без сохранения/ })).toBeVisible()
  await screen(page, 'unsaved')
  await page.getByRole('button', { name: 'Остаться' }).click()
  await journey.sql(
    `update session set revoked_at = now() where revoked_at is null
       and business_user_id = (select id from business_user where email = 'spin@ostrov.example')`,
  )
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  const again = page.getByRole('dialog', { name: 'Войдите ещё раз' })
  await expect(again).toBeVisible()
  await screen(page, 'sign-in-again')
  await again.getByLabel('Пароль').fill('ostrov2026')
  await again.getByRole('button', { name: 'Войти' }).click()
  await expect(again).toBeHidden()
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await expect(card(page, words).getByText('Погоду закажем')).toBeVisible()
})
