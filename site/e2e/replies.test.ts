import { test } from 'bun:test'
import { signInHere } from './acts.ts'
import { expect } from './expect.ts'
import { shareJourney } from './harness.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from './person.ts'
import { screen, screenAtEachWidth } from './screen.ts'

const journey = await shareJourney()
const BOTH = [DESKTOP_SCREEN, PHONE_SCREEN]

/** Who wrote the vacancy that stands at this address. */
async function authorOf(url: string) {
  const [found] = await journey.sql<{ phone: string }>(
    'select u.phone from ad a join "user" u on u.id = a.author_id where a.number = $1',
    [Number(/\d+/.exec(new URL(url).pathname)?.[0])],
  )
  return found?.phone ?? ''
}

test('a job is found by filters and answered over its page; the company invites, both write, and the person sees it', async () => {
  await using anna = await journey.person(PHONE_SCREEN)
  const { page } = anna
  await page.goto('/vacancies')
  await page.getByRole('link', { name: 'Фильтры' }).click()
  await page.getByRole('checkbox', { name: /^Сменный/ }).check()
  await page.getByRole('button', { name: 'Показать' }).click()
  await page.waitForURL('/vacancies?*scheduleCheckbox=shifts*')
  await page.locator('.listed-card').first().locator('.listed-card__link').click()
  await page.waitForURL(/\/vacancies\/\d+-/)
  const vacancy = page.url()
  await screenAtEachWidth(page, 'vacancy', BOTH)
  await page.getByRole('button', { name: 'Показать телефон' }).first().click()
  const contacts = page.getByRole('dialog', { name: /^Контакты/ })
  await expect(contacts.getByRole('link', { name: /^\+7/ })).toBeVisible()
  await screen(page, 'vacancies-contacts')
  await contacts.getByRole('button', { name: 'Откликнуться' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Войти' }).click()
  await signInHere(anna, journey)
  await page.waitForURL(vacancy)
  await page.getByRole('link', { name: 'Откликнуться' }).first().click()
  const form = page.getByRole('dialog', { name: /^Отклик/ })
  await form.getByLabel('Как к вам обращаться').fill('Анна')
  await form.getByRole('button', { name: 'Отправить отклик' }).click()
  await expect(form.getByText(/^Расскажите о\sсебе/)).toBeVisible()
  await screen(page, 'vacancy-reply')
  await form.getByLabel('Сопроводительное письмо').fill('Живу рядом, выйти могу с понедельника. Опыт — пять лет.')
  await form.getByRole('button', { name: 'Отправить отклик' }).click()
  await expect(page.getByText(/^Отклик отправлен/)).toBeVisible()
  const reply = new URL(page.url()).pathname
  await screenAtEachWidth(page, 'reply-sent', BOTH)

  await using company = await journey.person(DESKTOP_SCREEN)
  const desk = company.page
  await desk.goto('/profile/replies/received')
  await signInHere({ ...company, phone: await authorOf(vacancy) }, journey)
  await desk.waitForURL('/profile/replies/received')
  await screenAtEachWidth(desk, 'replies-received', BOTH)
  await desk.getByRole('link', { name: 'Анна', exact: true }).click()
  await expect(desk.getByText('выйти могу с понедельника')).toBeVisible()
  await desk.getByRole('button', { name: 'Пригласить' }).click()
  await expect(desk.getByText(/^Приглашение отправлено/)).toBeVisible()
  await desk.getByRole('button', { name: 'Отправить' }).click()
  await expect(desk.getByText('Напишите сообщение')).toBeVisible()
  await desk.getByLabel('Сообщение').fill('Приходите в четверг к десяти.\nСпросите Галину.')
  await desk.getByRole('button', { name: 'Отправить' }).click()
  await expect(desk.getByText('Сообщение отправлено')).toBeVisible()
  await screenAtEachWidth(desk, 'reply-employer', BOTH)

  await page.goto('/profile')
  await page.getByRole('link', { name: /^Отклики/ }).click()
  await expect(page.getByText('Приглашение', { exact: true }).last()).toBeVisible()
  await expect(page.getByText('Новое')).toBeVisible()
  await screenAtEachWidth(page, 'replies-own', BOTH)
  await page.locator('.case-card').getByRole('link').click()
  await page.waitForURL(reply)
  await page.getByLabel('Сообщение').fill('Спасибо, буду.')
  await page.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByText('Сообщение отправлено')).toBeVisible()
  await screenAtEachWidth(page, 'reply-person', BOTH)
  await desk.goto('/profile/replies/received')
  await expect(desk.locator('.replies__tabs')).toContainText(/новых: \d/)
  await desk.goto(reply)
  await expect(desk.getByText('Спасибо, буду.')).toBeVisible()
  await desk.getByRole('link', { name: 'Отклики на мои вакансии' }).click()
  await page.goto(vacancy)
  await page.getByRole('link', { name: 'Откликнуться' }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Открыть отклик' }).click()
  await page.waitForURL(reply)
})

test('without JavaScript a vacancy is answered on a page, and the reply taken back', async () => {
  await using boris = await journey.person({ ...PHONE_SCREEN, javaScriptEnabled: false })
  const { page } = boris
  const [found] = await journey.sql<{ number: number }>(
    `select number from ad where section = 'vacancies' and moderation_status = 'approved' and archived_as is null
     and expires_at > now() order by number limit 1`,
  )
  await page.goto(`/vacancies/${found?.number}-x`, { waitUntil: 'domcontentloaded' })
  await expect(page.getByText(/^Отвечает на\s/)).toBeVisible()
  await page.getByRole('link', { name: 'Откликнуться' }).first().click()
  await page.getByLabel('Номер телефона').fill(boris.phone.slice(1))
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await page.getByLabel('Код из СМС').fill(await journey.codeFor(boris.phone))
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.waitForURL(`/vacancies/${found?.number}/reply`)
  await page.getByLabel('Как к вам обращаться').fill('Борис')
  await page.getByRole('button', { name: 'Отправить отклик' }).click()
  await expect(page.getByText(/^Расскажите о\sсебе: /)).toBeVisible()
  await page.getByLabel('Сопроводительное письмо').fill('Работал на путине два сезона.')
  await page.getByRole('button', { name: 'Отправить отклик' }).click()
  await expect(page.getByText(/^Отклик отправлен/)).toBeVisible()
  await page.getByRole('button', { name: 'Отозвать отклик' }).click()
  await expect(page.getByText('Отозван', { exact: true })).toBeVisible()
})
