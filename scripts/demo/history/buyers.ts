import { type Home, homesOf, zoneAt } from '../homes'
import { CUSTOMERS } from '../island/people'
import type { DemoCustomer, DemoRestaurant, DemoZone } from '../island/shapes'
import { pick, seedNumber } from '../rows'

/** Who orders and where it is brought; a pickup has neither home nor zone. */
export type Buyer = { customer: DemoCustomer; home: Home | null; zone: DemoZone | null }

type Served = { home: Home; zone: DemoZone }

/** Somebody of the restaurant's town who comes for the order, and none of those who ordered there just before. */
export function walkIn(demo: DemoRestaurant, name: string, recent: readonly DemoCustomer[]): Buyer {
  const townsfolk = CUSTOMERS.filter((one) => one.city === demo.city && !recent.includes(one))
  return { customer: regular(townsfolk, name), home: null, zone: null }
}

const reached = new Map<string, ReadonlyMap<DemoCustomer, readonly Served[]>>()

/** Somebody else whom the restaurant delivers to, and one of the homes it reaches: the first of two more often. */
export function neighbour(demo: DemoRestaurant, name: string, recent: readonly DemoCustomer[]): Buyer {
  const known = reached.get(demo.key) ?? reachOf(demo)
  reached.set(demo.key, known)
  const customer = regular(
    [...known.keys()].filter((one) => !recent.includes(one)),
    name,
  )
  const homes = known.get(customer) ?? []
  const served = seedNumber(`${name}:home`) % 3 > 0 ? homes[0] : pick(homes, `${name}:home`)
  if (!served) throw new Error(`${demo.key} reaches nobody`)
  return { customer, ...served }
}

function reachOf(demo: DemoRestaurant) {
  const customers = CUSTOMERS.filter(({ city }) => city === demo.city)
  const served = customers.map((customer): [DemoCustomer, Served[]] => [
    customer,
    homesOf(customer).flatMap((home) => {
      const zone = zoneAt(demo, home.coordinates)
      return zone ? [{ home, zone }] : []
    }),
  ])
  return new Map(served.filter(([, homes]) => homes.length > 0))
}

/** Some order often, most now and then: the nearer to the list's beginning, the oftener. */
function regular(customers: readonly DemoCustomer[], name: string): DemoCustomer {
  const share = (seedNumber(`${name}:customer`) % 10_000) / 10_000
  const customer = customers[Math.floor(share ** 1.3 * customers.length)]
  if (!customer) throw new Error(`Nobody orders ${name}`)
  return customer
}
