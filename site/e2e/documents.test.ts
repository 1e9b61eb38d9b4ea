import { test } from 'bun:test'
import type { Page } from 'playwright'
import { signInHere } from './acts.ts'
import { expect } from './expect.ts'
import { openJourney } from './harness.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from './person.ts'
import { screen, settled } from './screen.ts'
import { staffCalls } from './staff.ts'

const journey = await openJourney(import.meta.path)
const desk = await staffCalls(journey, 'admin@ostrov.example')
const textOf = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

/** Makes this text the edition in force of a document, which is begun where there is none. */
async function publish(key: string, text: string) {
  const { items } = await (await desk('GET', `/admin/document?query=${key}`)).json()
  const body = { title: 'Оферта для ресторанов', key, body: textOf(text) }
  const { id } = items[0] ?? (await (await desk('POST', '/admin/document', body)).json())
  const { version } = await (await desk('PUT', `/admin/document/${id}`, { body: body.body })).json()
  expect((await desk('POST', `/admin/document/${id}/publish`, { version })).status).toBe(200)
  return id
}

test('without JavaScript a published document is found in the footer, with its earlier editions', async () => {
  await publish('offer', 'Комиссия десять процентов.')
  const id = await publish('offer', 'Комиссия восемь процентов.')
  await using guest = await journey.person(PHONE_SCREEN)
  const { page } = guest
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Оферта для ресторанов' }).click()
  await expect(page).toHaveURL(/\/documents\/offer$/)
  await expect(page.getByText('Комиссия восемь процентов.')).toBeVisible()
  await page.getByRole('link', { name: /^Редакция 1 от/ }).click()
  await expect(page).toHaveURL(/\/documents\/offer\?version=1$/)
  await expect(page.getByText('Комиссия десять процентов.')).toBeVisible()
  await page.getByRole('link', { name: 'Читать действующую' }).click()
  await expect(page.getByText('Комиссия восемь процентов.')).toBeVisible()
  await page.goto(`/documents/${id}?version=1`)
  await expect(page).toHaveURL(/\/documents\/offer\?version=1$/)
  await page.goto('/documents/agreement')
  await expect(page).toHaveURL(/\/agreement$/)
  guest.watch.forgive(/^answer 404/)
  for (const path of ['/documents/nothing', '/documents/offer?version=3', '/documents/offer?version=0']) {
    expect((await page.goto(path))?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { name: 'Этой страницы нет на острове' })).toBeVisible()
  }
})

test('who signs in after a new edition has accepted it, and is told so once, also by the pages of forms', async () => {
  await using anna = await journey.person(PHONE_SCREEN)
  const accepted = () =>
    journey.sql('select a.id from document_acceptance a join "user" u on u.id = a.user_id where u.phone = $1', [
      anna.phone,
    ])
  /** This browser has confirmed the phone before, so no code is asked. */
  const signInAgain = async (page: Page, path: string) => {
    await anna.page.request.post('/api/auth/logout', { headers: { origin: journey.url } })
    await anna.page.evaluate(() => localStorage.clear())
    if (page !== anna.page) await page.context().addCookies(await anna.context.cookies())
    await page.goto(path)
    await settled(page)
    await page.getByLabel('Номер телефона').fill(anna.phone.slice(1))
  }
  const goOn = (page: Page) => page.getByRole('button', { name: 'Продолжить' }).click()
  await anna.page.goto('/eda/login')
  const agreement = anna.page.getByRole('link', { name: 'пользовательское соглашение' })
  await expect(agreement).toHaveAttribute('href', '/agreement')
  await signInHere(anna, journey)
  expect(await accepted()).toHaveLength(2)
  await publish('agreement', 'Новые условия.')
  await signInAgain(anna.page, '/eda/login')
  await goOn(anna.page)
  await expect(anna.page.getByText('Условия сервиса изменились: они в профиле')).toBeVisible()
  expect(await accepted()).toHaveLength(3)

  await publish('privacy', 'Новая политика.')
  await using plain = await journey.person(PHONE_SCREEN)
  const { page } = plain
  await signInAgain(page, '/eda/login?redirect=/eda/plain/profile')
  // As a browser sends it that runs no script; what looks at the screen needs one that does.
  await page
    .locator('form')
    .first()
    .evaluate((form: HTMLFormElement) => form.submit())
  await expect(page.getByText('С прошлого раза условия сервиса изменились')).toBeVisible()
  await screen(page, 'plain-login-changed')
  expect(await accepted()).toHaveLength(4)
  await page.getByRole('link', { name: 'Дальше' }).click()
  // There is no address yet.
  await expect(page).toHaveURL(/\/eda\/address/)
})

test('an owner who registers or signs in reads what that accepts', async () => {
  await using owner = await journey.person(DESKTOP_SCREEN)
  const { page } = owner
  for (const path of ['register', 'sign-in']) {
    await page.goto(`/admin/${path}`)
    await expect(page.getByRole('link', { name: 'Оферта для ресторанов' })).toHaveAttribute('href', '/documents/offer')
    await screen(page, `documents-${path}`)
  }
})
