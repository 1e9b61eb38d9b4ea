import type { SessionKind } from '@ostrov/shared/sessions/kinds'
import type { AdminRole } from '@ostrov/shared/staff/permissions'
import { tokens } from '../src/http/access'
import { issueToken } from '../src/http/session-tokens'
import { User } from '../src/modules/customers/user'
import { RestaurantManager } from '../src/modules/restaurants/people/restaurant-manager'
import { openSession } from '../src/modules/sessions/open-session'
import { Admin } from '../src/modules/staff/admin'
import { BusinessUser } from '../src/modules/staff/business-user'
import type { Product } from './product'

export type Person = { token: string; id: string }

let made = 0

/** A customer who has confirmed the phone. The same phone is the same person. */
export async function signIn(
  product: Product,
  phone = nextPhone(),
  name = 'Анна',
): Promise<Person & { phone: string }> {
  const em = product.em()
  const user =
    (await em.findOne(User, { phone })) ??
    em.create(User, { phone, name, is_new_user: false, ref_code: `T${phone.slice(1)}` })
  await em.flush()
  return { ...(await openFor(product, 'customer', user.id)), phone }
}

/** The owner of restaurants, signed in. */
export async function businessOwner(product: Product, email = `owner${++made}@example.com`): Promise<Person> {
  const em = product.em()
  const owner = em.create(BusinessUser, {
    email,
    name: 'Владимир',
    password_hash: '-',
    role: 'owner',
    is_confirmed: true,
  })
  await em.flush()
  return openFor(product, 'business', owner.id)
}

/** A manager whom this owner hired for one restaurant, with these permissions, signed in. */
export async function businessManager(
  product: Product,
  owner: { id: string },
  restaurant_id: string,
  permissions: string[],
): Promise<Person> {
  const em = product.em()
  const manager = em.create(BusinessUser, {
    email: `manager${++made}@example.com`,
    name: 'Мария',
    password_hash: '-',
    role: 'manager',
    owner_id: owner.id,
    is_confirmed: true,
  })
  await em.flush()
  em.create(RestaurantManager, { restaurant_id, business_user_id: manager.id, permissions })
  await em.flush()
  return openFor(product, 'business', manager.id)
}

/** An administrator of the platform, signed in. */
export async function administrator(
  product: Product,
  email = `admin${++made}@example.com`,
  role: AdminRole = 'owner',
): Promise<Person> {
  const em = product.em()
  const admin = em.create(Admin, { email, name: 'Ольга', password_hash: '-', role })
  await em.flush()
  return openFor(product, 'admin', admin.id)
}

async function openFor(product: Product, kind: SessionKind, person_id: string): Promise<Person> {
  const session = await openSession(product.em(), { kind, person_id }, product.clock.now)
  return { id: person_id, token: await issueToken(tokens(product.deps).decorator.tokens, session) }
}

function nextPhone() {
  return `7900${String(++made).padStart(7, '0')}`
}
