import { test } from 'bun:test'
import type { Page } from 'playwright'
import { expect } from './expect.ts'
import { shareJourney } from './harness.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from './person.ts'
import { screen, settled } from './screen.ts'

const journey = await shareJourney()
const DISHES = 'Бурый и булка'

test('the gallery is walked by keys round and round, and closes to where it was opened', async () => {
  await using anna = await journey.person()
  const { page } = anna
  const { path, name } = await dishWith(9)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto(path)
  await screen(page, 'product-photos')
  await expect(page.getByRole('list', { name: 'Ещё фото' }).getByRole('link')).toHaveCount(6)
  expect(scripts.filter((url) => url.includes('GalleryView'))).toEqual([])

  const opener = page.getByRole('link', { name, exact: true })
  await opener.click()
  const { gallery, count } = shownGallery(page)
  await expect(count).toHaveText('Фото 1 из 9')
  await screen(page, 'gallery')
  await page.keyboard.press('ArrowLeft')
  await expect(count).toHaveText('Фото 9 из 9')
  await expect(gallery.getByRole('img', { name: `${name}, фото 9` })).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('ArrowRight')
  await gallery.getByRole('button', { name: 'Следующее фото' }).click()
  await expect(count).toHaveText('Фото 2 из 9')
  await expect(gallery.getByRole('img', { name: `${name}, фото 2` })).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('Escape')
  await expect(gallery).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('the gallery is swiped by a finger, also beyond its end, and closed by the back button', async () => {
  await using anna = await journey.person()
  const { page } = anna
  const { path } = await dishWith(2)
  await page.goto(path)
  await settled(page)
  await page.getByRole('button', { name: 'Показать все фото' }).click()
  const { gallery, count } = shownGallery(page)
  await expect(count).toHaveText('Фото 1 из 2')
  await settled(page)
  await swipe(page, 340, 60)
  await expect(count).toHaveText('Фото 2 из 2')
  await settled(page)
  await swipe(page, 340, 60)
  await expect(count).toHaveText('Фото 1 из 2')
  await page.goBack()
  await expect(gallery).toHaveCount(0)
  await expect(page).toHaveURL(path)
})

test('the gallery of one picture has nowhere to go, and a dish without any says so', async () => {
  await using anna = await journey.person()
  const { page } = anna
  const { path, name } = await dishWith(1)
  await page.goto(path)
  await settled(page)
  await expect(page.getByRole('button', { name: 'Показать все фото' })).toHaveCount(0)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(shownGallery(page).count).toHaveText('Фото 1 из 1')
  await expect(page.getByRole('button', { name: 'Следующее фото' })).toHaveCount(0)
  await page.goto((await dishWith(0)).path)
  await expect(page.getByText('Нет фото')).toBeVisible()
  await screen(page, 'product-no-photo')
})

test('the gallery opens for the photographs of a review', async () => {
  await using anna = await journey.person()
  const { page } = anna
  const id = await journey.restaurant(DISHES)
  await journey.sql('update review set image_ids = $2 where restaurant_id = $1', [id, await pictures(3)])
  await page.goto(`/eda/restaurants/${id}/reviews`)
  await screen(page, 'reviews-photos')
  await expect(page.locator('astro-island[component-url*="ReviewPhotos"]').first()).not.toHaveAttribute('ssr')
  await page
    .getByRole('link', { name: /^Фото к отзыву: .+, фото 2$/ })
    .first()
    .click()
  await expect(shownGallery(page).count).toHaveText('Фото 2 из 3')
})

test('the gallery is a row of links to the pictures themselves without JavaScript', async () => {
  await using anna = await journey.person({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const { page } = anna
  await page.goto((await dishWith(9)).path)
  const links = await page
    .locator('.photos__main, .photos__thumbnail')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  expect(links).toHaveLength(9)
  expect((await page.request.get(links[8] ?? '')).headers()['content-type']).toBe('image/jpeg')
  await expect(page.getByRole('button', { name: 'Показать все фото' })).toBeHidden()
})

test('photos of an ad fill the screen by a press and by their address, and are links without scripts', async () => {
  const [found] = await journey.sql<{ number: number; count: number }>(
    `select number, cardinality(image_ids) as count from ad
     where section = 'cars' and moderation_status = 'approved' and archived_as is null and expires_at > now()
       and cardinality(image_ids) > 2 order by number limit 1`,
  )
  const { number = 0, count = 0 } = found ?? {}
  for (const view of [PHONE_SCREEN, DESKTOP_SCREEN]) {
    await using guest = await journey.person(view)
    const { page } = guest
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(`/cars/${number}-x`)
    await settled(page)
    const path = new URL(page.url()).pathname
    await screen(page, 'ad-photos')
    expect(asked.filter((url) => url.includes('GalleryView'))).toEqual([])
    const photos = page.getByRole('region', { name: /^Фото: / }).getByRole('link')
    const { gallery, count: counter } = shownGallery(page)
    await photos.first().click()
    await expect(counter).toHaveText(`Фото 1 из ${count}`)
    await expect(page).toHaveURL(`${path}#photo-1`)
    await page.keyboard.press('ArrowRight')
    await expect(counter).toHaveText(`Фото 2 из ${count}`)
    await expect(page).toHaveURL(`${path}#photo-2`)
    await screen(page, 'ad-gallery')
    await page.goBack()
    await expect(gallery).toHaveCount(0)
    await expect(page).toHaveURL(path)
    await expect(photos.nth(1)).toBeInViewport({ ratio: 0.8 })
    await page.goto('/robots.txt')
    await page.goto(`${path}#photo-3`)
    await expect(counter).toHaveText(`Фото 3 из ${count}`)
    await settled(page)
    if (view === PHONE_SCREEN) expect(await pinched(page)).toBeGreaterThan(1.5)
    await page.keyboard.press('Escape')
    await expect(gallery).toHaveCount(0)
    await expect(page).toHaveURL(path)
    await expect(photos.nth(2)).toBeFocused()
  }
  await using plain = await journey.person({ ...PHONE_SCREEN, javaScriptEnabled: false })
  await plain.page.goto(`/cars/${number}-x`)
  const links = plain.page.getByRole('region', { name: /^Фото: / }).getByRole('link')
  await expect(links).toHaveCount(count)
  const picture = await plain.page.request.get((await links.nth(1).getAttribute('href')) ?? '')
  expect(picture.headers()['content-type']).toBe('image/jpeg')
})

let taken = 0

/** A dish nobody has looked at yet, with so many pictures. */
async function dishWith(count: number) {
  const id = await journey.restaurant(DISHES)
  const [first = null, ...gallery] = await pictures(count)
  const [dish] = await journey.sql<{ id: string; name: string }>(
    `update product set image_id = $2, gallery = $3 where id =
       (select id from product where restaurant_id = $1 and is_active order by name offset $4 limit 1) returning id, name`,
    [id, first, gallery, taken++],
  )
  return { path: `/eda/restaurants/${id}/products/${dish?.id}`, name: dish?.name ?? '' }
}

async function pictures(count: number) {
  const rows = await journey.sql<{ id: string }>('select id from image where width = 960 order by id limit $1', [count])
  return rows.map(({ id }) => id)
}

function shownGallery(page: Page) {
  const gallery = page.getByRole('dialog', { name: 'Фото' })
  return { gallery, count: gallery.getByRole('status') }
}

/** A finger drawn over the middle of the screen, as the browser itself sees it. */
async function swipe(page: Page, from: number, to: number) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((x) => ({ x, y: 400 })) })
  await touch('touchStart', from)
  for (let step = 1; step <= 10; step += 1) {
    await touch('touchMove', from + ((to - from) * step) / 10)
    await page.waitForTimeout(16)
  }
  await touch('touchEnd')
}

/** Two fingers drawn apart over the middle of the screen. @returns by how much the page is then larger */
async function pinched(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.synthesizePinchGesture', { x: 195, y: 400, scaleFactor: 2 })
  return page.evaluate(() => visualViewport?.scale ?? 0)
}
