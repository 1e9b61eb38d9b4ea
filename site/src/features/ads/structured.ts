import type { AdWire } from '@ostrov/shared/ads/schema'
import type { SectionName } from '@ostrov/shared/ads/sections'
import { sectionOf } from '@ostrov/shared/ads/sections'
import { brandName } from '@ostrov/shared/formats/installation'
import { pictureUrl } from '@ostrov/shared/images/picture-url'
import { adPath, HOME, organizationPath, sectionPath } from '@ostrov/shared/paths'
import { type Crumb, whole } from '../../components/structured'

type Node = Record<string, unknown>

/** The way to an ad. */
export const crumbsToAd = ({
  section,
  number,
  slug,
  title,
}: Pick<AdWire, 'section' | 'number' | 'slug' | 'title'>): Crumb[] => [
  { href: HOME, label: 'Главная' },
  { href: sectionPath(section), label: sectionOf(section).words.title },
  { href: adPath(section, number, slug), label: title },
]

/** What search engines read of an ad. */
export const adData = (ad: AdWire, url: URL): Node => ({
  '@context': 'https://schema.org',
  ...(OWN[ad.section] ?? productOf)(ad, url),
  url: pageOf(url),
})

/** Those that are told otherwise than as a thing with a price. */
const OWN: Readonly<Partial<Record<SectionName, (ad: AdWire, url: URL) => Node>>> = {
  vacancies: jobOf,
  resumes: (ad) => ({ '@type': 'Person', name: ad.contact_name, jobTitle: ad.title, address: addressOf(ad) }),
  estate: (ad, url) => ({
    '@type': 'RealEstateListing',
    name: ad.title,
    description: ad.description,
    image: imagesOf(ad, url),
    datePosted: ad.published_at,
    expires: ad.expires_at,
    offers: offerOf(ad, url),
    contentLocation: { '@type': 'Place', address: addressOf(ad), ...geoOf(ad) },
  }),
}

function jobOf(ad: AdWire, url: URL): Node {
  const hirer = ad.organization && {
    name: ad.organization.name,
    url: whole(url.origin, organizationPath(ad.organization)),
  }
  const company = ad.facts.find(({ name }) => name === 'company')?.text ?? brandName()
  return {
    '@type': 'JobPosting',
    title: ad.title,
    description: ad.description,
    datePosted: ad.published_at,
    validThrough: ad.expires_at,
    hiringOrganization: { '@type': 'Organization', name: company, ...hirer },
    jobLocation: { '@type': 'Place', address: addressOf(ad), ...geoOf(ad) },
    ...(ad.salary && { baseSalary: salaryOf(ad.salary) }),
  }
}

function salaryOf({ from, to }: NonNullable<AdWire['salary']>): Node {
  const value = {
    '@type': 'QuantitativeValue',
    ...(from !== null && { minValue: from }),
    ...(to !== null && { maxValue: to }),
    unitText: 'MONTH',
  }
  return { '@type': 'MonetaryAmount', currency: 'RUB', value }
}

function productOf(ad: AdWire, url: URL): Node {
  return {
    '@type': sectionOf(ad.section).offers ?? 'Product',
    name: ad.title,
    description: ad.description,
    image: imagesOf(ad, url),
    offers: offerOf(ad, url),
  }
}

function offerOf({ price, status, expires_at }: AdWire, url: URL): Node {
  return {
    '@type': 'Offer',
    ...(price !== null && { price, priceCurrency: 'RUB', priceValidUntil: expires_at.slice(0, 10) }),
    availability: `https://schema.org/${status === 'published' ? 'InStock' : 'SoldOut'}`,
    url: pageOf(url),
  }
}

const pageOf = ({ origin, pathname }: URL) => whole(origin, pathname)
const imagesOf = ({ images }: AdWire, { origin }: URL) =>
  images.map(({ id }) => whole(origin, pictureUrl(id, 1200, 'jpeg')))

/** Where it is shown. */
function geoOf({ point }: AdWire): Node {
  const [longitude, latitude] = point?.coordinates ?? []
  return latitude === undefined ? {} : { geo: { '@type': 'GeoCoordinates', latitude, longitude } }
}

const addressOf = ({ city, address }: AdWire): Node => ({
  '@type': 'PostalAddress',
  addressCountry: 'RU',
  addressLocality: city,
  ...(address && { streetAddress: address }),
})
