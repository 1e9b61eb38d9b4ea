import { test } from 'bun:test'
import { signInHere } from './acts.ts'
import { expect } from './expect.ts'
import { openJourney } from './harness.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from './person.ts'
import { screen, screenAtEachWidth } from './screen.ts'
import { openOffice } from './staff.ts'

const journey = await openJourney(import.meta.path)
const BOTH = [DESKTOP_SCREEN, PHONE_SCREEN]
const NEW_PHONE = '79995550123'

test('a guest writes to support over the page; a person’s request is taken, answered, and read in the profile', async () => {
  await using anna = await journey.person(PHONE_SCREEN)
  const { page } = anna
  await page.goto('/news')
  await page.getByRole('link', { name: /^Написать в\sподдержку$/ }).click()
  const form = page.getByRole('dialog', { name: /^Написать в\sподдержку$/ })
  await form.getByRole('button', { name: 'Отправить' }).click()
  await expect(form.getByText('Расскажите, что случилось', { exact: true })).toBeVisible()
  await screen(page, 'support-modal')
  await form.getByLabel('Что случилось').fill('Не открывается карта')
  await form.getByLabel('Как к вам обращаться').fill('Анна')
  await form.getByLabel('Как ответить').selectOption('phone')
  await form.getByLabel('Номер телефона').fill(anna.phone.slice(1))
  await form.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByRole('dialog').getByText(/^Обращение №\s\d+ принято$/)).toBeVisible()
  await page.getByRole('button', { name: 'Хорошо' }).click()

  await page.goto('/profile/support')
  await signInHere(anna, journey)
  await page.waitForURL('/profile/support')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Написать в\sподдержку$/ })
    .click()
  await page.getByLabel('О чём').selectOption('account')
  await page.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByText('Расскажите, что случилось', { exact: true })).toBeVisible()
  await screenAtEachWidth(page, 'support-page', BOTH)
  await page.getByLabel('Что случилось').fill('Не приходит код из СМС.\nПробую второй день.')
  await page.getByLabel('Как к вам обращаться').fill('Анна')
  await page.getByLabel('Как ответить').selectOption('mail')
  await page.getByLabel('Почта').fill('anna@ostrov.example')
  await page.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByText(/^Обращение №\s\d+ принято$/)).toBeVisible()
  await page.getByRole('link', { name: 'Мои обращения' }).click()

  await using olga = await journey.person(DESKTOP_SCREEN)
  await openOffice(olga.page, '/', 'admin@ostrov.example')
  await olga.page.getByRole('link', { name: /обращени\S+ (?:ждёт|ждут) ответа/ }).click()
  await expect(olga.page.getByText('Не приходит код из СМС.')).toBeVisible()
  await screenAtEachWidth(olga.page, 'support-desk', BOTH)
  await olga.page
    .getByRole('row', { name: /Не приходит код/ })
    .getByRole('link')
    .click()
  await olga.page.getByRole('button', { name: /^Взять в\sработу/ }).click()
  await expect(olga.page.getByText('В работе', { exact: true })).toBeVisible()
  await olga.page.getByRole('button', { name: /^Доступ к\sаккаунту$/ }).click()
  await screenAtEachWidth(olga.page, 'support-request', BOTH)
  await olga.page.getByRole('button', { name: 'Ответить' }).click()
  await expect(olga.page.getByText('Отвечено', { exact: true })).toBeVisible()

  await page.goto('/profile/support')
  await expect(page.getByText('Новое')).toBeVisible()
  await screenAtEachWidth(page, 'support-own', BOTH)
  await page.locator('.case-card').getByRole('link').click()
  await expect(page.getByText('Войдите по номеру телефона', { exact: false })).toBeVisible()
  await page.getByLabel('Сообщение').fill('Спасибо, вошла.')
  await page.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByText('Сообщение отправлено')).toBeVisible()
  await screenAtEachWidth(page, 'support-own-request', BOTH)
})

test('an author is written to over the page; one’s own ad is seen before it is sent; contacts and a vacancy change in place', async () => {
  await using boris = await journey.person(PHONE_SCREEN)
  const { page } = boris
  await page.goto('/sales')
  await page.locator('.listed-card').first().locator('.listed-card__link').click()
  await page.waitForURL(/\/sales\/\d+-/)
  const ad = page.url()
  await page.getByRole('link', { name: 'Написать', exact: true }).click()
  await page
    .getByRole('dialog', { name: /^Войдите/ })
    .getByRole('link', { name: 'Войти' })
    .click()
  await signInHere(boris, journey)
  await page.waitForURL(ad)
  await page.getByRole('link', { name: 'Написать', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Написать автору' })
  await question.getByRole('button', { name: 'Отправить' }).click()
  await expect(question.getByText('Напишите сообщение')).toBeVisible()
  await screen(page, 'write-to-author')
  await question.getByLabel('Сообщение').fill('Ещё продаёте? Заберу сегодня.')
  await question.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByText(/^Сообщение отправлено. Когда автор/)).toBeVisible()
  await screenAtEachWidth(page, 'question', BOTH)

  await page.goto('/sales/create')
  await page.getByRole('link', { name: 'Как продать быстрее' }).click()
  await screen(page, 'sales-hints')
  await page.getByRole('button', { name: 'Понятно' }).click()
  await page.getByLabel('Название').fill('Письменный стол')
  await page.getByRole('button', { name: 'Посмотреть, как увидят' }).click()
  await page.waitForURL('/sales/preview')
  await expect(page.getByRole('heading', { name: 'Письменный стол' })).toBeVisible()
  await screenAtEachWidth(page, 'ad-preview', BOTH)
  await page.getByRole('link', { name: /^Вернуться к\sобъявлению$/ }).click()
  await expect(page.getByLabel('Название')).toHaveValue('Письменный стол')

  await page.goto('/profile/account')
  await page.getByRole('button', { name: 'Изменить телефон или почту' }).click()
  const contacts = page.getByRole('dialog', { name: /^Телефон и\sпочта$/ })
  await contacts.getByLabel('Номер телефона').fill(NEW_PHONE.slice(1))
  await screen(page, 'change-contacts')
  await contacts.getByRole('button', { name: 'Сохранить' }).click()
  await contacts.getByLabel('Код из СМС').fill(await journey.codeFor(NEW_PHONE))
  await screen(page, 'change-contacts-code')
  await contacts.getByRole('button', { name: 'Сменить номер' }).click()
  await expect(page.getByText(/^Номер изменён/)).toBeVisible()

  const [found] = await journey.sql<{ phone: string; title: string }>(
    `select u.phone, a.title from ad a join "user" u on u.id = a.author_id where a.section = 'vacancies'
       and a.moderation_status = 'approved' and a.archived_as is null and a.expires_at > now() and a.image_ids <> '{}'
     order by a.number limit 1`,
  )
  await using company = await journey.person(DESKTOP_SCREEN)
  await company.page.goto('/profile/ads')
  await signInHere({ ...company, phone: found?.phone ?? '' }, journey)
  await company.page.waitForURL('/profile/ads')
  await company.page
    .getByRole('link', { name: `Изменить: ${found?.title}` })
    .first()
    .click()
  const vacancy = company.page.getByRole('dialog', { name: 'Изменить вакансию' })
  await vacancy.getByLabel('Зарплата до').fill('999000')
  await screen(company.page, 'edit-vacancy')
  await vacancy.getByRole('button', { name: 'Сохранить' }).click()
  await expect(company.page.locator('.own-ads__done')).toBeVisible()
  await expect(company.page.getByText(/999\s000/).first()).toBeVisible()
})
