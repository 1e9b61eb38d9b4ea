import { test } from 'bun:test'
import type { Page } from 'playwright'
import { openTickets, signInHere } from './acts.ts'
import { expect } from './expect.ts'
import { openJourney } from './harness.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from './person.ts'
import { screen, screenAtEachWidth } from './screen.ts'

const journey = await openJourney(import.meta.path)
const WIDTHS = [DESKTOP_SCREEN, PHONE_SCREEN]

test('two tickets are chosen, kept through the sign-in, paid at the bank, shown with their codes, and one comes back', async () => {
  await using anna = await journey.person(PHONE_SCREEN)
  const { page } = anna
  await openTickets(page)
  await expect(page.getByText('Распродано')).toBeVisible()
  await page.getByRole('button', { name: 'Больше: Входной' }).click()
  await expect(page.getByText(/Итого\s*1\s800/)).toBeVisible()
  await screenAtEachWidth(page, 'tickets-buy', WIDTHS)
  const counter = page.url()
  await page.getByRole('button', { name: /^Перейти к\sоплате/ }).click()
  await expect(page.getByText('Укажите почту: туда придут билеты')).toBeVisible()
  await page.getByLabel(/^Почта для\sбилетов/).fill('anna@example.com')
  await page.getByRole('button', { name: /^Перейти к\sоплате/ }).click()
  await signInHere(anna, journey)
  await expect(page.getByLabel('Сколько билетов: Входной')).toHaveValue('2')
  await expect(page.getByLabel(/^Почта для\sбилетов/)).toHaveValue('anna@example.com')
  await page.getByRole('button', { name: /^Перейти к\sоплате/ }).click()
  await page.waitForURL(/sandbox-bank/)
  await page.getByRole('button', { name: 'Оплатить' }).click()
  await expect(page.getByRole('img', { name: 'QR-код: билет 2' })).toBeVisible()
  await screenAtEachWidth(page, 'tickets-bought', WIDTHS)
  const address = page.url().split('?')[0] ?? ''
  const file = await page.request.get(
    (await page.getByRole('link', { name: 'Скачать PDF' }).getAttribute('href')) ?? '',
  )
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  const calendar = await page.request.get(`${address}/calendar.ics`)
  expect((await calendar.text()).startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
  await page.getByRole('link', { name: 'Передать другому: билет 2' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Передать билет' })).toBeVisible()
  await page.getByRole('button', { name: 'Передать', exact: true }).click()
  await expect(page.getByText('Укажите телефон')).toBeVisible()
  await screenAtEachWidth(page, 'ticket-hand', WIDTHS)
  await page.getByLabel('Кому передаёте').fill('Борис')
  await page.getByRole('button', { name: 'Получить ссылку' }).click()
  const link = (await page.getByRole('link', { name: /claim/ }).textContent()) ?? ''
  await screen(page, 'ticket-link', { full: true })
  await using boris = await journey.person(PHONE_SCREEN)
  await boris.page.goto(new URL(link).pathname)
  await expect(boris.page.getByRole('heading', { level: 1, name: 'Борис, вам передают билет' })).toBeVisible()
  await screenAtEachWidth(boris.page, 'ticket-claim', WIDTHS)
  await boris.page.getByRole('button', { name: 'Забрать билет' }).click()
  await signInHere(boris, journey)
  await boris.page.getByRole('button', { name: 'Забрать билет' }).click()
  await expect(boris.page.getByRole('img', { name: 'QR-код билета' })).toBeVisible()
  await screenAtEachWidth(boris.page, 'ticket-received', WIDTHS)
  await boris.page.getByRole('link', { name: /^Билеты, которые/ }).click()
  await screen(boris.page, 'tickets-received')
  await page.goto(address)
  await expect(page.getByText(/^Передан: Борис/)).toBeVisible()
  await page.goto(`${address}?refund`)
  await page.getByRole('checkbox', { name: /^Билет 1/ }).check()
  await page.getByRole('button', { name: 'Посмотреть, сколько вернётся' }).click()
  await expect(page.getByText(/Вернётся\s900/)).toBeVisible()
  await screen(page, 'ticket-refund-plain', { full: true })
  await page.getByRole('link', { name: 'Оставить' }).click()
  await page.getByRole('link', { name: 'Вернуть билеты' }).click()
  const dialog = page.getByRole('dialog', { name: 'Вернуть билеты' })
  await dialog.getByRole('checkbox', { name: /^Билет 1/ }).check()
  await expect(dialog.getByText(/вернётся\s900/)).toBeVisible()
  await screen(page, 'ticket-refund')
  await dialog.getByRole('button', { name: /^Вернуть 900/ }).click()
  await expect(page.getByText(/^Билеты возвращены/)).toBeVisible()
  await expect(page.getByRole('img', { name: /^QR-код/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Мои билеты' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Мои билеты' })).toBeVisible()
  await expect(page.getByText(/1\sбилет из\s2 · 900/)).toBeVisible()
  await screenAtEachWidth(page, 'own-tickets', WIDTHS)
  await page.goto(counter)
  await page.getByLabel(/^Почта для\sбилетов/).fill('anna@example.com')
  await page.getByLabel('Сколько билетов ждёте').fill('2')
  await page.getByRole('button', { name: /^Встать в\sочередь: Столик/ }).click()
  await expect(page.getByText(/2\sбилета, вы\sпервые/)).toBeVisible()
  await screenAtEachWidth(page, 'tickets-wait', WIDTHS)
  await page.getByRole('button', { name: /^Выйти из\sочереди: Столик/ }).click()
  await expect(page.getByRole('button', { name: /^Встать в\sочередь: Столик/ })).toBeVisible()
})

test('a ticket goes in once, a returned one never; two gates without a network are both heard afterwards', async () => {
  await using guard = await journey.person(PHONE_SCREEN)
  await using other = await journey.person(PHONE_SCREEN)
  const [first, second] = await journey.sql<{ key: string }>(
    `insert into ticket_gate (session_id, name)
     select (select session_id from ticket_purchase where paid_at is not null order by paid_at desc limit 1), name
     from (values ('Вход 1'), ('Вход 2')) gate (name) returning key::text`,
  )
  const codes = await guard.page.request.get(`${journey.url}/api/gates/${first?.key}`)
  const { tickets }: { tickets: { short: string; is_refunded: boolean }[] } = await codes.json()
  const good = tickets.find(({ is_refunded }) => !is_refunded)?.short ?? ''
  const returned = tickets.find(({ is_refunded }) => is_refunded)?.short ?? ''
  const show = async (page: Page, code: string, said: string) => {
    await page.getByLabel('Код билета').fill(code)
    await page.getByRole('button', { name: 'Проверить' }).click()
    await expect(page.locator('output')).toContainText(said)
  }
  await other.page.goto(`/gate/${second?.key}`)
  await expect(other.page.getByText(/Список билетов/)).toBeVisible()
  await guard.page.goto(`/gate/${first?.key}`)
  await screenAtEachWidth(guard.page, 'gate', WIDTHS)
  await show(guard.page, 'XXXX-XXXX', 'Нет в списке')
  await show(guard.page, returned, 'Возвращён')
  other.watch.forgive(/ERR_INTERNET_DISCONNECTED/)
  await other.page.context().setOffline(true)
  await show(guard.page, good, 'Можно')
  await screenAtEachWidth(guard.page, 'gate-ok', WIDTHS)
  await show(guard.page, good, 'Уже прошёл')
  await screen(guard.page, 'gate-double')
  await show(other.page, good, 'без сети')
  await expect(other.page.getByText(/Без сети прошли: 1\sчеловек/)).toBeVisible()
  await other.page.context().setOffline(false)
  await expect(other.page.getByText(/Список билетов/)).toBeVisible()
  const passes = await journey.sql<{ name: string; verdict: string }>(
    `select g.name, p.verdict from ticket_pass p join ticket_gate g on g.id = p.gate_id where p.verdict in ('first', 'double') order by g.name, p.verdict`,
  )
  expect(passes.filter(({ verdict }) => verdict === 'first')).toEqual([{ name: 'Вход 1', verdict: 'first' }])
  expect(passes).toContainEqual({ name: 'Вход 2', verdict: 'double' })
})
