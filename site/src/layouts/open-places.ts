import type { OrganizationCardWire } from '@ostrov/shared/organizations/schema'
import { ask } from '@ostrov/shared/wire/answers'
import type { serverApi } from '../api'

const MOST = 6

/** A few organizations of a town, one of each kind: a list by names alone would begin with four of one. */
export async function openPlaces(
  api: ReturnType<typeof serverApi>,
  town: string,
  open?: true,
): Promise<OrganizationCardWire[]> {
  const cities = await ask(api.cities.get({ query: { limit: 100 } }))
  const city = cities.items.find(({ name }) => name === town)?.slug
  const { items } = await ask(api.organizations.get({ query: { open, city } }))
  return [...new Map(items.map((one) => [one.category, one])).values()].slice(0, MOST)
}
