import { test } from 'bun:test'
import { quoted } from '@ostrov/shared/formats/quoted'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { DESKTOP_SCREEN, type Person, TABLET_SCREEN } from '../../site/e2e/person.ts'
import { screen } from '../../site/e2e/screen.ts'
import { openOffice, staffCalls } from '../../site/e2e/staff.ts'

const journey = await openJourney(import.meta.path)
const MENU = '/admin/menu'
const MANAGER = 'manager@ostrov.example'

test('a category is made and filled, its dishes are put in order by keys, priced, stopped, changed together and deleted', async () => {
  await using manager = await journey.person(DESKTOP_SCREEN)
  const { page } = manager
  await openOffice(page, '/', MANAGER)
  await page.goto(MENU)
  await page.getByRole('button', { name: 'Категория', exact: true }).click()
  const named = page.getByRole('dialog', { name: 'Новая категория' })
  await named.getByLabel('Название').fill('Завтраки')
  await screen(page, 'menu-category')
  await named.getByRole('button', { name: 'Сохранить' }).click()
  const category = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Завтраки/ }) })
  await expect(category).toContainText('На проверке')

  const opened = category.getByRole('button', { name: /^Завтраки/ })
  if ((await opened.getAttribute('aria-expanded')) === 'false') await opened.click()
  for (const [name, price] of [
    ['Сырники', '350'],
    ['Каша', '190'],
  ] as const) {
    await category.getByRole('button', { name: 'Добавить блюдо в категорию «Завтраки»' }).click()
    const dish = page.getByRole('dialog', { name: 'Новое блюдо' })
    await dish.getByLabel('Название').fill(name)
    await dish.getByLabel('Цена', { exact: true }).fill(price)
    await dish.getByLabel('Вес или объём').fill('0,3')
    await dish.getByLabel('Единица').selectOption('kilogram')
    await expect(dish.getByLabel('Как увидит гость')).toContainText(name)
    if (name === 'Каша') await screen(page, 'menu-dish')
    await dish.getByRole('button', { name: 'Сохранить' }).click()
    await expect(category.getByRole('button', { name, exact: true })).toBeVisible()
  }

  const names = () => category.locator('.dish-row__name').allTextContents()
  const handle = category.getByRole('button', { name: 'Переместить «Каша»' })
  await handle.focus()
  await page.keyboard.press('Space')
  // What is said of the lifting gives way at once to where the row is.
  await expect(handle).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(/Это место 2 из/)).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText(/Это место 1 из/)).toBeAttached()
  await page.keyboard.press('Space')
  await expect.poll(names).toEqual(['Каша', 'Сырники'])
  const stored = () =>
    journey.sql<{ name: string; price: number; stopped: boolean; stock: number | null }>(
      `select p.name, p.price, p.stopped_until > now() as stopped, p.stock from product p
       join product_category c on c.id = p.category_id
       where c.label = 'Завтраки' and p.deleted_at is null order by p.sort`,
    )
  await expect.poll(async () => (await stored()).map(({ name }) => name)).toEqual(['Каша', 'Сырники'])

  const where = () =>
    journey.sql<{ is_first: boolean; place: number }>(
      `select c.sort = (select min(sort) from product_category where restaurant_id = c.restaurant_id and deleted_at is null)
         as is_first, p.sort as place
       from product p join product_category c on c.id = p.category_id where p.name = 'Каша' and p.deleted_at is null`,
    )
  await handle.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText(/Это место \d+ из\s\d+, категория «(?!Завтраки)/)).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Строка «Каша» вернулась на место 1 из 2, категория «Завтраки».')).toBeAttached()
  await page.keyboard.press('Space')
  await page.keyboard.press('Home')
  await page.keyboard.press('Space')
  const told = page.locator('.ui-toast').filter({ hasText: '«Каша» теперь в категории' })
  await expect(told).toBeVisible()
  await expect.poll(where).toEqual([{ is_first: true, place: 0 }])
  await expect(page.getByRole('button', { name: 'Переместить «Каша»' })).toBeFocused()
  await told.getByRole('button', { name: 'Отменить' }).click()
  await expect.poll(async () => (await stored()).map(({ name }) => name)).toEqual(['Каша', 'Сырники'])
  await expect.poll(names).toEqual(['Каша', 'Сырники'])

  await category.getByLabel('Цена «Каша»').fill('200')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await stored())[0]?.price).toBe(200)

  await category.getByRole('button', { name: /^Продажа «Каша»/ }).click()
  const stop = page.getByRole('dialog', { name: 'Каша', exact: true })
  await screen(page, 'menu-stop')
  await stop.getByRole('button', { name: '2 часа' }).click()
  await expect(category.getByRole('button', { name: /^Продажа «Каша»: Стоп до/ })).toBeVisible()
  expect((await stored())[0]).toMatchObject({ stopped: true })
  await category.getByRole('button', { name: 'Вернуть в продажу «Каша»' }).click()
  await expect.poll(async () => (await stored())[0]?.stopped).toBeNull()
  await category.getByRole('button', { name: /^Продажа «Сырники»/ }).click()
  const counted = page.getByRole('dialog', { name: 'Сырники', exact: true })
  await counted.getByLabel('Осталось порций').fill('6')
  await counted.getByRole('button', { name: 'Сохранить' }).click()
  await expect(category.getByRole('button', { name: 'Продажа «Сырники»: Осталось 6' })).toBeVisible()

  await category.getByLabel('Выбрать все').check()
  await page.getByRole('button', { name: 'Цена', exact: true }).click()
  const bulk = page.getByRole('dialog', { name: 'Цена: 2 блюда' })
  await bulk.getByLabel('Сколько').fill('5')
  await expect(bulk.getByRole('listitem').filter({ hasText: 'Сырники' })).toContainText('368')
  await screen(page, 'menu-bulk')
  await bulk.getByRole('button', { name: 'Применить' }).click()
  await expect.poll(async () => (await stored()).map(({ price }) => price)).toEqual([210, 368])
  await page.getByRole('button', { name: 'Отменить', exact: true }).click()
  await expect.poll(async () => (await stored()).map(({ price }) => price)).toEqual([200, 350])

  await category.getByRole('button', { name: 'Каша', exact: true }).click()
  await page.getByRole('dialog', { name: 'Каша' }).getByRole('button', { name: 'Удалить' }).click()
  const sure = page.getByRole('dialog', { name: 'Удалить «Каша»?' })
  await screen(page, 'menu-delete')
  await sure.getByRole('button', { name: 'Удалить' }).click()
  await expect.poll(names).toEqual(['Сырники'])
})

