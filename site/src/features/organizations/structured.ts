/** What search engines read of an organization's page, as JSON of schema.org. */
import { pictureUrl } from '@ostrov/shared/images/picture-url'
import { ORGANIZATION_CATEGORIES } from '@ostrov/shared/organizations/categories'
import { readHours } from '@ostrov/shared/organizations/hours-text'
import { organizationList } from '@ostrov/shared/organizations/lists'
import type { OrganizationWire } from '@ostrov/shared/organizations/schema'
import { HOME, ORGANIZATIONS, organizationPath, restaurantPath } from '@ostrov/shared/paths'
import { type Crumb, whole } from '../../components/structured'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
/** Search engines know no twenty-fourth hour. */
const ALL_DAY = { opens: '00:00', closes: '23:59' }

/** The way to an organization. */
export const crumbsToOrganization = (organization: OrganizationWire): Crumb[] => [
  { href: HOME, label: 'Главная' },
  { href: ORGANIZATIONS, label: organizationList.title },
  { href: organizationPath(organization), label: organization.name },
]

export function organizationData(organization: OrganizationWire, origin: string) {
  const { name, category, description, city, address, point, phones, site, images, rating, reviews_count } =
    organization
  const [lon, lat] = point?.coordinates ?? []
  const hours = openingHours(organization.hours)
  const { restaurant } = organization
  return {
    '@context': 'https://schema.org',
    '@type': restaurant ? 'Restaurant' : 'LocalBusiness',
    name,
    description,
    url: whole(origin, organizationPath(organization)),
    keywords: ORGANIZATION_CATEGORIES[category],
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'RU',
      addressLocality: city,
      ...(address && { streetAddress: address }),
    },
    ...(images.length > 0 && { image: images.map(({ id }) => whole(origin, pictureUrl(id, 1200, 'jpeg'))) }),
    ...(phones.length > 0 && { telephone: phones.map((phone) => `+${phone}`) }),
    ...(point && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lon } }),
    ...(site && { sameAs: site }),
    ...(restaurant && { hasMenu: whole(origin, restaurantPath(restaurant.id)), acceptsReservations: false }),
    ...(reviews_count > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews_count, bestRating: 5 },
    }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
  }
}

function openingHours(written: string | null) {
  const rows = readHours(written ?? '') ?? []
  return rows.map(({ type, weekday, open_time, close_time }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: type === 'all_day' ? DAYS : DAYS[(weekday ?? 1) - 1],
    // To who reads this, a day that closes at its beginning is closed.
    ...(type === 'all_day'
      ? ALL_DAY
      : { opens: open_time, closes: close_time === '00:00' ? ALL_DAY.closes : close_time }),
  }))
}
