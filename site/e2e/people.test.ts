import { test } from 'bun:test'
import {
  addDish,
  fillCheckout,
  goToCheckout,
  openRestaurant,
  orderSays,
  placeOrder,
  settle,
  signInHere,
} from './acts.ts'
import { expect } from './expect.ts'
import { openJourney } from './harness.ts'
import { screen, settled } from './screen.ts'

// One code a phone: the second one asked for is refused for an hour.
const journey = await openJourney(import.meta.path, {
  LIMITS: 'sms_phone=1/3600 writes=100000/60 guest_writes=100000/60',
})

test('the next person at a browser finds nothing of the one before, in no tab', async () => {
  await using anna = await journey.person()
  const { page, context, phone } = anna
  await settle(anna, journey)
  await page.goto('/eda/login?redirect=/..//evil.example/phish')
  await page.waitForURL('/eda')
  await openRestaurant(anna, journey, 'Крутим-вертим')
  await addDish(anna, 'Пян-се', 2)
  await goToCheckout(anna)
  await expect(page.getByRole('checkbox', { name: 'Это я: запомнить в профиле' })).toBeChecked()
  await fillCheckout(anna, 'Наличными')
  await screen(page, 'checkout-name-offered', { full: true })
  await placeOrder(anna)
  await orderSays(page, 'Заказ создан')
  const other = await context.newPage()
  await other.goto('/profile/account')
  await expect(other.getByLabel('Имя')).toHaveValue('Анна')

  await page.goto('/profile/account')
  await page.getByRole('button', { name: 'Выйти из аккаунта' }).click()
  await page.waitForURL('/eda')
  await expect(other.getByText('Войдите, чтобы открыть профиль')).toBeVisible()
  for (const tab of [page, other]) {
    expect(await tab.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([])
  }

  const boris = { ...anna, phone: `${phone.slice(0, -1)}x`.replace('x', String((Number(phone.at(-1)) + 5) % 10)) }
  await page.goto('/eda/login?redirect=/eda')
  await signInHere(boris, journey)
  await openRestaurant(boris, journey, 'Крутим-вертим')
  await addDish(boris, 'Пян-се', 2)
  await goToCheckout(boris, { pickup: true })
  await expect(page.getByLabel('Имя')).toHaveValue('')
  await expect(page.getByLabel('Телефон')).toHaveValue(new RegExp(`${boris.phone.slice(-2)}$`))
  await expect(page.getByText('Ленина')).toHaveCount(0)
})

test('who asked for codes too often is told when to ask again, and of no message that was not sent', async () => {
  await using vera = await journey.person()
  const { page, phone, watch } = vera
  const ask = async () => {
    await page.goto('/eda/login')
    await settled(page)
    await page.getByLabel('Номер телефона').fill(phone.slice(1))
    await page.getByRole('button', { name: 'Продолжить' }).click()
  }
  await ask()
  await expect(page.getByText(/Отправили СМС на/)).toBeVisible()
  await journey.codeFor(phone)
  await journey.sql(`update confirmation_code set created_at = created_at - interval '1 minute' where phone = $1`, [
    phone,
  ])
  watch.forgive(/^answer 429/)
  await ask()
  await expect(page.getByText(/не\sотправили: запросов слишком много/)).toBeVisible()
  await expect(page.getByText(/Отправили СМС на/)).toHaveCount(0)
  await expect(page.getByRole('timer')).toHaveText(/Следующая попытка через 59\sмин \d+\sс/)
  await expect(page.getByRole('button', { name: 'Отправить код ещё раз' })).toHaveCount(0)
  await screen(page, 'login-code-refused')
})

test('an invitation is remembered until the sign-in, a mail is confirmed by its letter, a lost phone is signed out', async () => {
  await using anna = await journey.person()
  await using lost = await journey.person()
  const { page, phone, watch } = anna
  const [inviter] = await journey.sql<{ ref_code: string }>('select ref_code from "user" where not is_blocked limit 1')
  await page.goto(`/?ref=${inviter?.ref_code}`)
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/')
  await page.goto('/eda/login')
  await signInHere(anna, journey)
  const sessions = await journey.sql<{ ref_code: string | null }>(
    'select s.ref_code from session s join "user" u on u.id = s.user_id where u.phone = $1',
    [phone],
  )
  expect(sessions).toEqual([{ ref_code: inviter?.ref_code ?? '' }])

  await page.goto('/profile/account')
  await page.getByLabel('Имя').fill('Анна')
  await page.getByLabel('Электронная почта').fill('anna.s.ostrova@example.com')
  await page.getByRole('button', { name: 'Сохранить изменения' }).click()
  await expect(page.getByText('Мы отправили письмо на anna.s.ostrova@example.com')).toBeVisible()

  // The same person at another browser, whose code would be the second one of this hour.
  await lost.context.addCookies((await anna.context.cookies()).filter(({ name }) => name === 'ostrov_device'))
  await lost.page.goto('/eda/login')
  await settled(lost.page)
  await lost.page.getByLabel('Номер телефона').fill(phone.slice(1))
  await lost.page.getByRole('button', { name: 'Продолжить' }).click()
  await lost.page.waitForURL('/eda/address**')
  await lost.page.goto('/profile/account')
  await expect(lost.page.getByLabel('Имя')).toHaveValue('Анна')

  await page.reload()
  await expect(page.getByText('Это устройство')).toBeVisible()
  await screen(page, 'account-sessions', { full: true })
  // The button says something else while it is at it: only the answer tells that the session has ended.
  const ended = page.waitForResponse((response) => response.request().method() === 'DELETE' && response.ok())
  await page.getByRole('button', { name: /^Завершить/ }).click()
  await ended
  await expect(page.getByRole('button', { name: /^Завершить/ })).toHaveCount(0)
  lost.watch.forgive(/^answer 401/)
  await lost.page.reload()
  await lost.page.waitForURL('/eda')

  const letter = async () => {
    const [sent] = await journey.sql<{ body: string }>(
      'select body from outbox_entry where recipient = $1 order by id desc limit 1',
      ['anna.s.ostrova@example.com'],
    )
    return /\/profile\/mail\?token=[\w.-]+/.exec(sent?.body ?? '')?.[0] ?? ''
  }
  await expect.poll(letter).not.toBe('')
  await page.goto(await letter())
  await expect(page.getByText('Почта подтверждена')).toBeVisible()
  await screen(page, 'mail-confirmed')
  await page.getByRole('link', { name: 'Мои данные' }).click()
  await expect(page.getByText('Почта подтверждена')).toBeVisible()
  watch.forgive(/^answer 409/)
  await page.goto('/profile/mail?token=dead')
  await expect(page.getByText('Ссылка не подошла')).toBeVisible()
  await screen(page, 'mail-refused')

  await page.goto('/profile/account')
  await expect(page.getByText('Это устройство')).toBeVisible()
  await page.getByRole('button', { name: 'Скачать мои данные' }).click()
  await expect(page.getByText('напишем на anna.s.ostrova@example.com')).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Скачать', exact: true }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^data-\d{4}-\d\d-\d\d\.zip$/)
  await screen(page, 'account-data', { full: true })
})
