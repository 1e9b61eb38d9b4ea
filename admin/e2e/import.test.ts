import { test } from 'bun:test'
import { expect } from '../../site/e2e/expect.ts'
import { shareJourney } from '../../site/e2e/harness.ts'
import { DESKTOP_SCREEN, TABLET_SCREEN } from '../../site/e2e/person.ts'
import { screen } from '../../site/e2e/screen.ts'
import { openOffice, staffCalls } from '../../site/e2e/staff.ts'

const journey = await shareJourney()
const MANAGER = 'manager@ostrov.example'

const csv = (...lines: string[]) => ({
  name: 'menu.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Название;Категория;Цена;Вес', ...lines].join('\n')),
})

test('a file is checked row by row, applied as it was shown, and undone in one press', async () => {
  await using manager = await journey.person(DESKTOP_SCREEN)
  const { page } = manager
  await openOffice(page, '/', MANAGER)
  await page.goto('/admin/menu/import')
  await page.getByText('Как устроен файл').click()
  await expect(page.getByText('Порядок строк и столбцов любой')).toBeVisible()
  await screen(page, 'import', { full: true })
  const picker = page.getByLabel('Выбрать файл')
  await picker.setInputFiles(csv('Солянка;Супы;390;350', 'Рассольник;Супы;дорого;350'))
  await expect(page.getByRole('heading', { name: 'menu.csv' })).toBeVisible()
  await expect(page.getByRole('row', { name: /3 Цена дорого/ })).toBeVisible()
  const made = () =>
    journey.sql(`select name, price from product where name in ('Солянка', 'Рассольник') and deleted_at is null`)
  expect(await made()).toEqual([])
  await screen(page, 'import-plan')
  await page.getByRole('button', { name: 'Применить 1 строку' }).click()
  const undo = page.getByRole('button', { name: 'Отменить загрузку' })
  await expect(undo).toBeVisible()
  expect(await made()).toEqual([{ name: 'Солянка', price: 390 }])
  await screen(page, 'import-applied')
  await undo.click()
  await expect(page.getByText('Загрузку отменили')).toBeVisible()
  expect(await made()).toEqual([])
  await page.getByRole('link', { name: 'Другой файл' }).click()
  await expect(page.getByRole('link', { name: /menu\.csv.*Отменено/s })).toBeVisible()
})

test('a menu that changed meanwhile is not overwritten, and a file that is no table is refused in words', async () => {
  const other = await staffCalls(journey, MANAGER)
  const restaurant_id = await journey.restaurant('Шторм')
  await using manager = await journey.person(TABLET_SCREEN)
  const { page } = manager
  manager.watch.forgive(/409|422/)
  await openOffice(page, '/', MANAGER)
  await page.goto('/admin/menu/import')
  const picker = page.getByLabel('Выбрать файл')
  await picker.setInputFiles({ name: 'menu.xlsx', mimeType: 'image/png', buffer: Buffer.from([0, 1, 2, 0]) })
  await expect(page.getByText('Файл не удалось прочитать')).toBeVisible()
  await picker.setInputFiles(csv('Шурпа;Супы;390;350'))
  const apply = page.getByRole('button', { name: 'Применить 1 строку' })
  await expect(apply).toBeVisible()
  await other('POST', `/restaurant/${restaurant_id}/product-option`, { name: 'Лаваш', price: 30 })
  await apply.click()
  await expect(page.getByText('Меню изменилось с тех пор, как файл проверили')).toBeVisible()
  await screen(page, 'import-stale')
})
