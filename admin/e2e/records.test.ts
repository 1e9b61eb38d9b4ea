import { test } from 'bun:test'
import { IMAGES } from '@ostrov/shared/paths'
import type { Page } from 'playwright'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { DESKTOP_SCREEN, TABLET_SCREEN } from '../../site/e2e/person.ts'
import { screen } from '../../site/e2e/screen.ts'
import { openOffice, staffCalls } from '../../site/e2e/staff.ts'
import { pressByKey, tabTo, typeInto } from './keys.ts'

const journey = await openJourney(import.meta.path)
const ADMIN = 'admin@ostrov.example'

/** Another of the staff, with the demo's password. */
async function hire(email: string, role: 'content' | 'moderator', name: string) {
  await journey.sql(
    `insert into admin (email, password_hash, name, role) select $1, password_hash, $2, $3 from admin where email = $4`,
    [email, name, role, ADMIN],
  )
}
await hire('boris@ostrov.example', 'content', 'Борис')
await hire('queue@ostrov.example', 'moderator', 'Вера')

async function open(page: Page, path: string, email = ADMIN) {
  await openOffice(page, `${path}`, email)
}
const record = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

test('a story is found, changed, added and removed by keys alone, and its log says by whom', async () => {
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  admin.watch.forgive(/422/)
  await open(page, '/overview')
  await pressByKey(page, page.getByRole('link', { name: 'Истории' }))
  const crab = page.getByRole('link', { name: 'Сезон краба до 30 ноября' })
  await pressByKey(page, crab)
  const drawer = record(page, 'Сезон краба до 30 ноября')
  await expect(drawer.getByText('Здесь пока ничего не меняли.')).toBeVisible()
  await screen(page, 'story')
  await typeInto(page, drawer.getByLabel('Порядок'), '3')
  await typeInto(page, drawer.getByLabel('Куда ведёт'), 'javascript:alert(1)')
  await tabTo(page, drawer.getByLabel('Порядок'))
  await expect(drawer.getByText('Укажите адрес страницы')).toBeVisible()
  await typeInto(page, drawer.getByLabel('Куда ведёт'), '/eda')
  await page.keyboard.press('Enter')
  await expect(drawer).toHaveCount(0)
  await expect(crab).toBeFocused()
  await page.keyboard.press('Enter')
  const log = drawer.getByRole('region', { name: 'Журнал' })
  await expect(log.getByText('Администратор Острова')).toBeVisible()
  await expect(log.getByText('Порядок: 0 → 3')).toBeVisible()
  await screen(page, 'story-log')
  await page.keyboard.press('Escape')
  await expect(crab).toBeFocused()

  await pressByKey(page, page.getByRole('link', { name: 'Добавить историю' }), 'Enter')
  const fresh = record(page, 'Новая история')
  await screen(page, 'story-new')
  await pressByKey(page, fresh.getByRole('button', { name: 'Сохранить' }))
  await expect(fresh.getByLabel('Заголовок')).toBeFocused()
  await page.keyboard.type('Корюшка пошла')
  await typeInto(page, fresh.getByRole('combobox', { name: 'Ресторан' }), 'шторм')
  await expect(fresh.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(fresh.getByRole('button', { name: 'Убрать: Шторм' })).toBeVisible()
  await pressByKey(page, fresh.getByRole('switch', { name: 'Это реклама' }), 'Space')
  await typeInto(page, fresh.getByLabel('Рекламодатель', { exact: true }), 'ООО «Маяк»')
  await pressByKey(page, fresh.getByRole('button', { name: 'Сохранить' }))
  await expect(fresh.getByText('Укажите erid')).toBeVisible()
  await expect(fresh.getByLabel('Заголовок')).toHaveValue('Корюшка пошла')
  await screen(page, 'story-refused')
  await typeInto(page, fresh.getByLabel('ИНН рекламодателя'), '6501000000')
  await typeInto(page, fresh.getByLabel('Токен erid'), '2Vfnxy1')
  await expect(fresh.getByText('Реклама. ООО «Маяк». erid: 2Vfnxy1')).toBeVisible()
  await pressByKey(page, fresh.getByRole('button', { name: 'Сохранить' }))
  await expect(fresh).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: 'Корюшка пошла' })).toContainText('Реклама: ООО «Маяк»')

  await pressByKey(page, page.getByRole('link', { name: 'Корюшка пошла' }))
  const made = record(page, 'Корюшка пошла')
  await pressByKey(page, made.getByRole('button', { name: 'Удалить' }))
  const sure = record(page, 'Удалить историю?')
  await screen(page, 'story-remove')
  // Its row goes when the list is read anew: on a slow network long after the window has given the focus back to it.
  await page.route('**/api/admin/story?*', async (route) => {
    await Bun.sleep(500)
    await route.continue()
  })
  await pressByKey(page, sure.getByRole('button', { name: 'Удалить' }))
  await expect(made).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Корюшка пошла' })).toHaveCount(0)
  await expect(page.locator('#content')).toBeFocused()
})

