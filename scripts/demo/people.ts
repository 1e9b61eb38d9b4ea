import { ADS } from './ads'
import { hirerOf } from './hirers'
import { homesOf } from './homes'
import { ADMIN, BUSINESS_USERS, CUSTOMERS } from './island/people'
import type { DemoCustomer } from './island/shapes'
import { type Db, insertRows, seedId } from './rows'
import { type Towns, townId } from './towns'

/** The demo log-ins' password; the seed runs only where nothing real is. */
export const DEMO_PASSWORD = 'ostrov2026'

export const customerId = (phone: string) => seedId(`customer:${phone}`)
export const businessUserId = (email: string) => seedId(`business:${email}`)

/** Customers, restaurant owners with their managers, and the administrator. */
export async function seedPeople(db: Db, towns: Towns) {
  // The cheapest there is: everybody knows the word, and journeys of the staff enter with it hundreds of times.
  const password_hash = await Bun.password.hash(DEMO_PASSWORD, { algorithm: 'argon2id', memoryCost: 8, timeCost: 1 })
  await seedCustomers(db, towns)
  await seedBusinessUsers(db, password_hash)
  await insertRows(db, 'admin', [
    {
      id: seedId(`admin:${ADMIN.email}`),
      email: ADMIN.email,
      password_hash,
      name: ADMIN.name,
      is_blocked: false,
      created_at: new Date('2026-01-10T00:00:00Z'),
    },
  ])
}

async function seedCustomers(db: Db, towns: Towns) {
  await insertRows(
    db,
    'user',
    [...CUSTOMERS, ...hirers()].map((customer) => ({
      id: customerId(customer.phone),
      phone: customer.phone,
      email: customer.email,
      name: customer.name,
      is_new_user: false,
      is_test: false,
      is_blocked: false,
      ref_code: seedId(`ref:${customer.phone}`).slice(0, 8).toUpperCase(),
      created_at: new Date('2026-03-01T00:00:00Z'),
      updated_at: new Date('2026-03-01T00:00:00Z'),
    })),
  )
  await insertRows(
    db,
    'user_address',
    CUSTOMERS.flatMap((customer) => addressRows(customer, towns)),
  )
}

/** Owners of restaurants who look for people; they order nothing. */
function hirers(): DemoCustomer[] {
  const found = ADS.vacancies.flatMap(({ fields }) => hirerOf(fields.company) ?? [])
  return [...new Map(found.map((one) => [one.phone, one])).values()]
}

/** A manager names the owner, so owners come first. */
async function seedBusinessUsers(db: Db, password_hash: string) {
  const byRestaurant = new Map(
    BUSINESS_USERS.filter((one) => one.role === 'owner').flatMap((owner) =>
      owner.restaurants.map((key) => [key, owner.email] as const),
    ),
  )
  const ownersFirst = [...BUSINESS_USERS].sort((a, b) => Number(a.role === 'manager') - Number(b.role === 'manager'))
  for (const one of ownersFirst) {
    const employer = one.role === 'manager' ? byRestaurant.get(one.restaurants[0] ?? '') : undefined
    await insertRows(db, 'business_user', [
      {
        id: businessUserId(one.email),
        email: one.email,
        password_hash,
        name: one.name,
        phone: one.phone,
        role: one.role,
        owner_id: employer ? businessUserId(employer) : null,
        is_confirmed: true,
        is_blocked: false,
        created_at: new Date('2026-02-01T00:00:00Z'),
        updated_at: new Date('2026-02-01T00:00:00Z'),
      },
    ])
  }
}

/** A customer's homes; orders go to the first of them. */
function addressRows(customer: DemoCustomer, towns: Towns) {
  return homesOf(customer).map(({ address, city, coordinates, apartment, front_door, floor, comment }, index) => ({
    id: seedId(`address:${customer.phone}:${index}`),
    user_id: customerId(customer.phone),
    city_id: townId(towns, city),
    address,
    coordinates: { type: 'Point', coordinates },
    address_details: { apartment, front_door, floor, comment },
    is_active: index === 0,
    created_at: new Date('2026-03-01T00:00:00Z'),
  }))
}
