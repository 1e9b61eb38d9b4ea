import { expect, test } from 'bun:test'
import { openProduct } from '../../../test/product'
import type { By } from '../../kernel/actors'
import { writeEntry } from './write-entry'

const product = await openProduct()
const { pool, clock } = product
const by: By = { kind: 'business', id: Bun.randomUUIDv7(), act_admin_id: Bun.randomUUIDv7(), ip: '203.0.113.7' }
const customer: By = { kind: 'customer', id: Bun.randomUUIDv7(), act_admin_id: null, ip: '203.0.113.8' }
const REFUSED = 'The log is only ever added to.'

const logOf = async (subject: string) =>
  (await pool.query('select * from log where subject = $1 order by id', [subject])).rows
const write = (entry: Partial<Parameters<typeof writeEntry>[1]> & { subject: string }) =>
  writeEntry(product.em(), { by, act: 'profile.change', now: clock.now, ...entry })

test('an entry says who, through whom, what, when, from where, and only the fields that changed', async () => {
  const restaurant_id = Bun.randomUUIDv7()
  const from = { name: 'Мария', phone: null, emails: ['a@example.com'] }
  await write({ subject: 'business:1', restaurant_id, from, to: { ...from, name: 'Марья' } })
  expect(await logOf('business:1')).toMatchObject([
    {
      actor: `business:${by.id}`,
      act_admin_id: by.act_admin_id,
      action: 'profile.change',
      restaurant_id,
      from: { name: 'Мария' },
      to: { name: 'Марья' },
      ip: '203.0.113.7',
      created_at: clock.now,
    },
  ])
})

test('what changed no field is not written', async () => {
  await write({ subject: 'business:2', from: { name: 'Мария' }, to: { name: 'Мария' } })
  expect(await logOf('business:2')).toEqual([])
})

test('an entry goes with the transaction it was written in', async () => {
  const em = product.em()
  const undone = em.transactional(async (tx) => {
    await writeEntry(tx, { by, act: 'session.end', subject: 'business:3', now: clock.now })
    throw new Error('The change failed.')
  })
  await expect(undone).rejects.toThrow('The change failed.')
  expect(await logOf('business:3')).toEqual([])
})

test.each([
  `update log set "to" = '{}' where subject = 'business:4'`,
  `update log set "from" = null, "to" = null, ip = null where subject = 'business:4'`,
  `update log set actor = 'business' where subject = 'business:4'`,
  `delete from log where subject = 'business:4'`,
  'truncate log',
  `set session_replication_role = replica; delete from log where subject = 'business:4'`,
])('the database refuses whoever asks: %s', async (statement) => {
  await write({ subject: 'business:4' })
  const client = await pool.connect()
  try {
    await expect(client.query(statement)).rejects.toThrow(REFUSED)
  } finally {
    await client.query('reset session_replication_role')
    client.release()
  }
})

test('a customer who left is forgotten, as actor and as subject, and the act stays', async () => {
  const subject = `customer:${customer.id}`
  await write({ subject, from: { reason: null }, to: { reason: 'Кричал' } })
  await write({ by: customer, subject: 'order:9', to: { status: 'CANCELLED_BY_USER' } })
  await pool.query(`update log set subject = 'customer', "from" = null, "to" = null where subject = $1`, [subject])
  await pool.query(`update log set actor = 'customer', ip = null, "to" = null where actor = $1`, [subject])
  expect(await logOf('customer')).toMatchObject([{ actor: `business:${by.id}`, ip: by.ip, to: null }])
  expect(await logOf('order:9')).toMatchObject([{ actor: 'customer', ip: null, to: null, action: 'profile.change' }])
})

test.each([
  `action = 'order.view'`,
  `created_at = now() - interval '1 day'`,
  `"to" = '{"reason": "Пел"}'`,
  `ip = null`,
  `actor = 'business:0'`,
])('forgetting a customer cannot rewrite anything else: %s', async (change) => {
  const subject = `customer:${Bun.randomUUIDv7()}`
  await write({ subject, to: { reason: 'Кричал' } })
  await expect(pool.query(`update log set ${change} where subject = $1`, [subject])).rejects.toThrow(REFUSED)
})
