import { expect, test } from 'bun:test'
import type { EventPageWire, EventSessionWire } from '@ostrov/shared/events/schema'
import { breadcrumbData } from '../../components/structured'
import { crumbsTo, eventData } from './structured'

const ORIGIN = 'https://ostrov.example'
const SESSION: EventSessionWire = {
  ...{ id: '018f0000-0000-7000-8000-000000000001', starts_at: '2026-11-28T08:00:00.000Z', ends_at: null },
  ...{
    state: 'planned',
    moved_from: null,
    is_free: false,
    price_from: 900,
    price_to: null,
    hall: null,
    has_tickets: false,
    ...{ sale: null, changed_at: '2026-11-20T08:00:00.000Z', made_at: '2026-11-01T00:00:00.000Z' },
  },
  venue: {
    ...{ slug: 'mayak', name: 'Маяк', city: 'Холмск', address: 'Победы, 7' },
    point: { type: 'Point', coordinates: [142.05, 47.04] },
  },
}
const EVENT: EventPageWire = {
  ...{ number: 7, slug: 'royal', title: 'Рояль и метель', lead: 'Зимние пьесы.', rubric: 'concert', age_mark: '6+' },
  ...{
    image: null,
    image_alt: '',
    body: { type: 'doc', content: [{ type: 'paragraph' }] },
    images: [],
    organizer: null,
  },
  ...{ organizer_words: '', refund_rule: '', tickets_url: null, series: null, is_over: false, similar: [] },
  ...{ published_at: '2026-11-20T00:00:00.000Z', changed_at: '2026-11-20T00:00:00.000Z', sessions: [SESSION] },
}
const of = (session: Partial<EventSessionWire>) =>
  eventData({ ...EVENT, sessions: [{ ...SESSION, ...session }] }, ORIGIN)[0]

/** What Google's documents require of an Event, and of each thing within it. */
const REQUIRED = [
  ...['@context', '@type', 'name', 'startDate', 'location.@type', 'location.name', 'location.address.@type'],
  ...['location.address.addressLocality', 'location.address.addressCountry', 'eventStatus', 'offers.url'],
  ...['offers.price', 'offers.priceCurrency', 'offers.availability', 'offers.validFrom'],
]

test('a session says all that search engines require of an Event and of its offer', () => {
  for (const path of REQUIRED) expect(of({}), path).toHaveProperty(path)
  expect(of({})).toMatchObject({
    startDate: '2026-11-28T08:00:00.000Z',
    eventStatus: 'https://schema.org/EventScheduled',
    offers: { price: 900, priceCurrency: 'RUB', availability: 'https://schema.org/InStock' },
  })
})

test('a free session is offered for nothing, one of an unknown price is not offered', () => {
  expect(of({ is_free: true, price_from: null })).toMatchObject({ isAccessibleForFree: true, offers: { price: 0 } })
  expect(of({ price_from: null })).not.toHaveProperty('offers')
})

test('a session that was moved names its former time, a cancelled one keeps its own', () => {
  expect(of({ state: 'moved', moved_from: '2026-11-27T08:00:00.000Z' })).toMatchObject({
    ...{ eventStatus: 'https://schema.org/EventRescheduled', previousStartDate: '2026-11-27T08:00:00.000Z' },
  })
  expect(of({ state: 'cancelled' })).toMatchObject({
    ...{ eventStatus: 'https://schema.org/EventCancelled', startDate: SESSION.starts_at },
    offers: { availability: 'https://schema.org/SoldOut' },
  })
})

test('the way to an event leads through the afisha and its rubric', () => {
  expect(breadcrumbData(crumbsTo(EVENT), ORIGIN).itemListElement.map(({ item }) => item)).toEqual([
    ...[`${ORIGIN}/`, `${ORIGIN}/afisha`, `${ORIGIN}/afisha?rubric=concert`, `${ORIGIN}/afisha/royal-7`],
  ])
})

test('an offer knows whether there are tickets, whether the sale has begun and what the cheapest costs', () => {
  const offer = (sale: EventSessionWire['sale']) => of({ sale, price_from: 1500, price_to: 1500 })?.offers
  expect(offer({ state: 'sold_out', opens_at: null })).toMatchObject({
    availability: 'https://schema.org/SoldOut',
    price: 1500,
  })
  expect(offer({ state: 'over', opens_at: null })).toMatchObject({ availability: 'https://schema.org/SoldOut' })
  expect(offer({ state: 'not_yet', opens_at: '2026-11-25T00:00:00.000Z' })).toMatchObject({
    ...{ availability: 'https://schema.org/PreOrder', validFrom: '2026-11-25T00:00:00.000Z' },
  })
})