test('of two administrators nobody loses a word: what one changed is taken over, a clash is looked at', async () => {
  const boris = await staffCalls(journey, 'boris@ostrov.example')
  const [story] = await journey.sql<{ id: string }>(`select id from story where title like 'Завтраки%'`)
  const change = async (fields: object) =>
    expect((await boris('PUT', `/admin/story/${story?.id}`, fields)).status).toBe(200)
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  admin.watch.forgive(/409/)
  await open(page, `/stories/${story?.id}`)
  const drawer = record(page, 'Завтраки до 11:00')
  await drawer.getByLabel('Порядок').fill('7')
  await change({ text: 'Каша и сырники' })
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Пока вы правили, другие изменили: текст')).toBeVisible()
  await expect(drawer).toHaveCount(0)
  await page.getByRole('link', { name: 'Завтраки до 11:00' }).click()
  await expect(drawer.getByLabel('Текст')).toHaveValue('Каша и сырники')
  await drawer.getByLabel('Порядок').fill('9')
  await change({ sort: 5, is_active: false })
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  const note = drawer.getByRole('status', { name: 'Что изменилось' })
  await expect(note).toContainText('Порядок: у них 5, ваше оставлено.')
  await expect(note).toContainText('Показывать: теперь нет')
  await expect(drawer.getByLabel('Порядок')).toHaveValue('9')
  await screen(page, 'story-clash')
  await note.getByRole('button', { name: 'Взять их' }).click()
  await expect(drawer.getByLabel('Порядок')).toHaveValue('5')
  await drawer.getByLabel('Порядок').fill('9')
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  await expect(drawer).toHaveCount(0)
  const [now] = await journey.sql(`select sort, is_active, text from story where id = $1`, [story?.id])
  expect(now).toEqual({ sort: 9, is_active: false, text: 'Каша и сырники' })

  await page.getByRole('link', { name: 'Завтраки до 11:00' }).click()
  await drawer.getByLabel('Текст').fill('Не пропадёт')
  await page.goBack()
  await expect(record(page, 'Уйти без сохранения?')).toBeVisible()
  await page.getByRole('button', { name: 'Остаться' }).click()
  await expect(drawer.getByLabel('Текст')).toHaveValue('Не пропадёт')
})

