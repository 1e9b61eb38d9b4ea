import { LENINA } from '../kitchen'
import { fillBasket, openKitchen, placedOrder } from '../orders'
import { administrator, businessManager } from '../people'
import type { Product } from '../product'
import type { Random } from './random'

export const VISITORS = ['nobody', 'customer', 'owner', 'manager', 'admin'] as const
export type Visitor = (typeof VISITORS)[number]

/** A small island with everybody who may come to it, and the ids of everything there is. */
export async function createWorld(product: Product) {
  const kitchen = await openKitchen(product)
  const tokens = new Map<Visitor, string>()

  /** The visitor's token; a new person when the last one was signed out or has left. */
  async function tokenOf(visitor: Visitor): Promise<string | undefined> {
    if (visitor !== 'nobody' && !tokens.has(visitor)) tokens.set(visitor, await arrive(visitor))
    return tokens.get(visitor)
  }

  async function arrive(visitor: Visitor) {
    if (visitor === 'owner') return kitchen.owner.token
    if (visitor === 'manager')
      return (await businessManager(product, kitchen.owner, kitchen.restaurant_id, ['orders', 'menu'])).token
    if (visitor === 'admin') return (await administrator(product)).token
    // At a kitchen of their own: what requests have made of the other, down to its prices, may not keep them out.
    const own = await openKitchen(product)
    const { customer } = await placedOrder(product, own)
    await fillBasket(product, customer.token, own)
    return customer.token
  }

  for (const visitor of VISITORS) await tokenOf(visitor)
  const ids = await knownIds(product)

  /** What a field or a place of a path holds in life: an id of the table its name or its path speaks of, a real phone. */
  function named(name: string, path: string, random: Random): unknown {
    if (name in FACTS) return FACTS[name]
    if (!/id$/i.test(name)) return undefined
    const table = name.replace(/_?id$/i, '').toLowerCase()
    const spoken = [...ids.keys()].filter((one) => (table ? one === table : path.includes(one)))
    return random.pick(ids.get(random.pick(spoken.length > 0 ? spoken : [...ids.keys()])) ?? [])
  }

  return { tokenOf, forget: (visitor: Visitor) => tokens.delete(visitor), named }
}

export type World = Awaited<ReturnType<typeof createWorld>>

const FACTS: Record<string, unknown> = {
  phone: '+7 (900) 111-22-33',
  user_phone: '+7 (900) 111-22-33',
  code: '1234',
  cartSum: 1400,
  coordinates: LENINA,
}

/** A few ids of each table that has one. */
async function knownIds({ pool }: Product): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and column_name in ('id', 'uuid') and data_type = 'uuid' order by 1`,
  )
  const ids = new Map<string, string[]>()
  for (const { table_name, column_name } of rows) {
    const found = await pool.query<{ id: string }>(
      `select ${column_name}::text as id from "${table_name}" order by 1 limit 4`,
    )
    if (found.rows.length > 0)
      ids.set(
        table_name,
        found.rows.map(({ id }) => id),
      )
  }
  return ids
}

/** Who comes to a route of this audience: most often the one it is for. */
export function chooseVisitor(audience: string, random: Random): Visitor {
  const meant: Record<string, readonly Visitor[]> = {
    customer: ['customer'],
    unconfirmed: ['customer'],
    follower: ['customer', 'owner'],
    business: ['owner', 'manager'],
    admin: ['admin'],
  }
  return random.chance(0.7) ? random.pick(meant[audience] ?? VISITORS) : random.pick(VISITORS)
}
