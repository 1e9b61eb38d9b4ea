import { test } from 'bun:test'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN, TABLET_SCREEN } from '../../site/e2e/person.ts'
import { screen, screenAtEachWidth } from '../../site/e2e/screen.ts'
import { staffCalls } from '../../site/e2e/staff.ts'
import { ADMIN, openDesk } from './desk.ts'

const journey = await openJourney(import.meta.path)
const NARROW = [TABLET_SCREEN, PHONE_SCREEN]
const sorts = () => journey.sql<{ sort: number }>('select sort from story order by sort, id')

test('many stories are ticked by keys, change by one form that shows what becomes of each, and come back', async () => {
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  await openDesk(page, '/stories')
  const before = await sorts()
  const all = page.getByRole('checkbox', { name: 'Выбрать все строки страницы' })
  await all.focus()
  await page.keyboard.press('Space')
  const bar = page.getByRole('region', { name: 'Выбранные строки' })
  await expect(bar).toContainText(`Выбрано: ${before.length}`)
  const one = page.getByRole('checkbox', { name: /^Выбрать: Десерт в подарок/ })
  await one.uncheck()
  await expect(bar).toContainText(`Выбрано: ${before.length - 1}`)
  await expect(all).toHaveJSProperty('indeterminate', true)
  await one.check()
  await screen(page, 'stories-ticked')

  await bar.getByRole('button', { name: 'Изменить' }).click()
  const form = page.getByRole('dialog', { name: `Изменить выбранное: ${before.length}` })
  await form.getByRole('checkbox', { name: 'Порядок' }).check()
  await form.getByRole('textbox', { name: 'Порядок' }).fill('77')
  const differences = form.getByRole('region', { name: 'Что изменится' })
  await expect(differences.getByRole('listitem').filter({ hasText: '→ 77' }).first()).toBeVisible()
  await screen(page, 'stories-many')
  const calls = await staffCalls(journey, ADMIN)
  const [other] = await journey.sql<{ id: string; title: string }>('select id, title from story order by id limit 1')
  await calls('PUT', `/admin/story/${other?.id}`, { text: 'Это изменил другой' })
  await form.getByRole('button', { name: `Изменить у ${before.length}` }).click()
  await expect(form).toHaveCount(0)
  await expect(page.getByText(`Изменено: ${before.length - 1}`)).toBeVisible()
  const refused = page.getByText(/Не\sизменены: /)
  await expect(refused).toContainText(other?.title ?? '')
  await expect.poll(async () => (await sorts()).filter(({ sort }) => sort === 77).length).toBe(before.length - 1)
  await page.getByRole('button', { name: 'Вернуть' }).click()
  await expect(page.getByText(`Вернули как было: ${before.length - 1}`)).toBeVisible()
  expect(await sorts()).toEqual(before)
  await bar.getByRole('button', { name: 'Снять выбор' }).click()
  await expect(bar).toHaveCount(0)
})

test('ticking fits a tablet and a phone', async () => {
  await using admin = await journey.person(TABLET_SCREEN)
  const { page } = admin
  await openDesk(page, '/stories')
  const ticks = page.getByRole('checkbox', { name: /^Выбрать: / })
  await ticks.first().check()
  await ticks.nth(1).check()
  await screenAtEachWidth(page, 'stories-ticked', NARROW)
  await page.getByRole('button', { name: 'Изменить' }).click()
  const form = page.getByRole('dialog', { name: 'Изменить выбранное: 2' })
  await form.getByRole('checkbox', { name: 'Показывать' }).check()
  await form.getByRole('checkbox', { name: 'Порядок' }).check()
  await form.getByRole('textbox', { name: 'Порядок' }).fill('5')
  await screenAtEachWidth(page, 'stories-many', NARROW)
})

test('what a list shows is kept under a name, opens first, is called otherwise and is let go', async () => {
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  await openDesk(page, '/all-orders')
  await page.getByLabel('Порядок').selectOption('-total')
  await page.getByRole('button', { name: 'Запомнить вид' }).click()
  const fresh = page.getByRole('dialog', { name: 'Новый вид списка' })
  await fresh.getByLabel('Название').fill('Дорогие')
  await fresh.getByLabel(/^Открывать этот вид/).check()
  await screen(page, 'list-view-new')
  await fresh.getByRole('button', { name: 'Сохранить' }).click()
  await expect(fresh).toHaveCount(0)
  const views = page.getByRole('navigation', { name: 'Сохранённые виды' })
  await expect(views.getByRole('link', { name: /^Дорогие/ })).toHaveAttribute('aria-current', 'true')
  await views.getByRole('link', { name: 'Весь список' }).click()
  await expect(page).toHaveURL(/all-orders$/)
  await page.goto('/admin/all-orders')
  await expect(page).toHaveURL(/sort=-total/)
  await screenAtEachWidth(page, 'list-views', [DESKTOP_SCREEN, ...NARROW])
  await page.getByRole('button', { name: 'Изменить этот вид' }).click()
  const view = page.getByRole('dialog', { name: 'Вид «Дорогие»' })
  await view.getByLabel('Название').fill('Самые дорогие')
  await view.getByRole('button', { name: 'Сохранить' }).click()
  await expect(views.getByRole('link', { name: /^Самые дорогие/ })).toBeVisible()
  await page.getByRole('button', { name: 'Изменить этот вид' }).click()
  await page.getByRole('button', { name: 'Удалить' }).click()
  await page.getByRole('dialog', { name: 'Удалить вид списка?' }).getByRole('button', { name: 'Удалить' }).click()
  await expect(views).toHaveCount(0)
  await expect(page).toHaveURL(/sort=-total/)
})

test('a story is shown in the towns that are chosen by name, and in all of them again', async () => {
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  await openDesk(page, '/stories')
  const row = page.getByRole('row').filter({ hasText: 'Десерт в подарок' })
  await expect(row).toContainText(/Во\sвсех городах/)
  await row.getByRole('link').first().click()
  const story = page.getByRole('dialog', { name: 'Десерт в подарок' })
  const towns = story.getByRole('combobox', { name: 'Города' })
  for (const [typed, town] of [
    ['корс', 'Корсаков'],
    ['долин', 'Долинск'],
  ] as const) {
    await towns.fill(typed)
    await story.getByRole('option', { name: town }).click()
  }
  await screen(page, 'story-towns')
  await story.getByRole('button', { name: 'Сохранить' }).click()
  await expect(row).toContainText('Корсаков')
  const [kept] = await journey.sql<{ titles: string[] }>(
    `select array_agg(c.name order by c.name) titles from story s join city c on c.id = any(s.city_ids) where s.title like 'Десерт%'`,
  )
  expect(kept?.titles).toEqual(['Долинск', 'Корсаков'])
  await row.getByRole('link').first().click()
  for (const town of ['Корсаков', 'Долинск']) await story.getByRole('button', { name: `Убрать: ${town}` }).click()
  await story.getByRole('button', { name: 'Сохранить' }).click()
  await expect(row).toContainText(/Во\sвсех городах/)
})
