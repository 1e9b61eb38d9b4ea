import { tokens as signing } from '../../src/http/access'
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
  const { sign } = signing(product.deps).decorator.tokens
  const oddTokens = await Promise.all(ODD_CLAIMS.map((claims) => sign(claims)))

  /** What a field or a place of a path holds in life: an id of the table its name or its path speaks of, a real phone. */
  function named(name: string, path: string, random: Random): unknown {
    if (name in FACTS) return FACTS[name]
    if (name === 'line_id') return random.pick(LINES)
    if (!/id$/i.test(name)) return undefined
    const table = name.replace(/_?id$/i, '').toLowerCase()
    const spoken = [...ids.keys()].filter((one) => (table ? one === table : path.includes(one)))
    return random.pick(ids.get(random.pick(spoken.length > 0 ? spoken : [...ids.keys()])) ?? [])
  }

  return { tokenOf, forget: (visitor: Visitor) => tokens.delete(visitor), named, oddTokens, kitchen }
}

export type World = Awaited<ReturnType<typeof createWorld>>

const ID = '018f0000-0000-7000-8000-000000000000'
/** Few, so that one is said of many dishes. */
const LINES = [1, 2, 3].map((last) => `018f0000-0000-7000-8000-00000000000${last}`)
/** What a token of ours may say that none of ours says. */
const ODD_CLAIMS: Parameters<ReturnType<typeof signing>['decorator']['tokens']['sign']>[0][] = [
  {},
  ...['', 'x', '\0', `${ID}\0`, `${ID} `, `{${ID}}`, '\ud800'.toWellFormed(), 'я'.repeat(3_000), ID].map((sid) => ({
    sub: ID,
    kind: 'customer',
    sid,
  })),
  ...[null, 5, true, [], [ID], {}, { toString: 1 }].map((sid) => ({ sub: ID, kind: 'business', sid })),
  ...['device', 'staff_device'].flatMap((kind) => [
    { kind, sub: '\0', until: '2099-01-01T00:00:00Z', logins: '\0' },
    { kind, sub: 'x', until: '2099-01-01T00:00:00Z', logins: ' '.repeat(500) },
    { kind, sub: ID, until: 'x' },
    { kind, sub: ID, until: '\0', logins: '' },
  ]),
]

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
