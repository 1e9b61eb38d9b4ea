import { test } from 'bun:test'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import { signInHere } from './acts.ts'
import { expect } from './expect.ts'
import { openJourney } from './harness.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from './person.ts'
import { screen } from './screen.ts'
import { openOffice, staffCalls } from './staff.ts'

const journey = await openJourney(import.meta.path)
const desk = await staffCalls(journey, 'admin@ostrov.example')
const text = (words: string, marks: object[] = []) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
})
const LINK = { type: 'link', attrs: { href: 'https://example.com/katok' } }
const MINUTE_MS = 60_000

/** An article of the newest, with all that a text may hold; its picture is another's. */
async function publish(fields: object = {}) {
  const [image] = await journey.sql<{ image_id: string }>(
    'select image_id from news where image_id is not null order by number limit 1',
  )
  const written = {
    ...{ title: 'На площади Победы залили каток', slug: null, rubric: 'sport', city_id: null, author: null },
    ...{ lead: 'Лёд держится с понедельника. Коньки можно взять на месте.', source_url: 'https://example.com/led' },
    body: {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [text('Каток открыт до десяти вечера, подробности на '), text('сайте', [LINK])] },
        { type: 'heading', attrs: { level: 2 }, content: [text('Сколько стоит')] },
        {
          type: 'bullet_list',
          content: [{ type: 'list_item', content: [{ type: 'paragraph', content: [text('Вход бесплатный')] }] }],
        },
        { type: 'image', attrs: { id: image?.image_id, alt: 'Лёд на площади', caption: 'Лёд залили ночью' } },
        { type: 'blockquote', content: [{ type: 'paragraph', content: [text('Приходите с детьми.')] }] },
      ],
    },
    ...{ image_id: image?.image_id, image_alt: 'Каток на площади', image_caption: 'Каток вечером', is_hidden: false },
    ...{
      published_at: new Date(Date.now() - MINUTE_MS).toISOString(),
      correction: 'Каток открыт до десяти, а не до девяти.',
    },
    ...fields,
  }
  return (await desk('POST', '/admin/news', written)).json()
}

