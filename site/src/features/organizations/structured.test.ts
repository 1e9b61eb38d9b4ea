import { expect, test } from 'bun:test'
import type { OrganizationWire } from '@ostrov/shared/organizations/schema'
import { breadcrumbData } from '../../components/structured'
import { crumbsToOrganization, organizationData } from './structured'

const ORIGIN = 'https://ostrov.example'
const IMAGE = { id: '018f0000-0000-7000-8000-000000000001', url: '/x', width: 960, height: 720, color: '#ffffff' }
const CLINIC: OrganizationWire = {
  ...{ id: IMAGE.id, number: 7, slug: 'briz', name: 'Бриз', category: 'medicine', city: 'Корсаков' },
  ...{ address: 'Чехова, 7', image: IMAGE, images: [IMAGE], description: 'Лечим', phones: ['74242000301'] },
  ...{ hours: 'пн–вт 08:00–20:00', site: 'https://briz.example/' },
  ...{ rating: 4.5, reviews_count: 2, restaurant: null },
  point: { type: 'Point', coordinates: [143.51, 50.11] },
}

test('a clinic says who it is, where, when and how to call it', () => {
  const hours = { '@type': 'OpeningHoursSpecification', opens: '08:00', closes: '20:00' }
  expect(organizationData(CLINIC, ORIGIN)).toMatchObject({
    ...{ '@type': 'LocalBusiness', name: 'Бриз', url: `${ORIGIN}/organizations/7-briz`, telephone: ['+74242000301'] },
    address: { addressCountry: 'RU', addressLocality: 'Корсаков', streetAddress: 'Чехова, 7' },
    geo: { latitude: 50.11, longitude: 143.51 },
    openingHoursSpecification: [
      { ...hours, dayOfWeek: 'Monday' },
      { ...hours, dayOfWeek: 'Tuesday' },
    ],
    sameAs: 'https://briz.example/',
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 2, bestRating: 5 },
  })
})

test('a restaurant of delivery is one, with the way to its menu', () => {
  const restaurant = { id: IMAGE.id, schedules: [], disabled_until: null, delivers: true }
  expect(organizationData({ ...CLINIC, restaurant }, ORIGIN)).toMatchObject({
    '@type': 'Restaurant',
    hasMenu: `${ORIGIN}/eda/restaurants/${IMAGE.id}`,
  })
})

test('one open round the clock is open every day; what is not known is not said', () => {
  const bare = {
    ...CLINIC,
    hours: 'круглосуточно',
    address: null,
    point: null,
    phones: [],
    site: null,
    images: [],
    reviews_count: 0,
  }
  const data = organizationData(bare, ORIGIN)
  expect(data.openingHoursSpecification).toMatchObject([{ opens: '00:00', closes: '23:59' }])
  for (const name of ['telephone', 'geo', 'image', 'sameAs', 'aggregateRating']) expect(data).not.toHaveProperty(name)
  expect(data.address).not.toHaveProperty('streetAddress')
})

test('the way leads through the catalogue, each step with its place', () => {
  const { itemListElement } = breadcrumbData(crumbsToOrganization(CLINIC), ORIGIN)
  expect(itemListElement.map(({ position, item }) => [position, item])).toEqual([
    [1, `${ORIGIN}/`],
    [2, `${ORIGIN}/organizations`],
    [3, `${ORIGIN}/organizations/7-briz`],
  ])
})
