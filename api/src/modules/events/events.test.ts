import { expect, test } from 'bun:test'
import { addDays, instantAt, localParts } from '@ostrov/shared/formats/time'
import { goodVenue, inHours, makeConcert, makeEvent, makeSession, makeVenue } from '../../../test/events'
import { anyCity } from '../../../test/kitchen'
import { administrator } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { richText } from '../../../test/rich-text'

const product = await openProduct()
const { call, pool } = product
const { token } = await administrator(product, 'editor@example.com', 'content')
const change = (path: string, id: string, body: object) => call('PUT', `/api/admin/${path}/${id}`, { token, body })
const listed = async (query = '') => (await call('GET', `/api/events${query}`)).body
const titles = async (query = '') => (await listed(query)).items.map(({ title }: { title: string }) => title)
const today = localParts(new Date()).date
/** A moment of a day so many days from now, by the region's clock. */
const on = (days: number, hour: number) => instantAt(addDays(today, days), hour * 60).toISOString()
/** Everything else is out of the way. */
const alone = () => pool.query('delete from event')

test('a draft, what is planned and what was taken off are in no list; the address of the last says so', async () => {
  const shown = await makeConcert(product)
  const draft = await makeConcert(product, { event: { published_at: null } })
  const planned = await makeConcert(product, { event: { published_at: inHours(1) } })
  const hidden = await makeConcert(product, { event: { is_hidden: true } })
  expect([draft, planned, hidden, shown].map(({ event }) => event.state)).toEqual([
    ...['draft', 'planned', 'hidden', 'published'],
  ])
  expect(await titles()).toEqual([shown.event.title])
  for (const { number } of [draft, planned])
    expect((await call('GET', `/api/events/${number}`)).body.errorMessage).toBe('event.not_found')
  const { status, body } = await call('GET', `/api/events/${hidden.number}`)
  expect([status, body.errorMessage]).toEqual([410, 'event.gone'])
  const addresses = (await call('GET', '/api/events/addresses')).body.items
  expect(addresses.map((one: { number: number }) => one.number)).toEqual([shown.number])
})

test('an event stands once, by the nearest session that meets what was asked, and tells how many others do', async () => {
  await alone()
  const { event, venue_id } = await makeConcert(product, { session: { starts_at: on(5, 19), ends_at: null } })
  await makeSession(product, { event_id: event.id, venue_id, starts_at: on(1, 19), ends_at: null, is_free: true })
  await makeSession(product, { event_id: event.id, venue_id, starts_at: on(2, 19), ends_at: null })
  await makeSession(product, { event_id: event.id, venue_id, starts_at: on(-2, 19), ends_at: null })
  const [card] = (await listed()).items
  expect([card.session.starts_at, card.more, card.session.is_free, card.session.price_from]).toEqual([
    ...[on(1, 19), 2, true, null],
  ])
  const [onThatDay] = (await listed(`?day=${addDays(today, 2)}`)).items
  expect([onThatDay.session.starts_at, onThatDay.more]).toEqual([on(2, 19), 0])
  expect((await listed('?free=true')).items[0].more).toBe(0)
  // One session must meet all of it: that of tomorrow is free, that of the day after is not.
  expect((await listed(`?free=true&day=${addDays(today, 2)}`)).total).toBe(0)
})

test('days are asked for by words and by dates; a late concert is of its own evening, an exhibition of each of its days', async () => {
  await alone()
  const concert = await makeConcert(product, { session: { starts_at: on(1, 22), ends_at: on(2, 1) } })
  const exhibition = await makeConcert(product, {
    event: { rubric: 'exhibition' },
    session: { starts_at: on(1, 10), ends_at: on(6, 19) },
  })
  expect(await titles('?when=tomorrow')).toEqual([exhibition.event.title, concert.event.title])
  expect(await titles('?when=today')).toEqual([])
  expect(await titles(`?day=${addDays(today, 2)}`)).toEqual([exhibition.event.title])
  expect(await titles('?when=week&rubric=concert')).toEqual([concert.event.title])
  const days = (await call('GET', '/api/events/days')).body.items
  expect(days).toEqual([1, 2, 3, 4, 5, 6].map((day) => ({ date: addDays(today, day), events: day === 1 ? 2 : 1 })))
  expect((await call('GET', '/api/events/days?rubric=concert')).body.items).toEqual([
    { date: addDays(today, 1), events: 1 },
  ])
  expect((await call('GET', '/api/events?rubric=weather')).status).toBe(422)
})