test('without JavaScript news are read: the front, a rubric, an article, and what was taken off', async () => {
  const article = await publish()
  const hidden = await publish({ title: 'Ошибка', is_hidden: true })
  await using guest = await journey.person({ ...PHONE_SCREEN, javaScriptEnabled: false })
  guest.watch.forgive(/^answer 4/)
  const { page } = guest
  await page.goto('/')
  await page
    .getByRole('list', { name: 'Разделы' })
    .getByRole('link', { name: /Новости/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Новости' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Рубрики' }).getByRole('link', { name: 'Спорт', exact: true }).click()
  await expect(page).toHaveURL(/\/news\/sport$/)
  await page.getByRole('link', { name: article.title }).first().click()
  await expect(page).toHaveURL(new RegExp(`/news/na-ploschadi-pobedy-zalili-katok-${article.number}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title)
  await expect(page.getByRole('note')).toContainText('Исправлено сегодня')
  await expect(page.getByText('Приходите с детьми.')).toBeVisible()
  await page.goto(`/news/staroe-nazvanie-${article.number}`)
  await expect(page).toHaveURL(new RegExp(`-katok-${article.number}$`))
  for (const [path, status] of [
    [`/news/oshibka-${hidden.number}`, 410],
    ['/news/nothing-999999', 404],
    ['/news/nothing', 404],
    ['/news?page=99', 404],
    ['/news/sport?page=0', 404],
  ] as const)
    expect((await page.goto(path))?.status(), path).toBe(status)
  await page.goto('/news/suggest')
  await page.getByRole('link', { name: 'Войти' }).last().click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fnews%2Fsuggest/)
})

test('a phone and a wide screen read the front and an article, and a link to another site asks first', async () => {
  const article = await publish({ title: 'Каток открыли', rubric: 'sea' })
  await publish({ title: 'Горбуша пришла', rubric: 'sea' })
  for (const device of [PHONE_SCREEN, DESKTOP_SCREEN]) {
    await using reader = await journey.person(device)
    const { page } = reader
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto('/news')
    await screen(page, 'news', { full: true })
    await page.goto(`/news/x-${article.number}`)
    await screen(page, 'news-article', { full: true })
    // All that a guest needs to read stands in the page itself; until something is pressed nothing else comes.
    expect(scripts).toEqual([])
    const html = await page.content()
    const own = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([^<]*)/g)].map(([, code]) => code).join('')
    expect(gzipSync(own).byteLength).toBeLessThan(15_000)
    await page.getByRole('link', { name: 'сайте' }).click()
    await expect(page.getByRole('dialog', { name: 'Вы уходите с сайта' })).toContainText('example.com')
    await page.getByRole('button', { name: 'Остаться' }).click()
    await page.getByRole('button', { name: 'Поделиться' }).click()
    await expect(page.getByRole('dialog', { name: 'Поделиться' })).toBeVisible()
  }
})

test('a reader suggests, a moderator lets it through, an editor publishes, everybody reads', async () => {
  const title = 'На набережной открыли смотровую площадку'
  await using anna = await journey.person(PHONE_SCREEN)
  await anna.page.goto('/eda/login')
  await signInHere(anna, journey)
  await anna.page.goto('/news')
  await anna.page.getByRole('link', { name: 'Предложить новость' }).click()
  const form = anna.page.getByRole('dialog', { name: 'Предложить новость' })
  await form.getByRole('button', { name: 'Отправить' }).click()
  await expect(form.getByText('Напишите, что случилось')).toBeVisible()
  await form.getByLabel('Что случилось').fill(title)
  await form.getByLabel('Подробности').fill('С неё видно весь залив.\nВход свободный.')
  await form.locator('input[type=file]').setInputFiles(await photo())
  await expect(form.getByRole('button', { name: /Убрать|Удалить/ })).toBeVisible()
  await screen(anna.page, 'add-news')
  await form.getByRole('button', { name: 'Отправить' }).click()
  await expect(anna.page.getByText('Спасибо! Новость у нас')).toBeVisible()

  await using editor = await journey.person(DESKTOP_SCREEN)
  const { page } = editor
  await openOffice(page, '/moderation?kind=news', 'admin@ostrov.example')
  await expect(page.getByRole('article')).toContainText('С неё видно весь залив.')
  await screen(page, 'moderation-news')
  await page.keyboard.press('a')
  await expect(page.getByRole('heading', { name: 'Всё проверено' })).toBeVisible()
  await page.goto('/admin/news-desk?is_suggested=true')
  await screen(page, 'news-desk')
  await page.getByRole('link', { name: title }).click()
  await page.getByLabel('О чём это').fill('С площадки виден весь залив. Вход свободный.')
  await page.getByLabel('Рубрика').selectOption('town')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click()
  expect((await saved).status()).toBe(200)
  await expect(page.getByRole('link', { name: /^Новость № / })).toBeVisible()
  await screen(page, 'news-card')

  await anna.page.goto('/news/suggest')
  await screen(anna.page, 'news-suggest')
  await anna.page.getByRole('link', { name: title }).click()
  await expect(anna.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(anna.page.getByText('С площадки виден весь залив.')).toBeVisible()
})

test('without JavaScript a reader suggests news with a photo by a form', async () => {
  await using boris = await journey.person(PHONE_SCREEN)
  await boris.page.goto('/eda/login')
  await signInHere(boris, journey)
  await using plain = await journey.person({ ...PHONE_SCREEN, javaScriptEnabled: false })
  plain.watch.forgive(/^answer 4/)
  await plain.context.addCookies(await boris.context.cookies())
  const { page } = plain
  await page.goto('/news/suggest')
  await page.getByRole('button', { name: 'Отправить в редакцию' }).click()
  await expect(page.getByText('Напишите, что случилось')).toBeVisible()
  await fillPlain(page)
  await page.getByRole('button', { name: 'Отправить в редакцию' }).click()
  await expect(page.getByText('Спасибо! Новость у нас')).toBeVisible()
  await expect(page.getByText('На проверке')).toBeVisible()
  const [sent] = await journey.sql<{ image_id: string | null }>(`select image_id from news where title = 'Снег выпал'`)
  expect(sent?.image_id).toBeTruthy()

  // Refused eleven seconds ago: what a moderator may take back is not appealed against.
  const [refused] = await journey.sql<{ row_id: string }>(
    `update revision r set status = 'rejected', reason = 'Где это было?', decided_at = now() - interval '11 seconds'
     from news n where n.title = 'Снег выпал' and r.row_id = n.id and r.kind = 'news' returning row_id`,
  )
  await journey.sql(
    `update news set moderation_status = 'rejected', moderation_reason = 'Где это было?' where id = '${refused?.row_id}'`,
  )
  await boris.page.goto('/news/suggest')
  await boris.page.getByText('Не согласны? Подать апелляцию').click()
  await screen(boris.page, 'news-appeal', { full: true })
  await page.goto('/news/suggest')
  await page.getByText('Не согласны? Подать апелляцию').click()
  await page.getByRole('button', { name: 'Подать апелляцию' }).click()
  await expect(page.locator('details[open] .ui-field__error')).toBeVisible()
  await page.locator('details[open] textarea').fill('Это видно на фото: площадь Ленина')
  await page.getByRole('button', { name: 'Подать апелляцию' }).click()
  await expect(page.locator('.suggest__sent')).toContainText('Апелляция подана')
  await expect(page.getByText('её смотрит другой модератор')).toBeVisible()
})

async function fillPlain(page: Page) {
  await page.getByLabel('Что случилось').fill('Снег выпал')
  await page.getByLabel('Подробности').fill('Весь Долинск белый.')
  await page.getByLabel('Фото').setInputFiles(await photo())
}

async function photo() {
  const { default: sharp } = await import('sharp')
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#3a7' } })
    .jpeg()
    .toBuffer()
  return { name: 'a.jpg', mimeType: 'image/jpeg', buffer }
}
