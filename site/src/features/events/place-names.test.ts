import { expect, test } from 'bun:test'
import type { AdCardWire } from '@ostrov/shared/ads/schema'
import type { EventCardWire } from '@ostrov/shared/events/schema'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { adCard } from '../ads/ad-card'
import { FoundRow } from '../search/FoundRow'
import { eventCard } from './event-card'

const NOW = new Date('2026-11-28T00:00:00.000Z')
const MOMENT = NOW.toISOString()
const CITY = 'Южно-Сахалинск'
const WHOLE = `<span class="ui-whole">${CITY}</span>`

test('a town’s name is not broken at its hyphen on a card, and is copied as it is written', () => {
  const ad: AdCardWire = {
    ...{ number: 7, section: 'sales', title: 'Диван', slug: 'divan', price: 900, price_per: null, salary: null },
    ...{ city: CITY, images: [], facts: [], point: null, published_at: MOMENT, expires_at: MOMENT },
  }
  const event: EventCardWire = {
    ...{ number: 7, slug: 'royal', title: 'Рояль', lead: 'Пьесы.', rubric: 'concert', age_mark: '6+', image: null },
    ...{ image_alt: '', more: 0, published_at: MOMENT },
    session: {
      ...{ id: '018f0000-0000-7000-8000-000000000001', starts_at: MOMENT, ends_at: null, state: 'planned' },
      ...{ moved_from: null, is_free: false, price_from: 900, price_to: null, hall: null, has_tickets: false },
      ...{ sale: null, changed_at: MOMENT, made_at: MOMENT },
      venue: {
        slug: 'mayak',
        name: 'Маяк',
        city: CITY,
        address: 'Победы, 7',
        point: { type: 'Point', coordinates: [142.7, 46.9] },
      },
    },
  }
  const row = createElement(FoundRow, { href: '/', title: 'Диван', note: `${CITY} · вчера` })
  const cards = [adCard({ ad, now: NOW }), eventCard({ event, now: NOW }), renderToStaticMarkup(row)].map(String)
  expect(cards.filter((card) => !card.includes(WHOLE))).toEqual([])
})