test('a town and a venue narrow the list, and a hidden venue has no page though events name it', async () => {
  await alone()
  const venue = await makeVenue(product)
  const there = await makeConcert(product, { venue })
  const elsewhere = await makeConcert(product)
  const { slug } = (await call('GET', `/api/admin/venues/${venue}`, { token })).body
  const { rows } = await pool.query('select c.slug from city c join venue v on v.city_id = c.id where v.id = $1', [
    venue,
  ])
  expect((await titles(`?regionCheckbox=${rows[0].slug}`)).sort()).toEqual(
    [there.event.title, elsewhere.event.title].sort(),
  )
  expect(await titles('?regionCheckbox=nowhere')).toEqual([])
  expect(await titles(`?venue=${slug}`)).toEqual([there.event.title])
  const page = (await call('GET', `/api/venues/${slug}`)).body
  expect(page).toMatchObject({ slug, halls: ['Большой зал', 'Малый зал'], events: 1 })
  const sessions = (await call('GET', `/api/venues/${slug}/sessions`)).body.items
  expect(sessions).toMatchObject([{ hall: 'Большой зал', event: { title: there.event.title, age_mark: '6+' } }])
  await change('venues', venue, { is_hidden: true })
  for (const path of [`/api/venues/${slug}`, `/api/venues/${slug}/sessions`])
    expect((await call('GET', path)).body.errorMessage).toBe('venue.not_found')
  expect((await call('GET', `/api/events/${there.number}`)).body.sessions[0].venue.slug).toBeNull()
})

test('a cancelled session is in no list, but the page of its event still tells of it', async () => {
  await alone()
  const { event, session, number } = await makeConcert(product)
  await change('event_sessions', session.id, { state: 'cancelled' })
  expect(await titles()).toEqual([])
  expect((await call('GET', `/api/events/${number}`)).body).toMatchObject({
    title: event.title,
    is_over: false,
    sessions: [{ state: 'cancelled' }],
  })
})

test('a session that is moved keeps the time that people had noted, until it is as planned again', async () => {
  const { session } = await makeConcert(product, { session: { starts_at: on(3, 19), ends_at: null } })
  const read = async () => (await call('GET', `/api/admin/event_sessions/${session.id}`, { token })).body
  await change('event_sessions', session.id, { starts_at: on(3, 20) })
  expect((await read()).moved_from).toBeNull()
  await change('event_sessions', session.id, { state: 'moved', starts_at: on(4, 18) })
  await change('event_sessions', session.id, { starts_at: on(5, 18) })
  expect(await read()).toMatchObject({ state: 'moved', moved_from: on(3, 20), starts_at: on(5, 18) })
  await change('event_sessions', session.id, { state: 'planned' })
  expect((await read()).moved_from).toBeNull()
})

test('what is over has a page with its last sessions, and is in no list', async () => {
  await alone()
  const { number } = await makeConcert(product, { session: { starts_at: on(-9, 19), ends_at: on(-9, 21) } })
  expect((await call('GET', `/api/events/${number}`)).body).toMatchObject({
    is_over: true,
    sessions: [{ starts_at: on(-9, 19) }],
  })
  expect((await listed()).total).toBe(0)
})

