import { test } from 'bun:test'
import { addDays, localParts } from '@ostrov/shared/formats/time'
import type { Page } from 'playwright'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { DESKTOP_SCREEN } from '../../site/e2e/person.ts'
import { screen } from '../../site/e2e/screen.ts'
import { openBoard, openOffice } from '../../site/e2e/staff.ts'

const journey = await openJourney(import.meta.path)

const day = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const now = (page: Page) => page.getByRole('region', { name: 'Прямо сейчас' })
const week = `select weekday, open_time, close_time from restaurant_schedule s join restaurant r on r.id = s.restaurant_id
  where r.title = 'Крутим-вертим' and s.type = 'general' order by weekday, open_time`

test('the week is set interval by interval, by keys alone, and copied to other days', async () => {
  await using owner = await openBoard(journey, 'spin@ostrov.example')
  const { page } = owner
  await page.getByRole('link', { name: 'Часы' }).click()
  await expect(page.getByRole('heading', { name: 'Часы работы' })).toBeVisible()
  await journey.sql(`delete from restaurant_schedule where type = 'general' and restaurant_id in
    (select id from restaurant where title = 'Крутим-вертим')`)
  await page.reload()
  // Round the clock, seven days without hours say nothing.
  const folded = page.getByText('Часы недели, если выключить «Круглосуточно»')
  await expect(folded).toBeVisible()
  await expect(page.getByText('Часы не заданы').first()).toBeHidden()
  await folded.click()
  const friday = day(page, 'Пятница')
  await friday.getByRole('button', { name: /добавить часы/ }).press('Enter')
  await expect(friday.getByLabel('Открываемся')).toBeFocused()
  await page.keyboard.type('1800')
  await page.keyboard.press('Tab')
  await page.keyboard.type('0200')
  await expect(friday.getByText(/до\s02:00 следующего дня/)).toBeVisible()
  owner.watch.forgive(/ERR_INTERNET_DISCONNECTED|EventSource|ERR_NETWORK/)
  await owner.context.setOffline(true)
  await page.keyboard.press('Enter')
  await expect(friday.getByText(/Нет связи/)).toBeVisible()
  await expect(friday.getByLabel('Открываемся')).toHaveValue('18:00')
  await owner.context.setOffline(false)
  await friday.getByLabel('Закрываемся').press('Enter')
  await expect(friday.getByRole('button', { name: /18:00–02:00/ })).toBeVisible()
  // Saved, the focus is where the next interval is begun.
  await expect(friday.getByRole('button', { name: /добавить часы/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(friday.getByLabel('Открываемся')).toBeFocused()
  await page.keyboard.type('1700')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1900')
  await page.keyboard.press('Enter')
  await expect(friday.getByText(/Часы пересекаются: пятница, 17:00–19:00/)).toBeVisible()
  const name = await friday.getByRole('heading', { name: 'Пятница' }).boundingBox()
  const form = await friday.locator('form').boundingBox()
  expect(name && form && name.y < form.y, 'the name of an open day stands by its top').toBe(true)
  const idle = day(page, 'Четверг').getByRole('button', { name: /скопировать/ })
  await expect(idle).toBeDisabled()
  await expect(idle).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await screen(page, 'hours-overlap', { full: true })
  await page.keyboard.press('Escape')
  await friday.getByRole('button', { name: /скопировать/ }).click()
  const dialog = page.getByRole('dialog', { name: /Скопировать 18:00–02:00/ })
  await dialog.getByRole('checkbox', { name: 'Суббота' }).check()
  await screen(page, 'hours-copy')
  await dialog.getByRole('button', { name: 'Скопировать', exact: true }).click()
  await expect(day(page, 'Суббота').getByRole('button', { name: /18:00–02:00/ })).toBeVisible()
  const night = { open_time: '18:00', close_time: '02:00' }
  // The screen shows it before the server has it.
  await expect
    .poll(() => journey.sql(week))
    .toEqual([
      { weekday: 5, ...night },
      { weekday: 6, ...night },
    ])
})

test('a pause is set on a tablet, seen by the board and the customer with its reason, and ended by a press', async () => {
  await using owner = await openBoard(journey, 'spin@ostrov.example')
  const { page } = owner
  await page.getByRole('button', { name: 'Пауза' }).click()
  const board = page.getByRole('dialog', { name: 'Пауза' })
  await board.getByRole('button', { name: 'Сломалось оборудование' }).click()
  await screen(page, 'board-pause')
  await board.getByRole('button', { name: 'Остановить приём заказов' }).click()
  await expect(page.getByRole('button', { name: /Пауза закончится/ })).toBeVisible()

  await using anna = await journey.person()
  const stored = () =>
    journey.sql<{ id: string; is_paused: boolean }>(
      `select id, disabled_until is not null as is_paused from restaurant where title = 'Крутим-вертим'`,
    )
  // The board shows it before the server has it.
  await expect.poll(async () => (await stored())[0]?.is_paused).toBe(true)
  const [spin] = await stored()
  await anna.page.goto(`/eda/restaurants/${spin?.id}`)
  await expect(anna.page.getByRole('dialog')).toContainText('Сломалось оборудование')

  await page.setViewportSize({ width: 1024, height: 768 })
  await page.getByRole('link', { name: 'Часы' }).click()
  await expect(page.getByText(/^Пауза закончится .*\.?$/).first()).toBeVisible()
  await screen(page, 'hours-paused')
  await now(page).getByRole('button', { name: 'Снять паузу' }).click()
  await expect(now(page).getByRole('heading', { name: 'Заказы принимаются' })).toBeVisible()

  await now(page).getByRole('button', { name: 'Поставить на паузу' }).click()
  const dialog = page.getByRole('dialog', { name: 'Поставить на паузу' })
  await dialog.getByRole('radio', { name: 'До своего времени' }).check({ force: true })
  await screen(page, 'hours-pause')
  await dialog.getByRole('button', { name: 'Остановить приём заказов' }).click()
  await expect(dialog.getByText('Укажите время')).toBeVisible()
  await page.keyboard.press('Escape')

  await now(page).getByRole('button', { name: 'Много заказов' }).click()
  await screen(page, 'hours-busy')
  await page.getByRole('dialog').getByRole('button', { name: 'Добавить время' }).click()
  await expect(now(page).getByRole('heading', { name: /\+20\sмин/ })).toBeVisible()
  await now(page).getByRole('button', { name: 'Убрать добавку' }).click()
  await expect(now(page).getByRole('heading', { name: 'Готовим как обычно' })).toBeVisible()

  await now(page).getByRole('button', { name: 'Ограничить' }).click()
  const cap = page.getByRole('dialog', { name: 'Сколько заказов берёт кухня' })
  await cap.getByLabel(/Заказов за/).fill('12')
  await screen(page, 'hours-cap')
  await cap.getByRole('button', { name: 'Сохранить' }).click()
  await expect(now(page).getByRole('heading', { name: /12 заказов за/ })).toBeVisible()
})

test('a special day is chosen, closed, and told where the day of the week is not as usual', async () => {
  await using owner = await journey.person(DESKTOP_SCREEN)
  const { page } = owner
  await openOffice(page, '/hours', 'spin@ostrov.example')
  const date = addDays(localParts(new Date()).date, 3)
  await page.getByRole('region', { name: 'Особые дни' }).getByRole('button', { name: 'Добавить' }).click()
  const drawer = page.getByRole('dialog', { name: 'Особый день' })
  await drawer.getByRole('textbox', { name: 'Дата' }).fill(date.split('-').reverse().join('.'))
  await screen(page, 'hours-special')
  owner.watch.forgive(/ERR_INTERNET_DISCONNECTED|EventSource|ERR_NETWORK/)
  await owner.context.setOffline(true)
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  await expect(drawer.getByText(/Нет связи/)).toBeVisible()
  await expect(drawer.getByRole('textbox', { name: 'Дата' })).toHaveValue(date.split('-').reverse().join('.'))
  await owner.context.setOffline(false)
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  const closed = page.getByRole('button', { name: /Закрыто/ })
  await expect(closed).toBeVisible()
  await closed.click()
  await drawer.getByRole('button', { name: 'Удалить' }).click()
  await expect(closed).toHaveCount(0)
})

test('two who change the same hours lose nothing: the second sees both, and hours that were taken away are kept in the form', async () => {
  await using owner = await journey.person(DESKTOP_SCREEN)
  const { page } = owner
  owner.watch.forgive(/409|404/)
  await journey.sql(`delete from restaurant_schedule where weekday = 3 and restaurant_id in
    (select id from restaurant where title = 'Крутим-вертим')`)
  const other = `restaurant_schedule where weekday = 3 and restaurant_id in (select id from restaurant where title = 'Крутим-вертим')`
  await journey.sql(`insert into restaurant_schedule (restaurant_id, type, weekday, open_time, close_time)
    select id, 'general', 3, '10:00', '18:00' from restaurant where title = 'Крутим-вертим'`)
  await openOffice(page, '/hours', 'spin@ostrov.example')
  await page.getByText('Часы недели, если выключить «Круглосуточно»').click()
  const wednesday = day(page, 'Среда')
  await wednesday.getByRole('button', { name: /10:00–18:00/ }).click()
  await wednesday.getByLabel('Закрываемся').fill('20:00')
  await journey.sql(`update restaurant_schedule set open_time = '09:00' where id in (select id from ${other})`)
  await wednesday.getByRole('button', { name: 'Сохранить' }).click()
  await expect(wednesday.getByText(/Открываемся: теперь «09:00»/)).toBeVisible()
  await expect(wednesday.getByLabel('Открываемся')).toHaveValue('09:00')
  await expect(wednesday.getByLabel('Закрываемся')).toHaveValue('20:00')
  await screen(page, 'hours-meanwhile', { full: true })
  const reading = Promise.withResolvers<void>()
  await page.route('**/api/restaurant_schedule/*', async (route) => {
    if (route.request().method() === 'GET') await reading.promise
    await route.continue()
  })
  await wednesday.getByRole('button', { name: 'Сохранить' }).click()
  await expect(wednesday.getByRole('button', { name: /09:00–20:00/ })).toBeVisible()
  await expect
    .poll(() => journey.sql(`select open_time, close_time from ${other}`))
    .toEqual([{ open_time: '09:00', close_time: '20:00' }])
  // Nothing has been read since: what was saved is known by its own answer.
  await wednesday.getByRole('button', { name: /09:00–20:00/ }).click()
  await wednesday.getByLabel('Закрываемся').fill('21:00')
  await journey.sql(`update restaurant_schedule set open_time = '08:00' where id in (select id from ${other})`)
  await wednesday.getByRole('button', { name: 'Сохранить' }).click()
  await expect(wednesday.getByText(/Открываемся: теперь «08:00»/)).toBeVisible()
  reading.resolve()
  await journey.sql(`delete from ${other}`)
  await wednesday.getByRole('button', { name: 'Сохранить' }).click()
  await expect(wednesday.getByText(/Эти часы только что удалили/)).toBeVisible()
  await expect(wednesday.getByLabel('Закрываемся')).toHaveValue('21:00')
  await wednesday.getByRole('button', { name: 'Сохранить' }).click()
  await expect
    .poll(() => journey.sql(`select open_time, close_time from ${other}`))
    .toEqual([{ open_time: '08:00', close_time: '21:00' }])
})