test('chosen dishes are changed together as they stand now: another weight is no hindrance, another price is shown first', async () => {
  const other = await staffCalls(journey, MANAGER)
  const path = `/restaurant/${await journey.restaurant('Шторм')}`
  const { items } = await (await other('GET', `${path}/products?limit=2`)).json()
  const { id, name } = items[1]
  await other('PUT', `${path}/products/${id}`, { price: 1000, discount_price: 0 })
  const price = async () =>
    (await journey.sql<{ price: number }>('select price from product where id = $1', [id]))[0]?.price
  await using manager = await journey.person(TABLET_SCREEN)
  const { page } = manager
  await lookFor(manager, name)
  const choose = page.getByLabel(`Выбрать ${quoted(name)}`)
  const dearer = async (percent: string) => {
    await page.getByRole('button', { name: 'Цена', exact: true }).click()
    const bulk = page.getByRole('dialog', { name: 'Цена: 1 блюдо' })
    await bulk.getByLabel('Сколько').fill(percent)
    return { bulk, apply: bulk.getByRole('button', { name: 'Применить' }) }
  }

  await choose.check()
  const cell = page.getByLabel(`Цена ${quoted(name)}`)
  await cell.fill('0')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^От\s1 до\s1\s000\s000\s₽$/)).toBeVisible()
  await expect(cell).toHaveValue('0')
  await screen(page, 'menu-price-refused')
  await page.keyboard.press('Escape')
  await expect(cell).toHaveValue('1\u00A0000')
  await cell.fill('2000')
  await page.keyboard.press('Enter')
  await expect.poll(price).toBe(2000)
  const own = await dearer('10')
  await expect(own.bulk.getByRole('listitem')).toContainText('2\u00a0200')
  await other('PUT', `${path}/products/${id}`, { weight: 321 })
  await own.apply.click()
  await expect.poll(price).toBe(2200)
  await expect(own.bulk).toHaveCount(0)

  await choose.check()
  const theirs = await dearer('10')
  await other('PUT', `${path}/products/${id}`, { price: 3000 })
  await theirs.apply.click()
  await expect(theirs.bulk.getByText(/изменил кто-то другой\. Посмотрите, как стало/)).toBeVisible()
  await expect(theirs.bulk.getByRole('listitem')).toContainText('3\u00a0300')
  expect(await price()).toBe(3000)
  await screen(page, 'menu-bulk-meanwhile')
  await theirs.apply.click()
  await expect.poll(price).toBe(3300)
})

