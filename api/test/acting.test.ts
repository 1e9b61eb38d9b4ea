import { beforeAll, describe, expect, test } from 'bun:test'
import { namesOf } from '@ostrov/shared/wire/names'
import { type access, tokens } from '../src/http/access'
import { EFFECTS } from '../src/http/route-facts'
import { issueToken } from '../src/http/session-tokens'
import { openSession } from '../src/modules/sessions/open-session'
import { handedOver, openKitchen } from './orders'
import { administrator, businessOwner, signIn } from './people'
import { openProduct } from './product'
import { type Route, routesOf, send } from './routes'
import { ODD, SPELLINGS } from './spellings'

const product = await openProduct()
const { call } = product

/** In whose name an administrator may come. */
const ACTED = ['guest', 'unconfirmed', 'customer', 'business', 'follower']
const routes = routesOf(product).filter(({ audience }) => ACTED.includes(audience))
const changing = routes.filter(({ effect }) => effect === 'own' || effect === 'writes')
const persons = { customer: '', business: '', admin: '' }

beforeAll(async () => {
  const [customer, business, admin] = [
    await signIn(product),
    await businessOwner(product),
    await administrator(product),
  ]
  Object.assign(persons, { customer: customer.id, business: business.id, admin: admin.id })
})

async function acting(kind: 'customer' | 'business', act_writes: boolean, person_id = persons[kind]) {
  const acts = { kind, person_id, act_admin_id: persons.admin, act_reason: 'Помогаю', act_writes }
  const session = await openSession(product.em(), acts, product.clock.now)
  return issueToken(tokens(product.deps).decorator.tokens, session)
}

const kindOf = ({ audience }: Route) => (audience === 'business' ? 'business' : 'customer')

async function codes(asked: readonly Route[], act_writes: boolean, spelled: (path: string) => string) {
  const signed = { customer: await acting('customer', act_writes), business: await acting('business', act_writes) }
  const answers: [string, string][] = []
  for (const route of asked) {
    const { code } = await send(product, route, { token: signed[kindOf(route)], spelled })
    answers.push([route.name, code])
  }
  return answers
}

test('every route that an administrator may come to in a person’s name says what it does', () => {
  const names = (wanted: (route: Route) => boolean) => routes.filter(wanted).map(({ name }) => name)
  expect(names(({ effect }) => !EFFECTS.some((one) => one === effect))).toEqual([])
  expect(names(({ method, effect }) => method !== 'GET' && effect === 'reads')).toEqual([])
  // A GET that does something is one from before: nothing else may be done by a link.
  expect(names(({ method, effect }) => method === 'GET' && effect !== 'reads')).toEqual(['GET /user/confirm'])
  expect(names(({ effect }) => effect === 'leaves')).toEqual(['POST /auth/logout', 'POST /business_user/logout'])
  const asking = names(({ effect }) => effect === 'asks')
  expect(asking).toEqual([
    'POST /hints/user/addresses_and_coordinates',
    'POST /hints/business_user/addresses_and_coordinates',
  ])
})

test('a route that says nothing of it does not compile', () => {
  type Options = ReturnType<typeof access>['~Metadata']['macro']
  type Takes<Name extends keyof Options, Said> = Said extends Options[Name] ? 'compiles' : 'does not'
  const forgotten: {
    guest: Takes<'guest', true>
    unconfirmed: Takes<'unconfirmed', true>
    customer: Takes<'customer', true>
    business: Takes<'business', true>
    staff: Takes<'staff', 'business'>
    serves: Takes<'serves', 'menu'>
    servesAll: Takes<'servesAll', 'menu'>
    keeps: Takes<'keeps', { business: 'menu' }>
  } = {
    guest: 'does not',
    unconfirmed: 'does not',
    customer: 'does not',
    business: 'does not',
    staff: 'does not',
    serves: 'does not',
    servesAll: 'does not',
    keeps: 'does not',
  }
  const said: Takes<'serves', { writes: 'menu' }> = 'compiles'
  expect([said, ...new Set(Object.values(forgotten))]).toEqual(['compiles', 'does not'])
})

describe('people, keys, addresses, doors, money and the account are the person’s own', () => {
  const OWN = [
    /manager|invitation|employees|\/leave$/,
    /(?:PUT|POST) \/integrations\/(?:frontpad|iiko|webhooks)/,
    /push_subscription|notification_config|\/notices$|links\/letters/,
    /password|second_factor|sessions|confirm(?:ation_mail)?$|\/sms$|\/phone/,
    /\/pay$|payment_type|refund|hand_over|tickets\/:id\/link/,
    /(?:PUT|DELETE) \/(?:user|business_user|auth\/account)$/,
  ]
  /** They name what is own and are not. */
  const SUPPORTS = [/\/orders\/:orderId$/, /products\/plan$/, /confirm\/:orderId$/]
  test.each(OWN)('%p', (own) => {
    const found = changing.filter(({ name }) => own.test(name) && !name.startsWith('GET'))
    expect(found.length).toBeGreaterThan(1)
    const others = found.filter(({ name, effect }) => effect !== 'own' && !SUPPORTS.some((one) => one.test(name)))
    expect(others.map(({ name }) => name)).toEqual([])
  })
})

describe.each(namesOf(SPELLINGS))('a path %s', (spelling) => {
  const spelled = SPELLINGS[spelling]

  test('with leave to change: what is the person’s own is refused, all else is not refused for that', async () => {
    const answers = await codes(changing, true, spelled)
    const isOwn = new Set(changing.filter(({ effect }) => effect === 'own').map(({ name }) => name))
    const surprises = answers.filter(([name, code]) =>
      isOwn.has(name) ? code !== 'session.acting_own' : code.startsWith('session.'),
    )
    expect(surprises).toEqual([])
    expect(isOwn.size).toBeGreaterThan(50)
  }, 600_000)

  test('without it nothing is changed', async () => {
    const surprises = (await codes(changing, false, spelled)).filter(
      ([, code]) => code !== 'session.acting_own' && code !== 'session.acting_reads',
    )
    expect(surprises).toEqual([])
  }, 600_000)

  test('leaving is open to both', async () => {
    for (const act_writes of [true, false]) {
      const left = await codes(
        routes.filter(({ effect }) => effect === 'leaves'),
        act_writes,
        spelled,
      )
      expect(left.filter(([, code]) => code.startsWith('session.'))).toEqual([])
    }
  })
})

test('a path that is spelled otherwise opens nothing that is the person’s own', async () => {
  const own = changing.filter(({ effect }) => effect === 'own')
  const signed = { customer: await acting('customer', true), business: await acting('business', true) }
  const opened: string[] = []
  for (const spelled of ODD) {
    for (const route of own) {
      const { status } = await send(product, route, { token: signed[kindOf(route)], spelled })
      if (status < 400 || status >= 500) opened.push(`${spelled(route.path)}: ${status}`)
    }
  }
  expect(opened).toEqual([])
}, 600_000)

test('an administrator with leave to change accepts an order for the restaurant', async () => {
  const kitchen = await openKitchen(product)
  const id = await handedOver(product, kitchen)
  const path = `/api/orders/actions/restaurant/${kitchen.restaurant_id}/confirm/${id}`
  const looking = await acting('business', false, kitchen.owner.id)
  const refused = await call('PUT', path, { token: looking, body: {} })
  expect([refused.status, refused.body.errorMessage]).toEqual([409, 'session.acting_reads'])
  const token = await acting('business', true, kitchen.owner.id)
  expect((await call('PUT', path, { token, body: {} })).status).toBe(200)
})
