import { test } from 'bun:test'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { DESKTOP_SCREEN, TABLET_SCREEN } from '../../site/e2e/person.ts'
import { screen } from '../../site/e2e/screen.ts'
import { openOffice, staffCalls } from '../../site/e2e/staff.ts'

const journey = await openJourney(import.meta.path)
const OPTIONS = '/admin/menu/options'
const MANAGER = 'manager@ostrov.example'

test('a group is made, filled, put first by keys, priced on the spot, given to a dish, and deleted', async () => {
  await using manager = await journey.person(DESKTOP_SCREEN)
  const { page } = manager
  await openOffice(page, '/', MANAGER)
  await page.goto(OPTIONS)
  await page.getByRole('button', { name: 'Группа', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Новая группа' })
  await drawer.getByLabel('Название').fill('Накал')
  await drawer.getByLabel('Не меньше').fill('2')
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  await expect(drawer.getByText('Не может быть меньше, чем выбрать обязательно')).toBeVisible()
  await drawer.getByLabel('Не больше').fill('3')
  await expect(drawer.getByText('выбрать от 2 до 3')).toBeVisible()
  await drawer.getByLabel('Найти блюдо').fill('рамен')
  await drawer.getByRole('checkbox').first().check()
  await screen(page, 'options-group')
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  const group = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Накал', exact: true }) })
  await expect(group).toContainText('в 1 блюде')
  await expect(group).toContainText('На проверке')

  const add = page.getByRole('button', { name: 'Добавить опцию в группу «Накал»' })
  for (const name of ['Мягко', 'Огонь']) {
    await add.click()
    const option = page.getByRole('dialog', { name: 'Новая опция' })
    await option.getByLabel('Название').fill(name)
    await option.getByLabel('Доплата').fill('0')
    if (name === 'Огонь') await screen(page, 'options-option')
    await option.getByRole('button', { name: 'Сохранить' }).click()
    await expect(group.getByRole('button', { name, exact: true })).toBeVisible()
  }
  const names = () => group.locator('.option-row__name').allInnerTexts()
  const handle = group.getByRole('button', { name: 'Переместить опцию «Огонь»' })
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Это место 2 из 2.')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Это место 1 из 2.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(page.getByText('Строка «Огонь» поставлена на место 1 из 2.')).toBeAttached()
  await expect.poll(names).toEqual(['Огонь', 'Мягко'])
  const stored = () =>
    journey.sql<{ name: string; price: number }>(
      `select o.name, o.price from product_option o join product_option_group g on g.id = o.group_id
       where g.name = 'Накал' order by o.sort`,
    )
  await expect.poll(async () => (await stored()).map(({ name }) => name)).toEqual(['Огонь', 'Мягко'])
  await group.getByLabel('Доплата за «Огонь»').fill('30')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await stored())[0]?.price).toBe(30)
  await group.getByRole('button', { name: /^Продажа «Огонь»/ }).click()
  const stop = page.getByRole('dialog', { name: 'Огонь', exact: true })
  await screen(page, 'options-stop')
  await stop.getByRole('button', { name: 'До завтра' }).click()
  await expect(group.getByRole('button', { name: /^Продажа «Огонь»: Стоп до завтра, / })).toBeVisible()
  const stops = () =>
    journey.sql<{ stopped: boolean | null }>(
      `select o.stopped_until > now() as stopped from product_option o join product_option_group g on g.id = o.group_id
       where g.name = 'Накал' order by o.sort`,
    )
  await expect.poll(stops).toEqual([{ stopped: true }, { stopped: null }])
  await screen(page, 'options')
  await group.getByRole('button', { name: 'Вернуть в продажу «Огонь»' }).click()
  await expect.poll(stops).toEqual([{ stopped: null }, { stopped: null }])
  await group.getByRole('button', { name: 'Продажа «Накал»: В продаже' }).click()
  const whole = page.getByRole('dialog', { name: 'Накал', exact: true })
  await whole.getByRole('button', { name: '2 часа' }).click()
  await expect(group.getByRole('button', { name: /^Продажа «Накал»: Стоп до/ })).toBeVisible()

  await group.getByRole('button', { name: 'Изменить группу «Накал»' }).click()
  await page.getByRole('dialog', { name: 'Группа опций' }).getByRole('button', { name: 'Удалить' }).click()
  const sure = page.getByRole('dialog', { name: 'Удалить «Накал»?' })
  await expect(sure).toContainText('Её предлагают в 1 блюде')
  await screen(page, 'options-delete')
  await sure.getByRole('button', { name: 'Удалить' }).click()
  await expect(group).toHaveCount(0)
})

test('of two editors the second keeps what they typed and what the first changed', async () => {
  const other = await staffCalls(journey, MANAGER)
  const path = `/restaurant/${await journey.restaurant('Шторм')}/product-option`
  const { id } = await (await other('POST', path, { name: 'Тобико', price: 50 })).json()
  await using manager = await journey.person(TABLET_SCREEN)
  const { page } = manager
  manager.watch.forgive(/409/)
  await openOffice(page, '/', MANAGER)
  await page.goto(OPTIONS)
  await page.getByRole('button', { name: 'Тобико', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Опция' })
  await drawer.getByLabel('Название').fill('Тобико красная')
  await other('PUT', `${path}/${id}`, { price: 70 })
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(page.getByLabel('Доплата за «Тобико красная»')).toHaveValue('70')

  await page.getByRole('button', { name: 'Тобико красная', exact: true }).click()
  await drawer.getByLabel('Доплата').fill('90')
  await other('PUT', `${path}/${id}`, { price: 80 })
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  await expect(drawer.getByLabel('Что изменилось')).toContainText('Доплата: у них 80\u00A0₽, ваше оставлено')
  await screen(page, 'options-clash')
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByLabel('Доплата за «Тобико красная»')).toHaveValue('90')

  const made = await (await other('POST', `${path}/group`, { name: 'Посыпка', min: 0, max: 2 })).json()
  await page.reload()
  await page.getByRole('button', { name: 'Изменить группу «Посыпка»' }).click()
  const group = page.getByRole('dialog', { name: 'Группа опций' })
  await group.getByLabel('Не больше').fill('3')
  await other('PUT', `${path}/group/${made.id}`, { min: 1 })
  await group.getByRole('button', { name: 'Сохранить' }).click()
  await expect(group).toHaveCount(0)
  const limits = () => journey.sql('select min, max from product_option_group where id = $1', [made.id])
  expect(await limits()).toEqual([{ min: 1, max: 3 }])
  await page.getByRole('button', { name: 'Изменить группу «Посыпка»' }).click()
  await group.getByLabel('Не больше').fill('4')
  await other('PUT', `${path}/group/${made.id}`, { max: 5 })
  await group.getByRole('button', { name: 'Сохранить' }).click()
  await expect(group.getByLabel('Что изменилось')).toContainText('у них 5, ваше оставлено')
  await group.getByRole('button', { name: 'Взять их' }).click()
  await group.getByRole('button', { name: 'Сохранить' }).click()
  await expect(group).toHaveCount(0)
  expect(await limits()).toEqual([{ min: 1, max: 5 }])
})