test('who may not keep them sees neither section nor page, and the API has nothing there for them', async () => {
  await using moderator = await journey.person(DESKTOP_SCREEN)
  const { page } = moderator
  await open(page, '/stories', 'queue@ostrov.example')
  await expect(page.getByRole('heading', { name: 'Этот раздел вам не открыт' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Разделы' }).getByRole('link')).toHaveCount(9)
  await screen(page, 'records-not-permitted')
  const calls = await staffCalls(journey, 'queue@ostrov.example')
  for (const path of ['story', 'promotion', 'promo_code', 'cities', 'document', 'catalogue'])
    expect((await calls('GET', `/admin/${path}`)).status).toBe(404)
})

test('a row that is not there and a list that does not come say so', async () => {
  await using admin = await journey.person(TABLET_SCREEN)
  const { page } = admin
  admin.watch.forgive(/404|ERR_FAILED/)
  await open(page, `/stories/${crypto.randomUUID()}`)
  await expect(page.getByRole('heading', { name: 'История не найдена' })).toBeVisible()
  await screen(page, 'story-not-found')
  await page.getByRole('button', { name: 'К списку' }).click()
  await expect(page).toHaveURL(/\/stories$/)
  await page.route('**/api/admin/cities*', (route) => route.abort())
  await page.goto('/admin/cities')
  await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('link', { name: 'Корсаков' })).toBeVisible()
})

test('the menu shows where one is and what waits, and one search finds everything by keys', async () => {
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  await open(page, IMAGES)
  const menu = page.getByRole('navigation', { name: 'Разделы' })
  await expect(menu.getByRole('link', { name: 'Картинки' })).toBeInViewport()
  await expect(menu.getByText('Деньги', { exact: true })).toHaveCount(1)
  await expect(menu.getByRole('link', { name: /^Модерация ?\d+ ждут$/ })).toHaveCount(1)
  await screen(page, 'desk-menu')

  const [order] = await journey.sql<{ id: string; user_phone: string }>(
    `select id, user_phone from "order" where user_id is not null order by id desc limit 1`,
  )
  await page.keyboard.press('Control+k')
  const found = page.getByRole('dialog', { name: 'Найти' })
  const field = found.getByRole('searchbox', { name: 'Телефон, номер или слова' })
  await expect(field).toBeFocused()
  await field.fill(`8${order?.user_phone.slice(1)}`)
  await expect(found.getByRole('heading', { name: 'Заказы' })).toBeVisible()
  await expect(found.getByRole('heading', { name: 'Клиенты' })).toBeVisible()
  await screen(page, 'desk-search')
  await page.keyboard.press('ArrowDown')
  await expect(found.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await field.fill(`№ ${order?.id}`)
  await field.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/all-orders/${order?.id}`))
  await expect(found).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await field.fill('выплаты')
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Выплаты' })).toBeVisible()
})

test('an article is written on a page of its own: a table is pasted, it is looked at, kept, and put on the site', async () => {
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  await open(page, '/news-desk')
  await page.getByRole('link', { name: 'Добавить новость' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Новая новость' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Заголовок', exact: true }).fill('Расписание парома')
  await page.getByLabel('Рубрика').selectOption({ index: 1 })
  await page.getByLabel('О чём это').fill('Паром пойдёт чаще.')
  const text = page.getByRole('textbox', { name: 'Текст' })
  await text.click()
  await text.evaluate((element) => {
    const copied = new DataTransfer()
    copied.setData(
      'text/html',
      '<table><tr><th>Рейс</th><th>Цена</th></tr><tr><td>Утро</td><td>690 ₽</td></tr></table><p><img src="https://example.com/a.png"></p>',
    )
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: copied, bubbles: true, cancelable: true }))
  })
  await expect(text.getByRole('cell', { name: '690 ₽' })).toBeVisible()
  await expect(page.getByText(/1\sкартинка не\sвставилась/)).toBeVisible()
  await screen(page, 'news-new')
  await page.getByRole('button', { name: 'Посмотреть' }).click()
  const look = page.getByRole('dialog', { name: 'Так её прочитают' })
  await expect(look.getByRole('columnheader', { name: 'Рейс' })).toBeVisible()
  await screen(page, 'news-look')
  await look.getByRole('button', { name: 'Закрыть' }).click()
  await page.getByRole('button', { name: 'Запланировать' }).click()
  const plan = page.getByRole('dialog', { name: 'Когда опубликовать' })
  await plan.getByRole('button', { name: 'Запланировать' }).click()
  await expect(plan.getByText('Укажите день и время')).toBeVisible()
  await plan.getByRole('button', { name: 'Закрыть' }).click()
  await page.getByRole('button', { name: 'Черновик' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Расписание парома' })).toBeVisible()
  const stands = () => journey.sql(`select published_at is null as draft from news where title = 'Расписание парома'`)
  expect(await stands()).toEqual([{ draft: true }])
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Сохранить' })).toBeVisible()
  expect(await stands()).toEqual([{ draft: false }])
})
