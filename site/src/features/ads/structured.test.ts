import { expect, test } from 'bun:test'
import type { AdWire } from '@ostrov/shared/ads/schema'
import { SECTION_NAMES, type SectionName, sectionOf } from '@ostrov/shared/ads/sections'
import { adData, crumbsToAd } from './structured'

const URL_OF = new URL('https://ostrov.example/cars/7-toyota-prius-2012?from=list')
const IMAGE = { id: '018f0000-0000-7000-8000-000000000001', url: '/x', width: 960, height: 720, color: '#ffffff' }
const AD: AdWire = {
  ...{
    number: 7,
    section: 'cars',
    title: 'Toyota Prius, 2012',
    slug: 'toyota-prius-2012',
    price: 1_260_000,
    price_per: null,
    salary: null,
  },
  ...{ city: 'Корсаков', images: [IMAGE], facts: [{ name: 'company', label: 'Компания', text: 'Столовая' }] },
  ...{ published_at: '2026-11-01T00:00:00.000Z', expires_at: '2026-12-01T00:00:00.000Z', status: 'published' },
  ...{ archived_as: null, description: 'На\u00A0ходу', address: 'Мира, 5', point: null, is_approximate: false },
  ...{ contact_name: 'Анна', views: 1, prices: [], usual_price: null, similar: [], organization: null },
}
const OFFER = { '@type': 'Offer', price: 1_260_000, priceCurrency: 'RUB', availability: 'https://schema.org/InStock' }

test('each section says what search engines require of its type', () => {
  const required: Partial<Record<SectionName, object>> = {
    vacancies: { '@type': 'JobPosting', title: AD.title, datePosted: AD.published_at, validThrough: AD.expires_at },
    resumes: { '@type': 'Person', name: 'Анна', jobTitle: AD.title },
    estate: { '@type': 'RealEstateListing', name: AD.title, datePosted: AD.published_at, offers: OFFER },
  }
  const { offers } = adData({ ...AD, section: 'sales', price: null }, URL_OF)
  expect(offers).not.toHaveProperty('price')
  expect(adData({ ...AD, section: 'sales', price: 0 }, URL_OF).offers).toMatchObject({ price: 0 })
  for (const section of SECTION_NAMES) {
    const data = adData({ ...AD, section }, URL_OF)
    const offered = { '@type': sectionOf(section).offers, name: AD.title, offers: OFFER }
    expect(data).toMatchObject({
      ...(required[section] ?? offered),
      url: 'https://ostrov.example/cars/7-toyota-prius-2012',
    })
  }
})

test('a job tells who hires, where and for how much; without a sum it names none', () => {
  const job = { ...AD, section: 'vacancies' as const, salary: { from: 80_000, to: null, kind: 'net' } }
  expect(adData(job, URL_OF)).toMatchObject({
    hiringOrganization: { '@type': 'Organization', name: 'Столовая' },
    jobLocation: { address: { addressCountry: 'RU', addressLocality: 'Корсаков', streetAddress: 'Мира, 5' } },
    baseSalary: { '@type': 'MonetaryAmount', currency: 'RUB', value: { minValue: 80_000, unitText: 'MONTH' } },
  })
  const organization = { number: 7, slug: 'briz', name: 'Бриз' }
  expect(adData({ ...job, organization }, URL_OF)).toMatchObject({
    hiringOrganization: { name: 'Бриз', url: 'https://ostrov.example/organizations/7-briz' },
  })
  expect(adData({ ...job, salary: null }, URL_OF)).not.toHaveProperty('baseSalary')
})

test('what is over is out of stock; no phone stands in it, and the way leads through its section', () => {
  const over = adData({ ...AD, status: 'archived', archived_as: 'sold' }, URL_OF)
  expect(over).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } })
  expect(JSON.stringify(over)).not.toContain('telephone')
  expect(crumbsToAd(AD).map(({ href }) => href)).toEqual(['/', '/cars', '/cars/7-toyota-prius-2012'])
})
