import { test } from 'bun:test'
import type { Page } from 'playwright'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { DESKTOP_SCREEN } from '../../site/e2e/person.ts'
import { screen } from '../../site/e2e/screen.ts'
import { signInStaff } from '../../site/e2e/staff.ts'

const journey = await openJourney(import.meta.path)
const ADMIN = 'admin@ostrov.example'

async function open(page: Page, path: string) {
  await page.goto(`/admin${path}`)
  await signInStaff(page, ADMIN)
}
const record = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

test('a promo code is for chosen restaurants, tells how it stands, and is switched off, not removed', async () => {
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  admin.watch.forgive(/422/)
  await open(page, '/promo-codes')
  await screen(page, 'promo-codes')
  await page.getByRole('link', { name: 'Добавить промокод' }).click()
  const fresh = record(page, 'Новый промокод')
  await fresh.getByLabel('Код').fill('остров400')
  await fresh.getByLabel('Название').fill('Нерпа')
  await fresh.getByLabel('Скидка', { exact: true }).fill('300')
  await fresh.getByRole('combobox', { name: 'Рестораны' }).fill('такого нет')
  await expect(fresh.getByText('Такого не нашлось').first()).toBeVisible()
  await fresh.getByRole('combobox', { name: 'Рестораны' }).fill('о')
  const hints = fresh.getByRole('listbox', { name: 'Рестораны' })
  await expect(hints.getByRole('option').nth(2)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await screen(page, 'promo-code-hints')
  await page.keyboard.press('Escape')
  await expect(hints).toHaveCount(0)
  await expect(fresh).toBeVisible()
  for (const name of ['Шторм', 'Причал']) {
    await fresh.getByRole('combobox', { name: 'Рестораны' }).fill(name)
    await fresh.getByRole('option', { name }).first().click()
  }
  await fresh.getByRole('button', { name: 'Сохранить' }).click()
  await expect(fresh.getByText('Такой код уже есть')).toBeVisible()
  await expect(fresh.getByRole('button', { name: 'Убрать: Шторм' })).toBeVisible()
  await screen(page, 'promo-code-taken')
  await fresh.getByLabel('Код').fill('нерпа-300')
  await fresh.getByRole('button', { name: 'Сохранить' }).click()
  await expect(fresh).toHaveCount(0)
  const row = page.getByRole('row').filter({ hasText: 'НЕРПА-300' })
  await expect(row).toContainText('Действует')
  await expect(row).toContainText('2 ресторана')

  await page.getByRole('combobox', { name: 'Ресторан' }).fill('шторм')
  await page.getByRole('option', { name: 'Шторм' }).click()
  await expect(page).toHaveURL(/restaurant_id=/)
  await expect(page.getByRole('list', { name: 'Выбрано', exact: true })).toContainText('Шторм')
  await page.getByLabel('Код или название').fill('такого нет')
  await expect(page.getByRole('heading', { name: 'Ничего не нашлось' })).toBeVisible()
  await screen(page, 'promo-codes-missed')
  await page.getByRole('button', { name: 'Сбросить фильтры' }).click()
  await page.getByLabel('Код или название').fill('нерпа')
  await expect(page.getByRole('row')).toHaveCount(2)
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('promo_code.csv')
  const lines = (await Bun.file(await saved.path()).text()).trim().split('\r\n')
  expect(lines.map((line) => line.split(';')[0]?.replace(/[\uFEFF"]/g, ''))).toEqual(['Код', 'НЕРПА-300'])
  await page.getByRole('link', { name: 'НЕРПА-300' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'НЕРПА-300' })).toBeVisible()
  await expect(page.getByText('Ещё никто не воспользовался')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Удалить' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Изменить' }).click()
  const made = record(page, 'НЕРПА-300')
  await made.getByLabel('Скидку оплачивает').selectOption('Ресторан')
  await made.getByRole('button', { name: 'Сохранить' }).click()
  await expect(made).toHaveCount(0)
  await expect(page.locator('.record-card__facts')).toContainText('ОплачиваетРесторан')
  await page.getByRole('button', { name: 'Остановить' }).click()
  const asked = page.getByRole('dialog', { name: 'Остановить НЕРПА-300?' })
  await screen(page, 'promo-code-stop')
  await asked.getByRole('button', { name: 'Остановить' }).click()
  await expect(page.locator('.record-card__title')).toContainText('Выключен')
  await expect(page.getByRole('button', { name: 'Остановить' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Промокоды' }).first().click()
  await expect(row).toContainText('Выключен')
})

test('a series of promo codes is made, saved as a file and stopped whole; use is seen by days', async () => {
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  await open(page, '/promo-codes/series')
  await expect(page.getByText('Здесь появится первая серия промокодов.')).toBeVisible()
  await page.getByRole('link', { name: 'Добавить серию промокодов' }).first().click()
  const fresh = record(page, 'Новая серия промокодов')
  await fresh.getByLabel('Название').fill('Листовки')
  await fresh.getByLabel('Сколько кодов').fill('25')
  await fresh.getByLabel('Начало кода').fill('лист')
  await fresh.getByLabel('Скидка', { exact: true }).fill('300')
  await screen(page, 'promo-series-new')
  await fresh.getByRole('button', { name: 'Сохранить' }).click()
  await expect(fresh).toHaveCount(0)
  await screen(page, 'promo-series')
  await page.getByRole('link', { name: 'Листовки' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Листовки' })).toBeVisible()
  await screen(page, 'promo-series-one')
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV' }).click()
  const lines = (await Bun.file(await (await saving).path()).text()).trim().split('\r\n')
  expect(lines.filter((line) => line.startsWith('ЛИСТ-'))).toHaveLength(25)
  await page.getByRole('button', { name: 'Остановить' }).click()
  const asked = page.getByRole('dialog', { name: 'Остановить серию «Листовки»?' })
  await asked.getByRole('button', { name: 'Остановить' }).click()
  await expect(page.locator('.record-card__title')).toContainText('Остановлена')
  await page.locator('.record-card__facts').getByRole('link', { name: '25' }).click()
  await expect(page.getByRole('list', { name: 'Выбрано', exact: true })).toContainText('Листовки')
  await expect(page.getByRole('row').filter({ hasText: 'Выключен' })).toHaveCount(25)
  await screen(page, 'promo-series-codes')

  const [used] = await journey.sql<{ id: string }>(
    `select promo_code_id as id from "order" where promo_code_id in (select id from promo_code where user_id is null)
       and status not like 'CANCELLED%' group by promo_code_id order by count(*) desc limit 1`,
  )
  await page.goto(`/admin/promo-codes/${used?.id}`)
  await expect(page.locator('.statistics__canvas canvas')).toBeVisible()
  await page.getByText('Таблицей').click()
  await expect(page.getByRole('columnheader', { name: 'Скидка' })).toBeVisible()
  await screen(page, 'promo-code-uses')
})

test('stories are put in order by a pointer and by keys, as people then see them', async () => {
  const seen = async () =>
    (await journey.sql<{ title: string }>(`select title from story where is_active order by sort, id desc`)).map(
      ({ title }) => title,
    )
  const [first, second, ...others] = await seen()
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  await open(page, '/stories')
  await page.getByRole('link', { name: 'Порядок' }).click()
  const rows = page.locator('.record-order__row')
  await expect(rows).toHaveCount(2 + others.length)
  await screen(page, 'story-order')
  const handle = rows.nth(0).getByRole('button', { name: /^Переместить/ })
  await handle.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  const byKeys = page.waitForResponse(/\/place$/)
  await page.keyboard.press('Space')
  await expect(rows.nth(1)).toContainText(first ?? '')
  await byKeys
  expect(await seen()).toEqual([second ?? '', first ?? '', ...others])
  await page.reload()
  await expect(rows.nth(0)).toContainText(second ?? '')
  const from = await rows
    .nth(1)
    .getByRole('button', { name: /^Переместить/ })
    .boundingBox()
  const to = await rows.nth(0).boundingBox()
  if (!from || !to) throw new Error('The rows are not on the page.')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + 40, to.y + to.height / 2, { steps: 5 })
  await page.mouse.move(to.x + 40, to.y - 4, { steps: 5 })
  const byPointer = page.waitForResponse(/\/place$/)
  await page.mouse.up()
  await byPointer
  expect(await seen()).toEqual([first ?? '', second ?? '', ...others])
})
