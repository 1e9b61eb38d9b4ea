import { describe, expect, test } from 'bun:test'
import {
  ADMIN_PERMISSIONS,
  ADMIN_ROLES,
  adminMay,
  BUSINESS_PERMISSIONS,
  OFFERED_PERMISSIONS,
} from '@ostrov/shared/staff/permissions'
import { namesOf } from '@ostrov/shared/wire/names'
import { joined, readFixtures } from './fixtures'
import { administrator, businessManager } from './people'
import { openProduct } from './product'
import { type Entry, NOBODYS } from './reach/entry'
import { createWorld, type Rows } from './reach/world'
import { fieldsOf, idFieldsOf, type Route, routesOf, send, type Values } from './routes'

const product = await openProduct()
const { mine, theirs } = await createWorld(product)
const nouns = await readFixtures()
const REACH = joined(nouns.map(({ reach }) => reach))
const [mineOf, theirsOf] = [await rowsOf(mine), await rowsOf(theirs)]
const NO_ENTRY: Entry<string> = { names: {} }

// What is taken away is tried last.
const order = ['GET', 'POST', 'PUT', 'DELETE']
const routes = routesOf(product).toSorted((a, b) => order.indexOf(a.method) - order.indexOf(b.method))
const walked = routes.filter(({ isWalked }) => isWalked)
const entryOf = ({ name }: Route) => REACH[name] ?? NO_ENTRY

test('every parameter of every route is in the table of reach, and nothing else', () => {
  const parameters = routes
    .map((route) => [route.name, parametersOf(route)] as const)
    .filter(([, names]) => names.length > 0)
  const known = Object.entries(REACH).map(([name, { names }]) => [name, Object.keys(names).sort()] as const)
  expect(Object.fromEntries(known)).toEqual(Object.fromEntries(parameters))
})

describe('a row of somebody else answers as if it did not exist', () => {
  const tried = walked.flatMap((route) =>
    Object.entries(entryOf(route).names).flatMap(([parameter, names]) => {
      const { status = 404 } = entryOf(route)
      const tried = typeof names === 'string' ? { row: names, status } : 'row' in names ? names : null
      return tried ? [{ title: `${route.name} (${parameter})`, route, parameter, ...tried }] : []
    }),
  )
  test.each(tried)('$title', async ({ route, parameter, row, status }) => {
    const token = tokenOf(route)
    const unknown = await ask(route, token, { [parameter]: NOBODYS })
    const foreign = await ask(route, token, { [parameter]: theirsOf[row] })
    expect([foreign.status, foreign.text]).toEqual([status, unknown.text])
    // The refusal was for the row: one's own is found.
    const own = await ask(route, token, {})
    expect(own.text).not.toBe(unknown.text)
    expect([own.status < 500, own.status === 404]).toEqual([true, false])
  })
})

describe('without the permission the route names, there is nothing', () => {
  const guarded = routes.flatMap((route) => (route.permission ? [{ ...route, permission: route.permission }] : []))
  const ofBusiness = guarded.filter(({ audience }) => audience !== 'admin')

  test.each(ofBusiness.filter(({ isWalked }) => isWalked))(
    '$name for a manager who has all but «$permission»',
    async (route) => {
      const all = namesOf(BUSINESS_PERMISSIONS)
      const isAny = route.permission === 'any'
      const but = isAny ? [] : all.filter((one) => one !== route.permission)
      expect((await ask(route, await managerWith(but), {})).status).toBe(404)
      const enough = isAny ? all.slice(-1) : all.filter((one) => one === route.permission)
      const allowed = enough.length > 0 ? await managerWith(enough) : mine.owner.token
      expect((await ask(route, allowed, {})).status).not.toBe(404)
    },
  )

  test.each(guarded.filter(({ audience, isWalked }) => isWalked && audience === 'admin'))(
    '$name for an administrator whose role lacks «$permission»',
    async (route) => {
      const named = namesOf(ADMIN_PERMISSIONS).find((one) => one === route.permission)
      if (!named) throw new Error('The permission is in no table.')
      for (const role of namesOf(ADMIN_ROLES)) {
        const { token } = await administrator(product, undefined, role)
        expect((await ask(route, token, {})).status === 404).toBe(!adminMay(role, named))
      }
    },
  )

  test('and each route about restaurants names one of the table’s', () => {
    const unknown = ofBusiness.filter(
      ({ permission }) => !['owner', 'any'].includes(permission) && !(permission in BUSINESS_PERMISSIONS),
    )
    expect(unknown.map(({ name }) => name)).toEqual([])
  })

  test('and an owner is offered to tick what opens something, and nothing else', () => {
    const opening = namesOf(BUSINESS_PERMISSIONS).filter((one) =>
      ofBusiness.some(({ permission }) => permission === one),
    )
    expect(opening).toEqual([...OFFERED_PERMISSIONS])
  })
})

/** All rows of one of the two: those that many nouns need, and each noun's own. */
async function rowsOf(person: Rows): Promise<Values> {
  const own = await Promise.all(nouns.map(({ rows }) => rows?.(product, person)))
  return joined<unknown>([person, ...own])
}

async function managerWith(permissions: string[]) {
  return (await businessManager(product, mine.owner, mine.restaurant, permissions)).token
}

/** Path parameters, and what else names a row: what takes ids, and what is called like one (`order_id` is a number). */
function parametersOf({ path, query, body }: Route) {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => String(name))
  const sent = [query, body]
  const named = sent.flatMap(fieldsOf).filter((name) => /(?:^|_)(?:ids?|uuid)$|[a-z]Id$/.test(name))
  return [...new Set([...inPath, ...named, ...sent.flatMap(idFieldsOf)])].sort()
}

/** Asks with one's own rows but for what is `changed`. */
async function ask(route: Route, token: string | undefined, changed: Values) {
  const entry = entryOf(route)
  const values: Values = {}
  for (const [parameter, names] of Object.entries(entry.names)) {
    const kind = typeof names === 'string' ? names : 'row' in names ? names.row : names.own
    if (kind) values[parameter] = mineOf[kind]
  }
  const given = { ...values, ...(await entry.fresh?.(product, mine)), ...changed }
  const inQuery = Object.fromEntries(
    fieldsOf(route.query).flatMap((name) => (given[name] ? [[name, given[name]]] : [])),
  )
  const asBusiness = route.audience === 'follower' ? { audience: 'business' } : {}
  return send(product, route, {
    token,
    params: given,
    query: { ...inQuery, ...entry.query, ...asBusiness },
    ...(entry.body && { body: entry.body(given, mine) }),
  })
}

function tokenOf({ audience }: Route) {
  if (audience === 'open') return undefined
  if (audience === 'admin') return mine.admin.token
  return audience === 'business' ? mine.owner.token : mine.customer.token
}
