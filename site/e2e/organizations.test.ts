import { test } from 'bun:test'
import { signInHere } from './acts.ts'
import { expect } from './expect.ts'
import { openJourney } from './harness.ts'
import { walkMap, walkNear } from './map-walk.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from './person.ts'
import { screen } from './screen.ts'

const journey = await openJourney(import.meta.path)

test('a shop is found in the catalogue; an owner adds theirs, is told what lacks, and asks an unknown person in', async () => {
  await using anna = await journey.person(PHONE_SCREEN)
  const { page } = anna
  await page.goto('/organizations')
  await screen(page, 'organizations')
  await page.locator('.organization-categories a').first().click()
  await expect(page.getByRole('heading', { level: 2, name: /организаци/ })).toBeVisible()
  await page.locator('.catalogue__list').getByRole('link').first().click()
  await page.waitForURL(/\/organizations\/\d+-/)
  await screen(page, 'organization', { full: true })
  await page.setViewportSize(DESKTOP_SCREEN.viewport)
  await screen(page, 'organization-desktop', { full: true })
  const here = page.url()
  await page
    .getByRole('region', { name: /^Ищут людей/ })
    .getByRole('link')
    .first()
    .click()
  await page.waitForURL(/\/vacancies\/\d+-/)
  await page.getByRole('link', { name: 'Поделиться' }).click()
  await expect(page.getByRole('dialog', { name: 'Поделиться' })).toBeVisible()
  await screen(page, 'share-ad')
  await page.goto(here)
  await page.setViewportSize(PHONE_SCREEN.viewport)
  await page.getByRole('link', { name: 'Оставить отзыв' }).click()
  await signInHere(anna, journey)
  await page.getByRole('button', { name: 'Отправить отзыв' }).click()
  await expect(page.getByText('Поставьте оценку')).toBeVisible()
  await screen(page, 'organization-review', { full: true })
  await page.getByRole('radio', { name: '4 — хорошо' }).check()
  await page.getByLabel('Отзыв', { exact: true }).fill('Помогли быстро, объяснили всё по порядку.')
  await page.getByRole('button', { name: 'Отправить отзыв' }).click()
  await expect(page.getByText(/^Спасибо за\sотзыв/)).toBeVisible()
  await page.goto('/organizations?sort=-rating')
  await page.setViewportSize(DESKTOP_SCREEN.viewport)
  await screen(page, 'organizations-desktop')
  await page.setViewportSize(PHONE_SCREEN.viewport)
  await page.getByRole('link', { name: 'Добавить организацию' }).click()
  const form = page.getByRole('dialog', { name: 'Новая организация' })
  await form.getByRole('button', { name: /^Отправить на\sпроверку/ }).click()
  await expect(form.getByText('Напишите название')).toBeVisible()
  await screen(page, 'add-organization')
  await form.getByLabel('Название').fill('Мастерская «Прилив»')
  await form.getByLabel('Чем занимается').selectOption({ index: 1 })
  await form.getByLabel(/О\sчём рассказать/).fill('Чиним лодочные моторы и насосы. Выезжаем на берег.')
  await form.getByLabel('Город').selectOption({ index: 1 })
  await form.getByLabel('Часы работы').fill('пн–пт 9:00–18:00')
  await form.getByRole('button', { name: /^Отправить на\sпроверку/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Мастерская «Прилив»' })).toBeVisible()
  await page.getByRole('link', { name: 'Добавить сотрудника' }).click()
  const employee = page.getByRole('dialog', { name: 'Новый сотрудник' })
  await employee.getByLabel('Телефон сотрудника').fill('9147770000')
  await employee.getByRole('button', { name: 'Добавить' }).click()
  await expect(employee.getByText(/^Сотрудник должен быть/)).toBeVisible()
  await screen(page, 'add-employee')
  await page.keyboard.press('Escape')
  await screen(page, 'own-organization', { full: true })

  // Whoever is trusted is told of no check.
  const name = 'Мастерская «Прилив»'
  await journey.sql(
    `update revision r set status = 'approved', decided_at = now() from organization o where o.name = $1 and r.row_id = o.id`,
    [name],
  )
  await journey.sql(`update organization set moderation_status = 'approved' where name = $1`, [name])
  await journey.sql(
    'insert into moderation_rule (trust_after, check_trusted, check_verdicts) values (1, 0, 0) on conflict (is_one) do update set trust_after = 1',
  )
  await page.reload()
  await page.getByLabel(/О\sчём рассказать/).fill('Чиним лодочные моторы, насосы и лебёдки.')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.locator('.own-ads__done')).toHaveText('Сохранено')
})

test('a workshop is found on the map, by keys as well, its list follows; near to where one is the nearest comes first', async () => {
  await using guest = await journey.person(PHONE_SCREEN)
  const { page } = guest
  const path = '/organizations?category=auto,medicine,services,shops,beauty,food'
  const list = { path, shots: 'organizations', said: /^На\sкарте \d+\sорганизац/ }
  await walkMap(page, list, (card, mark) => expect(card.getByRole('heading', { level: 3 })).toHaveText(mark))
  await walkNear(page, { path: '/organizations', shots: 'organizations' })
})

test('without scripts the map says where its list is, and the list is there', async () => {
  await using guest = await journey.person({ javaScriptEnabled: false, viewport: PHONE_SCREEN.viewport })
  const { page } = guest
  await page.goto('/organizations?view=map')
  await expect(page.locator('.listed-card').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Рядом' })).toBeHidden()
  await page.getByRole('link', { name: 'Смотрите списком' }).click()
  await page.waitForURL('/organizations')
  await expect(page.locator('.listed-card').first()).toBeVisible()
})
