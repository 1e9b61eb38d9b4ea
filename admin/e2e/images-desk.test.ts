import { test } from 'bun:test'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { DESKTOP_SCREEN, TABLET_SCREEN } from '../../site/e2e/person.ts'
import { screen } from '../../site/e2e/screen.ts'
import { openDesk } from './desk.ts'

const journey = await openJourney(import.meta.path)

test('a picture tells where it is shown; one that nothing shows is found and removed', async () => {
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  await openDesk(page, '/pictures')
  await screen(page, 'images')
  await page.getByRole('checkbox', { name: /^История/ }).click()
  await expect(page).toHaveURL(/place=story/)
  // The list before stands until this one has come.
  await expect(page.getByRole('row').nth(1)).toContainText('История')
  await expect(page.locator('table[aria-busy="true"]')).toHaveCount(0)
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  const drawer = page.getByRole('dialog', { name: 'Картинка: Площадка' })
  await expect(drawer.getByRole('link', { name: /^История/ }).first()).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Удалить' })).toHaveCount(0)
  await screen(page, 'image')
  await page.keyboard.press('Escape')

  const [loose] = await journey.sql<{ id: string }>(
    `insert into image (width, height, color, uploaded_by, unused_since) values (320, 240, '#336699', 'seed', now()) returning id`,
  )
  admin.watch.forgive(/404/)
  await page.goto(`/admin/pictures?query=${loose?.id}&use=unused`)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await expect(drawer.getByText('Такие картинки удаляются сами через')).toBeVisible()
  await screen(page, 'image-unused')
  await drawer.getByRole('button', { name: 'Удалить' }).click()
  await page.getByRole('dialog', { name: 'Удалить фото?' }).getByRole('button', { name: 'Удалить' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Ничего не нашлось' })).toBeVisible()
})

test('the list fits a tablet', async () => {
  await using admin = await journey.person(TABLET_SCREEN)
  const { page } = admin
  await openDesk(page, '/pictures')
  await screen(page, 'images')
})
