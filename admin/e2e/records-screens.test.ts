import { test } from 'bun:test'
import type { Page } from 'playwright'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { tooWide, writeLongWords } from '../../site/e2e/long-words.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN, TABLET_SCREEN } from '../../site/e2e/person.ts'
import { pictures, screen, screenAtEachWidth, settled } from '../../site/e2e/screen.ts'
import { staffCalls } from '../../site/e2e/staff.ts'
import { ADMIN, openDesk } from './desk.ts'

const journey = await openJourney(import.meta.path)
/** What a desk's own journeys, which are walked wide, do not show. */
const NARROW = [TABLET_SCREEN, PHONE_SCREEN]
const record = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

test('a city is shown on its map, and one in which something stands says why it stays', async () => {
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  admin.watch.forgive(/409/)
  await openDesk(page, '/cities')
  await screen(page, 'cities')
  await page.getByRole('link', { name: 'Корсаков' }).click()
  const drawer = record(page, 'Корсаков')
  await expect(drawer.getByRole('region', { name: 'Карта: центр города' })).toBeVisible()
  await screen(page, 'city')
  await drawer.getByRole('button', { name: 'Удалить' }).click()
  await page.getByRole('dialog', { name: 'Удалить город?' }).getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('Его можно скрыть.')).toBeVisible()
  await screen(page, 'city-in-use')
})

test('an entry of a catalogue is found by what holds it, added, and one that came along says why it stays', async () => {
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  admin.watch.forgive(/409/)
  const [toyota] = await journey.sql<{ id: string }>(`select id from catalogue_entry where slug = 'toyota'`)
  await openDesk(page, `/catalogue?catalogue=car_model&parent_id=${toyota?.id}`)
  await screen(page, 'catalogue')
  await page.getByRole('link', { name: 'Allion' }).click()
  const drawer = record(page, 'Allion')
  await screen(page, 'catalogue-entry')
  await drawer.getByRole('button', { name: 'Удалить' }).click()
  const sure = page.getByRole('dialog', { name: 'Удалить запись каталога?' })
  await sure.getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('Внутри этой записи есть другие. Её можно скрыть.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/admin/catalogue/new')
  const fresh = record(page, 'Новая запись каталога')
  await fresh.getByLabel('Каталог').selectOption('car_mark')
  await fresh.getByLabel('Название').fill('Tatra')
  await fresh.getByLabel('Ключ').fill('tatra')
  await fresh.getByRole('button', { name: 'Сохранить' }).click()
  await expect(fresh).toHaveCount(0)
  await page.goto('/admin/catalogue?query=tatra')
  await expect(page.getByRole('link', { name: 'Tatra' })).toBeVisible()
})

