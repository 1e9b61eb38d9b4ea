import { test } from 'bun:test'
import type { Locator, Page, Route } from 'playwright'
import sharp from 'sharp'
import { settle } from './acts.ts'
import { expect } from './expect.ts'
import { shareJourney } from './harness.ts'
import { DESKTOP_SCREEN, type Person, PHONE_SCREEN } from './person.ts'
import { clearToasts, screen, screenAtEachWidth, settled } from './screen.ts'

const journey = await shareJourney()
const UPLOADS = '**/api/user/images'
/** What libjpeg writes first into its table of luminance at quality 70. */
const FIRST_OF_QUALITY_70 = 10

test('pictures are shrunk here, sent one by one and turned, each once as it stands when its turn comes', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await openFields(anna)
  const uploads = await heldUploads(page)
  const { field, tiles, pictures } = imagesOf(page)

  await field.locator('input').setInputFiles(await photographs(2400, 1200, 800))
  await expect(tiles).toHaveCount(3)
  await expect(field.getByRole('progressbar')).toHaveCount(3)
  // The last one waits for its turn: turned now, it goes once, as it stands then.
  await field.getByRole('button', { name: 'Повернуть фото 3' }).click()
  // The first is under way: turned now, it is left and goes again behind the others.
  await uploads.arrival(1)
  await field.getByRole('button', { name: 'Повернуть фото 1' }).click()
  await uploads.release()
  await expect(pictures('stored')).toHaveCount(3)
  expect(await uploads.sent()).toEqual([
    { width: 1200, height: 600, format: 'jpeg', first: FIRST_OF_QUALITY_70 },
    { width: 1200, height: 600, format: 'jpeg', first: FIRST_OF_QUALITY_70 },
    { width: 400, height: 800, format: 'jpeg', first: FIRST_OF_QUALITY_70 },
    { width: 600, height: 1200, format: 'jpeg', first: FIRST_OF_QUALITY_70 },
  ])
})

test('a picture that did not arrive is tried again, and pictures are put in order by keys and by a pointer', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await openFields(anna)
  const uploads = await heldUploads(page)
  uploads.release()
  const { field, tiles, pictures } = imagesOf(page)
  await field.locator('input').setInputFiles(await photographs(300, 200, 100))
  await expect(pictures('stored')).toHaveCount(3)

  anna.watch.forgive(/failed request: POST .*images/)
  uploads.failNext()
  await field.getByRole('button', { name: 'Повернуть фото 2' }).click()
  await expect(field.getByRole('alert').filter({ hasText: 'Проверьте интернет' })).toBeVisible()
  await field.getByRole('button', { name: /^Повторить\s*: фото 2$/ }).click()
  await expect(pictures('stored')).toHaveCount(3)

  const [first = '', second = '', third = ''] = await orderOf(tiles)
  await field.getByRole('button', { name: 'Переместить фото 1' }).focus()
  for (const key of ['Space', 'ArrowRight', 'Space']) {
    await page.keyboard.press(key)
    await page.waitForTimeout(100)
  }
  await expect.poll(() => orderOf(tiles)).toEqual([second, first, third])
  const handle = field.getByRole('button', { name: 'Переместить фото 3' })
  await handle.scrollIntoViewIfNeeded()
  const [from, to] = [await centreOf(handle), await centreOf(field.getByRole('button', { name: 'Переместить фото 1' }))]
  await drag(page, from, { x: from.x - 7, y: from.y })
  expect(await orderOf(tiles)).toEqual([second, first, third])
  await drag(page, from, to)
  await expect.poll(() => orderOf(tiles)).toEqual([third, second, first])
  // For 50 ms after a drop the page takes no click, which would be the drop's own; a later timer of the page ends later.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)))

  await field.getByRole('button', { name: 'Убрать фото 3' }).click()
  await expect(tiles).toHaveCount(2)
  await expect(field.getByText('2 из 30')).toBeVisible()
  await field.locator('input').setInputFiles(await photographs(...Array.from({ length: 29 }, () => 16)))
  await expect(tiles).toHaveCount(30)
  await expect(field.getByText('Вы не можете загрузить более 30 фотографий')).toBeVisible()
})

test('a form that is sent half filled leads to its first fault', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await openFields(anna)
  await page.getByLabel('Цена').fill('1')
  await page.getByRole('button', { name: 'Отправить форму' }).click()
  await expect(page.getByLabel('Название')).toBeFocused()
  await expect(page.getByText('Укажите название')).toBeVisible()
  await page.keyboard.type('Ролл')
  await expect(page.getByText('Укажите название')).toHaveCount(0)
  await expect(page.getByText('Укажите дату')).toBeVisible()
})

test('a house is found by its hints from the keyboard, or by a tap on the map', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await openFields(anna)
  const field = page.getByRole('combobox', { name: 'Адрес' })
  await field.fill('Ленина 21')
  const options = page.getByRole('listbox', { name: 'Подсказки' }).getByRole('option')
  await expect(options.first()).toBeVisible()
  await field.press('ArrowDown')
  await field.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  const second = await options.nth(1).locator('span').first().textContent()
  await field.press('Enter')
  await expect(field).toHaveValue(second ?? '')
  await expect(field).toHaveAttribute('aria-expanded', 'false')

  await page.getByRole('button', { name: 'Показать на карте' }).first().click()
  const map = page.getByRole('dialog', { name: 'Адрес' })
  await expect(map.getByText(second ?? '')).toBeVisible()
  await screen(page, 'place-map')
  await map.getByLabel('Карта: выберите дом').tap({ position: { x: 120, y: 90 } })
  await expect(map.getByText('Ищем дом…')).toBeVisible()
  await expect(map.getByRole('button', { name: 'Всё верно' })).toBeEnabled()
  const shown = await map.getByRole('status').locator('p').first().textContent()
  await map.getByRole('button', { name: 'Всё верно' }).click()
  await expect(map).toHaveCount(0)
  await expect(field).toHaveValue(shown ?? '')
})