test('like an event are those of its series first, then those of its rubric', async () => {
  await alone()
  const own = await makeConcert(product, { event: { series: 'Зима' } })
  const rubric = await makeConcert(product, { session: { starts_at: on(1, 10), ends_at: null } })
  const series = await makeConcert(product, {
    event: { series: 'Зима', rubric: 'lecture' },
    session: { starts_at: on(9, 10), ends_at: null },
  })
  await makeConcert(product, { event: { rubric: 'sport' } })
  const { similar } = (await call('GET', `/api/events/${own.number}`)).body
  expect(similar.map(({ title }: { title: string }) => title)).toEqual([series.event.title, rubric.event.title])
})

test('a session is refused where its end, its prices or its hall cannot be', async () => {
  const event_id = await makeEvent(product)
  const venue_id = await makeVenue(product)
  const good = { event_id, venue_id, hall: null, hall_id: null, starts_at: on(1, 19), ends_at: null, state: 'planned' }
  const add = async (fields: object) =>
    (
      await call('POST', '/api/admin/event_sessions', {
        token,
        body: { ...good, is_free: false, price_from: 300, price_to: null, ...fields },
      })
    ).body
  expect((await add({ ends_at: on(1, 18) })).errors).toEqual({ ends_at: 'Должно быть позже начала' })
  expect(Object.keys((await add({ price_to: 200 })).errors)).toEqual(['price_to'])
  expect((await add({ hall: 'Подвал' })).errors.hall).toContain('Большой зал, Малый зал')
  expect(Object.keys((await add({ venue_id: crypto.randomUUID() })).errors)).toEqual(['venue_id'])
  // What was said of a price beside a free entrance is dropped.
  expect(await add({ is_free: true, hall: 'Малый зал' })).toMatchObject({ is_free: true, price_from: null })
})

test('a venue has an address of its own, and one with sessions is not removed; a removed event takes its sessions along', async () => {
  const { event, session, venue_id } = await makeConcert(product)
  const { slug } = (await call('GET', `/api/admin/venues/${venue_id}`, { token })).body
  const body = { ...goodVenue(), city_id: await anyCity(product.em()), slug }
  expect((await call('POST', '/api/admin/venues', { token, body })).body.errors).toEqual({ slug: 'Этот адрес занят' })
  expect((await call('DELETE', `/api/admin/venues/${venue_id}`, { token })).body.errorMessage).toBe('venue.in_use')
  expect((await call('DELETE', `/api/admin/events/${event.id}`, { token })).status).toBe(200)
  expect((await call('GET', `/api/admin/event_sessions/${session.id}`, { token })).status).toBe(404)
  expect((await call('DELETE', `/api/admin/venues/${venue_id}`, { token })).status).toBe(200)
})

test('an event needs the pictures that it names, words for the one on top, and makes its address of its title', async () => {
  const gone = crypto.randomUUID()
  const image = { type: 'image', attrs: { id: gone, alt: 'Рояль', caption: '' } }
  const text = richText('Играют.')
  const post = (fields: object) =>
    call('POST', '/api/admin/events', {
      token,
      body: {
        ...{ title: 'Ночь музеев', slug: null, rubric: 'exhibition', age_mark: '0+', lead: 'Всю ночь.', body: text },
        ...{
          image_id: null,
          image_alt: null,
          organizer: null,
          organizer_words: '',
          refund_rule: '',
          refund_hours: null,
          tickets_url: null,
        },
        ...{ series: null, published_at: null, is_hidden: false, ...fields },
      },
    })
  expect((await post({})).body.slug).toBe('noch-muzeev')
  const withPicture = { ...text, content: [...text.content, image] }
  const { errors } = (await post({ image_id: gone, image_alt: 'Афиша', body: withPicture })).body
  expect(Object.keys(errors).sort()).toEqual(['body', 'image_id'])
  expect((await post({ image_id: gone })).body.errors.image_alt).toBeString()
  expect((await post({ age_mark: null })).body.errors.age_mark).toBeString()
})
