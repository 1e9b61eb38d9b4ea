import { ORGANIZATION_CATEGORIES } from '@ostrov/shared/organizations/categories'
import { writeHours } from '@ostrov/shared/organizations/hours-text'
import { namesOf } from '@ostrov/shared/wire/names'
import { openSpan } from '../../api/src/modules/restaurants/hours/open-hours'
import { ADS } from './ads'
import { CUSTOMERS } from './island/people'
import { RESTAURANTS } from './island/restaurants'
import { glue } from './island/typography'
import { restaurantId } from './kitchens'
import { type DemoOrganization, ORGANIZATIONS } from './organizations'
import { SAID } from './organizations/reviews'
import { customerId } from './people'
import { adPicture, frontPicture } from './pictures'
import { type Db, insertRows, pick, seedId } from './rows'
import { type Towns, townId } from './towns'

const DAY_MS = 86_400_000
/** The oldest has been here so long; each next one a day less. */
const FIRST_DAYS_AGO = 90

const organizationId = (slug: string) => seedId(`organization:${slug}`)

/** In whose name an ad is written: a vacancy's company, where it is an organization or a restaurant of the island. */
export function employerOf(company: string | undefined): string | null {
  const employer = ORGANIZATIONS.find(({ name }) => name === company)
  if (employer) return organizationId(employer.slug)
  const restaurant = RESTAURANTS.find(({ name }) => name === company)
  return restaurant ? restaurantId(restaurant.key) : null
}

/** Shops, workshops and clinics with their owners; who writes their vacancies works there. */
export async function seedOrganizations(db: Db, towns: Towns, now: Date) {
  await insertRows(
    db,
    'organization',
    ORGANIZATIONS.map((one, index) => rowOf(one, index, towns, now)),
  )
  await insertRows(
    db,
    'organization_employee',
    ORGANIZATIONS.flatMap((one) =>
      peopleOf(one)
        .slice(1)
        .map((phone) => ({
          id: seedId(`employee:${one.slug}:${phone}`),
          organization_id: organizationId(one.slug),
          user_id: customerId(phone),
          created_at: now,
        })),
    ),
  )
}

/** What neighbours say of them, with the ratings that come of it. */
export async function seedOrganizationReviews(db: Db, now: Date) {
  const reviews = ORGANIZATIONS.flatMap((one, index) => reviewsOf(one, index, now))
  await insertRows(db, 'review', reviews)
  await db.query(`update organization o set rating = mean.rating, reviews_count = mean.n
    from (select organization_id, round(avg(rating), 2) as rating, count(*) as n from review where organization_id is not null group by 1) mean
    where mean.organization_id = o.id`)
}

/** The first organization of a category is spoken of most. */
function reviewsOf(one: DemoOrganization, index: number, now: Date) {
  const alike = ORGANIZATIONS.filter(({ category }) => category === one.category)
  const said = (SAID[one.category] ?? []).filter((_, at) => at % alike.length === alike.indexOf(one))
  const works = new Set(peopleOf(one))
  const neighbours = CUSTOMERS.filter(({ phone }) => !works.has(phone))
  return said.map(([rating, text, answer], at) => {
    const created_at = new Date(now.getTime() - (3 + ((index * 5 + at * 11) % 60)) * DAY_MS)
    const author = neighbours[(index * 7 + at) % neighbours.length]
    return {
      id: seedId(`organization-review:${one.slug}:${at}`),
      ...{
        organization_id: organizationId(one.slug),
        user_id: customerId(author?.phone ?? ''),
        rating,
        text: glue(text),
      },
      restaurant_answer: answer ? glue(answer) : null,
      restaurant_answer_at: answer ? new Date(created_at.getTime() + DAY_MS) : null,
      ...{ created_at, updated_at: created_at },
    }
  })
}

function rowOf(organization: DemoOrganization, index: number, towns: Towns, now: Date) {
  const { slug, name, description, city, address, point, phones, schedules } = organization
  const created_at = new Date(now.getTime() - (FIRST_DAYS_AGO - index) * DAY_MS)
  const [owner = ''] = peopleOf(organization)
  return {
    ...{ id: organizationId(slug), owner_id: customerId(owner), name, category: categoryOf(organization), description },
    ...{ city_id: townId(towns, city), address: address.replace(`, ${city}`, '') },
    point: { type: 'Point', coordinates: point },
    ...{ phones: phones.join('\n'), hours: writeHours(schedules), ...openSpan(schedules, now) },
    image_ids: [frontPicture(organization).id, adPicture(organization.logo).id],
    ...{ is_hidden: false, moderation_status: 'approved', created_at, updated_at: created_at },
  }
}

/** Its owner first: who writes its vacancies, or else somebody of the town. */
function peopleOf({ slug, name, city }: DemoOrganization): string[] {
  const hiring = ADS.vacancies.filter(({ fields }) => fields.company === name).map(({ author }) => author)
  if (hiring.length > 0) return [...new Set(hiring)]
  const neighbours = CUSTOMERS.filter((customer) => customer.city === city)
  return [pick(neighbours, `owner:${slug}`).phone]
}

function categoryOf({ category, slug }: DemoOrganization) {
  const found = namesOf(ORGANIZATION_CATEGORIES).find(
    (name) => ORGANIZATION_CATEGORIES[name].replaceAll('\u00A0', ' ') === category,
  )
  if (!found) throw new Error(`No category ${category} of ${slug}`)
  return found
}