test('a profession, a mark, a category and towns are chosen by keys and by search', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await openFields(anna)
  const opened = async (button: string, name: string) => {
    await clearToasts(page)
    await page.getByRole('button', { name: button, exact: true }).press('Enter')
    const dialog = page.getByRole('dialog', { name, exact: true })
    await expect(dialog.getByRole('searchbox')).toBeVisible()
    await screenAtEachWidth(page, `catalogue-${name}`, [DESKTOP_SCREEN, PHONE_SCREEN])
    return dialog
  }
  const jobs = await opened('Специализация', 'Специализация')
  await jobs.getByRole('button', { name: 'Торговля' }).press('Enter')
  await expect(jobs.getByRole('button', { name: 'Все разделы' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(jobs.getByRole('button', { name: 'Торговля' })).toBeFocused()
  await jobs.getByRole('searchbox').fill('djljkfp')
  await page.keyboard.press('ArrowDown')
  await expect(jobs.getByRole('button', { name: /^Водолаз/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Выбрано: vodolaz')).toBeVisible()
  const filter = await opened('Специализации', 'Специализации')
  await expect(filter.getByRole('button', { name: /Показать\s2$/ })).toBeVisible()
  await filter.getByRole('button', { name: 'Что внутри: Морской флот' }).click()
  await filter.getByRole('checkbox', { name: /^Морской флот/ }).check()
  await expect(filter.getByRole('checkbox', { name: /^Боцман/ })).toBeChecked()
  await screen(page, 'catalogue-ticked')
  await filter.getByRole('button', { name: /Показать\s5$/ }).click()
  await expect(page.getByText('Показываем: morskoy-flot')).toBeVisible()
  const towns = await opened('Города', 'Город')
  await towns.getByRole('checkbox', { name: /^Южно-Сахалинск/ }).check()
  await towns.getByRole('button', { name: /Показать\s1\s235$/ }).click()
  await expect(page.getByText('Показываем: yuzhno-sahalinsk, korsakov')).toBeVisible()
  const marks = await opened('Марки', 'Марка')
  await marks.getByRole('searchbox').fill('пежо')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Выбрано: peugeot')).toBeVisible()
  const goods = await opened('Разделы', 'Категория')
  await goods.getByRole('button', { name: 'Электроника' }).click()
  await goods.getByRole('button', { name: 'Всё в этом разделе' }).click()
  await expect(page.getByText('Выбрано: elektronika')).toBeVisible()
})

/** The page of all controls, signed in on a phone; a mouse is a mouse at any width. */
async function openFields(person: Person) {
  await settle(person, journey)
  await person.page.goto('/dev/components?theme=light')
  await settled(person.page)
}

/** The gallery's field of pictures; `pictures` are those in one state. */
function imagesOf(page: Page) {
  const field = page.getByRole('group', { name: 'Фотографии' })
  return {
    field,
    tiles: field.getByRole('listitem'),
    pictures: (state: string) => field.locator(`img[data-state="${state}"]`),
  }
}

/** Photographs of these widths, twice as wide as high. */
function photographs(...widths: number[]) {
  return Promise.all(
    widths.map(async (width, at) => ({
      name: `${at}.png`,
      mimeType: 'image/png',
      buffer: await sharp({
        create: { width, height: width / 2, channels: 3, background: { r: 40 * at, g: 90, b: 120 } },
      })
        .png()
        .toBuffer(),
    })),
  )
}

/** Uploads stand at the door until they are let through; what each brought is read. */
async function heldUploads(page: Page) {
  const bodies: Buffer[] = []
  const gate = Promise.withResolvers<void>()
  let failing = false
  await page.route(UPLOADS, async (route: Route) => {
    bodies.push(route.request().postDataBuffer() ?? Buffer.alloc(0))
    await gate.promise
    if (failing) {
      failing = false
      return route.abort('connectionfailed')
    }
    // One that was given up meanwhile goes nowhere.
    return route.continue().catch(() => {})
  })
  return {
    arrival: (count: number) => expect.poll(() => bodies.length).toBe(count),
    release: gate.resolve,
    failNext: () => {
      failing = true
    },
    sent: () => Promise.all(bodies.slice().map(readUpload)),
  }
}

async function readUpload(body: Buffer) {
  const jpeg = body.subarray(body.indexOf(Buffer.from([0xff, 0xd8])))
  const { width, height, format } = await sharp(jpeg).metadata()
  const table = jpeg.indexOf(Buffer.from([0xff, 0xdb]))
  return { width, height, format, first: jpeg[table + 5] }
}

function orderOf(tiles: Locator) {
  return tiles.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''))
}

type At = { x: number; y: number }

async function centreOf(control: Locator): Promise<At> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {}
  return { x: x + width / 2, y: y + height / 2 }
}

async function drag(page: Page, from: At, to: At) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
}