test('a promotion keeps its name, and only what is asked by name has terms', async () => {
  await journey.sql(`insert into promotion (title, sort) values ('Просто слайд', 99)`)
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  await openDesk(page, '/promotions')
  await screen(page, 'promotions')
  await expect(page.getByRole('link', { name: 'Добавить акцию' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Просто слайд' }).click()
  const slide = record(page, 'Просто слайд')
  await expect(slide.getByLabel('Заголовок')).toBeVisible()
  await expect(slide.getByLabel('Заказ от')).toHaveCount(0)
  await expect(slide.getByRole('button', { name: 'Удалить' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  const [welcome] = await journey.sql<{ id: string; title: string }>(
    `select id, title from promotion where key = 'welcome'`,
  )
  await page.goto(`/admin/promotions/${welcome?.id}`)
  const named = record(page, welcome?.title ?? '')
  await named.getByLabel('Заказ от').fill('1800')
  await screen(page, 'promotion')
  await named.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('row').filter({ hasText: welcome?.title ?? '' })).toContainText('от 1 800 ₽')
})

test('a document is written beside another’s hand, compared, published and read in every edition', async () => {
  const [{ id, title } = { id: '', title: '' }] = await journey.sql<{ id: string; title: string }>(
    `select id, title from document where key = 'agreement'`,
  )
  const calls = await staffCalls(journey, ADMIN)
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  admin.watch.forgive(/409/)
  const tab = (name: RegExp) => page.getByRole('navigation', { name: 'Части карточки' }).getByRole('link', { name })
  const publish = page.getByRole('region', { name: 'Действия' }).getByRole('button', { name: 'Опубликовать' })
  await openDesk(page, '/documents')
  await screen(page, 'documents')
  await page.getByRole('link', { name: title }).click()
  const text = page.getByRole('textbox', { name: 'Текст' })
  await expect(text).toBeVisible()
  await expect(page.getByRole('button', { name: 'Картинка' })).toHaveCount(0)
  await expect(publish).toHaveCount(0)
  await text.press('Control+End')
  await page.keyboard.type(' Пишите нам в любой день.')
  await calls('PUT', `/admin/document/${id}`, { title: 'Соглашение' })
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Пока вы правили, другие изменили: название')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Соглашение' })).toBeVisible()
  await screen(page, 'document')
  await tab(/Изменения/).click()
  await expect(page.getByRole('insertion').filter({ hasText: 'Пишите нам в любой день.' })).toBeVisible()
  await screen(page, 'document-changes')

  await publish.click()
  const asked = page.getByRole('dialog', { name: 'Опубликовать редакцию 2?' })
  await expect(asked.getByText('Клиенты и владельцы ресторанов примут её при следующем входе')).toBeVisible()
  await screen(page, 'document-publish')
  await calls('PUT', `/admin/document/${id}`, { title })
  await asked.getByRole('button', { name: 'Опубликовать' }).click()
  await expect(asked.getByText('Документ только что изменил кто-то другой.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await publish.click()
  await asked.getByRole('button', { name: 'Опубликовать' }).click()
  await expect(page.getByText('Действует редакция 2')).toBeVisible()
  await expect(publish).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Всё как в редакции 2' })).toBeVisible()

  await tab(/Редакции/).click()
  await expect(page.getByRole('insertion')).toContainText('Пишите нам в любой день.')
  await screen(page, 'document-editions')
  await page.getByLabel('Стало, редакция').selectOption('1')
  await expect(page.getByText('Ничем не отличаются.')).toBeVisible()
  await tab(/Журнал/).click()
  await expect(page.getByText('Опубликовал документ')).toBeVisible()
  await tab(/Редакции/).click()
  await page.getByRole('link', { name: '1', exact: true }).click()
  await expect(page.getByText('Прежняя редакция')).toBeVisible()
  await expect(page.getByText('Пишите нам в любой день.')).toHaveCount(0)
})

test('lists and forms fit a tablet and a phone', async () => {
  const [one] = await journey.sql<Record<string, string>>(
    `select (select id from story order by sort limit 1) as story, (select id from document where key = 'privacy') as document,
       (select id from promo_code where user_id is null limit 1) as code, (select id from event order by number limit 1) as event,
       (select s.event_id from ticket t join ticket_kind k on k.id = t.kind_id join event_session s on s.id = k.session_id
          order by t.id limit 1) as sold,
       (select id from organization order by number limit 1) as organization`,
  )
  await using admin = await journey.person(TABLET_SCREEN)
  const { page } = admin
  await openDesk(page, '/stories')
  await expect(page.getByRole('link', { name: 'Десерт в подарок' })).toBeVisible()
  for (const [path, name] of [
    ['/stories', 'stories'],
    [`/stories/${one?.story}`, 'story'],
    ['/promo-codes', 'promo-codes'],
    ['/promo-codes/series', 'promo-series'],
    [`/promo-codes/${one?.code}`, 'promo-code'],
    ['/cities', 'cities'],
    ['/catalogue', 'catalogue'],
    ['/catalogue/new', 'catalogue-new'],
    ['/promotions', 'promotions'],
    ['/documents', 'documents'],
    ['/documents/new', 'document-new'],
    [`/documents/${one?.document}`, 'document'],
    [`/documents/${one?.document}/editions`, 'document-editions'],
    ['/afisha-desk', 'events'],
    ['/afisha-desk/new', 'event-new'],
    [`/afisha-desk/${one?.event}`, 'event'],
    [`/afisha-desk/${one?.sold}/tickets`, 'event-tickets'],
    [`/afisha-desk/${one?.sold}/guests`, 'event-guests'],
    [`/afisha-desk/${one?.sold}/passes`, 'event-passes'],
    ['/afisha-desk/sessions/new', 'session-new'],
    ['/afisha-desk/venues/new', 'venue-new'],
    ['/afisha-desk/gates', 'ticket-gates'],
    ['/afisha-desk/gates/new', 'ticket-gate-new'],
    ['/desk-reviews/organizations', 'organization-reviews'],
    ['/organizations-desk', 'organizations-desk'],
    [`/organizations-desk/${one?.organization}`, 'organization-desk'],
  ] as const) {
    await page.goto(`/admin${path}`)
    await screenAtEachWidth(page, name, NARROW)
  }
})

test('no list and no form of a record is wider than a tablet or a phone, whatever words stand in them', async () => {
  const rows = await journey.sql<{ path: string }>(
    `(select '/stories/' || id as path from story where restaurant_id is not null limit 1)
     union all (select '/promotions/' || id from promotion where key is not null limit 1)
     union all (select '/promo-codes/' || id from promo_code where user_id is null and restaurant_ids <> '{}' limit 1)
     union all (select '/documents/' || id from document limit 1)
     union all (select '/cities/' || id from city limit 1)
     union all (select '/catalogue/' || id from catalogue_entry where catalogue = 'car_generation' limit 1)
     union all (select '/news-desk/' || id from news limit 1)
     union all (select '/afisha-desk/' || id from event limit 1)
     union all (select '/afisha-desk/sessions/' || id from event_session limit 1)
     union all (select '/afisha-desk/venues/' || id from venue limit 1)
     union all (select '/organizations-desk/' || id from organization limit 1)`,
  )
  const lists = [
    ...['/stories', '/promotions', '/promo-codes', '/cities', '/documents', '/catalogue', '/news-desk'],
    ...['/afisha-desk', '/afisha-desk/sessions', '/afisha-desk/venues', '/organizations-desk'],
  ]
  const calls = await staffCalls(journey, ADMIN)
  await calls('PUT', `/admin${rows[0]?.path.replace('stories', 'story')}`, {
    text: 'Слово',
    sort: 1,
    link: '/eda/promo',
  })
  const faults: Record<string, string[]> = {}
  await using admin = await journey.person(TABLET_SCREEN)
  const { page } = admin
  await openDesk(page, '/stories')
  await writeLongWords(journey)
  for (const path of [
    ...lists,
    ...rows.map((row) => row.path),
    '/stories/new',
    '/promo-codes/new',
    '/promo-codes/series/new',
  ]) {
    await page.goto(`/admin${path}`)
    for (const { viewport } of NARROW) {
      await page.setViewportSize(viewport)
      await settled(page)
      await pictures(page, `long${path.replace(/[^a-z]+[0-9a-f-]{30,}$/, '-one').replaceAll('/', '-')}`)
      const found = await tooWide(page)
      if (found.length > 0) faults[`${path} at ${viewport.width}`] = found
    }
    await page.setViewportSize(TABLET_SCREEN.viewport)
  }
  expect(faults).toEqual({})
})
