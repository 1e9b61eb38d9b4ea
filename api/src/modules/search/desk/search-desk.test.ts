import { expect, test } from 'bun:test'
import { openBoard } from '../../../../test/ads'
import { openKitchen, placedOrder } from '../../../../test/orders'
import { administrator, signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { asked } from '../../../../test/support'
import { boughtFree } from '../../../../test/tickets'
import { row, sql } from '../../../db/sql'
import { DESK_SOURCES } from './desk-sources'

const product = await openProduct()
const { call, em, pool } = product
const owner = await administrator(product)
const kitchen = await openKitchen(product, { title: 'Маяк на мысе' })
const order = await placedOrder(product, kitchen, { user_name: 'Фёдор', user_phone: '+7 (914) 123-45-67' })

type Group = { kind: string; found: { id: string; title: string; note: string }[]; is_more: boolean }
async function find(query: string, token = owner.token): Promise<Record<string, Group>> {
  const { status, body } = await call('GET', `/api/admin/search?query=${encodeURIComponent(query)}`, { token })
  expect([status, query]).toEqual([200, query])
  return Object.fromEntries(body.groups.map((group: Group) => [group.kind, group]))
}

test('a phone finds the order, its customer, the ad and the request, however it is written', async () => {
  const board = await openBoard(product)
  expect((await board.write('sales', { contact_phone: '79141234567' })).status).toBe(200)
  const { body: request } = await call('POST', '/api/support', {
    body: asked({ phone: '+7 914 123-45-67', answer_by: 'phone' }),
  })
  expect(request.number).toBeGreaterThan(0)
  for (const phone of ['+7 914 123-45-67', '8 (914) 123-45-67', '9141234567', '123-45-67']) {
    const found = await find(phone)
    expect(
      found.order?.found.map(({ id }) => id),
      phone,
    ).toContain(String(order.id))
    expect(found.ad?.found.length, phone).toBe(1)
    expect(found.support_request?.found[0]?.title, phone).toContain(`№\u00A0${request.number}`)
  }
})

test('what bears the number that was typed stands first, also as people say it', async () => {
  for (const query of [String(order.id), `№ ${order.id}`, `#${order.id}`])
    expect((await find(query)).order?.found[0]?.id, query).toBe(String(order.id))
})

test('a purchase of tickets is found by its number, its mail and its buyer', async () => {
  const buyer = await signIn(product, '79145550011', 'Таисия')
  await boughtFree(product, buyer)
  const bought = await row<{ id: string; number: number; mail: string }>(
    em(),
    sql`select id, number, mail from ticket_purchase`,
  )
  for (const query of [`№ ${bought?.number}`, bought?.mail ?? '', 'таисия', '5550011'])
    expect((await find(query)).ticket_purchase?.found, query).toMatchObject([{ id: bought?.id }])
})

test('restaurants, partners and administrators are found by a part of what they are called', async () => {
  expect((await find('мыс маяк')).restaurant?.found).toMatchObject([{ id: kitchen.restaurant_id }])
  const { email } = (await row<{ email: string }>(em(), sql`select email from business_user limit 1`)) ?? { email: '' }
  expect((await find(email)).business_user?.found.map(({ note }) => note.includes(email))).toContain(true)
  expect((await find('ольга')).admin?.found.length).toBeGreaterThan(0)
})

test('a role finds only what it may open', async () => {
  const kinds = async (role: 'moderator' | 'content' | 'finance') =>
    Object.keys(await find('8 914 123 45 67', (await administrator(product, undefined, role)).token))
  expect(await kinds('moderator')).toEqual(['ad'])
  expect(await kinds('content')).toEqual([])
  expect(await kinds('finance')).toEqual(['order'])
  expect((await call('GET', '/api/admin/search?query=914', { token: kitchen.owner.token })).status).toBe(403)
})

test('nothing and signs alone find nothing; of many five are shown and the rest is said', async () => {
  for (const query of ['', '  ', "' | :* & !", '%%%', '___', '\\', '99999999999999999999'])
    expect(await find(query)).toEqual({})
  for (let made = 0; made < 6; made += 1) await signIn(product, `7914777000${made}`, 'Аграфена')
  const { customer } = await find('Аграфена')
  expect([customer?.found.length, customer?.is_more]).toEqual([5, true])
})

test('each kind has an index by which its words are found', async () => {
  await pool.query('analyze')
  for (const [kind, { from, where = sql`true`, sought }] of Object.entries(DESK_SOURCES)) {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query('set local enable_seqscan = off')
      await client.query('set local enable_indexscan = off')
      const { sql: text, parameters } =
        sql`explain select 1 from ${from} where ${where} and ${sought('фонарь')}`.compile(em().getKysely())
      const plan = (await client.query(text, [...parameters])).rows.map((line) => Object.values(line).join()).join('\n')
      expect(plan, kind).toMatch(/Bitmap Index Scan|Index Only Scan/)
    } finally {
      await client.query('rollback')
      client.release()
    }
  }
})
