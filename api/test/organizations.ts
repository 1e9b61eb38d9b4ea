import { City } from '../src/modules/geo/city'
import { House } from '../src/modules/geo/house'
import { administrator, type Person, signIn } from './people'
import type { Product } from './product'

/** What the form of an organization in a town may rightly hold. */
export const filledIn = (city_id: string) => ({
  ...{ name: 'Бриз', category: 'medicine', description: 'Лечим взрослых и\u00A0детей', city_id },
  ...{ address: 'Чехова, 7', phones: '8 (4242) 00-03-01', site: 'https://example.com/', hours: 'пн-пт 8-20' },
  image_ids: [],
})

/** A town with a house, an owner who adds organizations and a moderator who looks. */
export async function openTown(product: Product) {
  const em = product.em()
  const name = `Город ${crypto.randomUUID().slice(0, 8)}`
  const coordinates = { type: 'Point' as const, coordinates: [143.5, 50.1] as [number, number] }
  const city = em.create(City, { name, slug: `town-${crypto.randomUUID().slice(0, 8)}`, coordinates })
  await em.flush()
  em.create(House, {
    ...{ city_id: city.id, street: 'Чехова', street_with_type: 'ул. Чехова', house: '7', lon: 143.51, lat: 50.11 },
    search_text: 'чехова 7',
  })
  await em.flush()
  const owner = await signIn(product)
  const moderator = await administrator(product, undefined, 'moderator')

  const filled = (more: object = {}) => ({ ...filledIn(city.id), ...more })
  const add = async (more: object = {}, { token }: Pick<Person, 'token'> = owner) =>
    product.call('POST', '/api/user/organizations', { token, body: filled(more) })
  const waiting = async (id: string) => {
    const path = '/api/admin/moderation?kind=organization&limit=100'
    const { items } = (await product.call('GET', path, { token: moderator.token })).body
    return items.find(({ row_id }: { row_id: string }) => row_id === id)
  }
  const decide = async (id: string, word: object = { status: 'approved' }) => {
    const { id: revision, version } = await waiting(id)
    const body = { version, ...word }
    return product.call('PUT', `/api/admin/moderation/${revision}`, { token: moderator.token, body })
  }
  /** One that everybody sees. */
  const open = async (more: object = {}, person: Pick<Person, 'token'> = owner) => {
    const { body } = await add(more, person)
    await decide(body.id)
    return body
  }
  const employ = (id: string, phone: string, { token }: Pick<Person, 'token'> = owner) =>
    product.call('POST', `/api/user/organizations/${id}/employees`, { token, body: { phone } })
  return { city, owner, moderator, filled, add, waiting, decide, open, employ }
}

/** What somebody says of an organization that is shown: its review's id. */
export async function reviewOrganization(product: Product): Promise<string> {
  const { open } = await openTown(product)
  const { rows } = await product.pool.query<{ id: string }>(
    `insert into review (organization_id, user_id, rating, text) values ($1, $2, 5, 'Быстро') returning id`,
    [(await open()).id, (await signIn(product)).id],
  )
  return rows[0]?.id ?? ''
}