test('of two editors the second is told what the first changed, and loses nothing', async () => {
  const other = await staffCalls(journey, MANAGER)
  const path = `/restaurant/${await journey.restaurant('Шторм')}`
  const { items } = await (await other('GET', `${path}/products?limit=1`)).json()
  const [{ id, name }] = items
  await using manager = await journey.person(TABLET_SCREEN)
  const { page } = manager
  await lookFor(manager, name)
  await page.getByRole('button', { name, exact: true }).click()
  const drawer = page.getByRole('dialog', { name, exact: true })
  await drawer.getByLabel('Описание').fill('Моё описание')
  await drawer.getByLabel('Вес или объём').fill('777')
  await other('PUT', `${path}/products/${id}`, { price: 7654, weight: 555 })
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  const note = drawer.getByLabel('Что изменилось')
  await expect(note).toContainText('Цена: теперь 7\u00A0654\u00A0₽')
  await expect(note).toContainText('у них «555», ваше оставлено')
  await expect(drawer.getByLabel('Описание')).toHaveValue('Моё описание')
  await screen(page, 'menu-meanwhile')
  await note.getByRole('button', { name: 'Взять их' }).click()
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  await expect(drawer).toHaveCount(0)
  const [stored] = await journey.sql<{ price: number; weight: string; proposed: string }>(
    `select p.price, p.weight::float8::text as weight, r.proposed ->> 'description' as proposed from product p
     join revision r on r.row_id = p.id and r.status = 'pending' where p.id = $1`,
    [id],
  )
  expect(stored).toEqual({ price: 7654, weight: '555', proposed: 'Моё описание' })
  await screen(page, 'menu-found')

  const group = await (await other('POST', `${path}/product_category`, { label: 'Обеды' })).json()
  await page.goto(MENU)
  await expect(page.getByRole('heading', { name: 'Меню', level: 1 })).toBeVisible()
  await expect(page.locator('.menu-category').first()).toBeVisible()
  await screen(page, 'menu')
  await page.getByRole('button', { name: 'Изменить категорию «Обеды»' }).click()
  const category = page.getByRole('dialog', { name: 'Категория', exact: true })
  await category.getByLabel('Название').fill('Обеды дня')
  await other('PUT', `${path}/product_category/${group.id}`, { label: 'Ланчи', is_active: false })
  await category.getByRole('button', { name: 'Сохранить' }).click()
  await expect(category.getByLabel('Что изменилось')).toContainText('Название: у них «Ланчи», ваше оставлено')
  await expect(category.getByLabel('Что изменилось')).toContainText('Показывать гостям: теперь нет')
  await expect(category.getByLabel('Название')).toHaveValue('Обеды дня')
  await screen(page, 'menu-category-meanwhile')
  await category.getByRole('button', { name: 'Сохранить' }).click()
  await expect(category).toHaveCount(0)
  const [row] = await journey.sql<{ is_active: boolean; label: string }>(
    `select c.is_active, r.proposed ->> 'label' as label from product_category c
     join revision r on r.row_id = c.id and r.status = 'pending' where c.id = $1`,
    [group.id],
  )
  expect(row).toEqual({ is_active: false, label: 'Обеды дня' })
})

/** A manager before what the menu's search finds; another changes the same. */
async function lookFor({ page, watch }: Person, name: string) {
  watch.forgive(/409/)
  await openOffice(page, '/', MANAGER)
  await page.goto(`${MENU}?query=${encodeURIComponent(name)}`)
}
