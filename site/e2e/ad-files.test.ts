import { test } from 'bun:test'
import { avitoFile, dealersCar } from '../../api/test/ad-files.ts'
import { signInHere } from './acts.ts'
import { expect } from './expect.ts'
import { shareJourney } from './harness.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from './person.ts'
import { screenAtEachWidth } from './screen.ts'

const journey = await shareJourney()

test('a dealer loads a file: the plan is read, applied and taken back', async () => {
  await using dealer = await journey.person(DESKTOP_SCREEN)
  dealer.watch.forgive(/^answer 4/)
  const { page } = dealer
  await page.goto('/profile/ads/files')
  await signInHere(dealer, journey)
  await expect(page.getByRole('heading', { name: 'Загрузить объявления из файла' })).toBeVisible()
  const file = avitoFile(
    dealersCar('Холмск', { ManagerName: 'Олег', ContactPhone: dealer.phone }),
    dealersCar('Холмск', { Id: 'a-2', Make: 'Победа' }),
  )
  await page.getByLabel('Файл').setInputFiles({ name: 'avito.xml', mimeType: 'text/xml', buffer: Buffer.from(file) })
  await page.getByRole('button', { name: 'Проверить файл' }).click()
  await expect(page.getByRole('heading', { name: 'avito.xml' })).toBeVisible()
  await expect(page.getByText('Toyota Prius, 2012')).toBeVisible()
  await expect(page.getByText('Марки «Победа» у нас нет')).toBeVisible()
  await screenAtEachWidth(page, 'ad-file-plan', [DESKTOP_SCREEN, PHONE_SCREEN])
  await page.getByRole('button', { name: 'Загрузить' }).click()
  await expect(page.getByRole('button', { name: 'Отменить загрузку' })).toBeVisible()
  await page.goto('/profile/ads')
  await expect(page.getByText('Toyota Prius, 2012').first()).toBeVisible()
  await page.getByRole('link', { name: 'Загрузить файл' }).click()
  await screenAtEachWidth(page, 'ad-files', [DESKTOP_SCREEN, PHONE_SCREEN])
  await page.getByRole('link', { name: 'avito.xml' }).click()
  await page.getByRole('button', { name: 'Отменить загрузку' }).click()
  await expect(page.getByText('Отменён')).toBeVisible()
  await page.goto('/profile/ads')
  await expect(page.getByText('Toyota Prius, 2012')).toHaveCount(0)
})
