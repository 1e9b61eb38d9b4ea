import { expect, test } from 'bun:test'
import { USUAL_SETTINGS } from '@ostrov/shared/settings/form'
import { administrator } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { settingsOf } from '../settings/settings'

const product = await openProduct()
const { call, pool, deps } = product
const { token } = await administrator(product)
const PATH = '/api/admin/system/settings'
const save = (body: object, who = token) => call('PUT', PATH, { token: who, body })
const logged = async () =>
  (await pool.query(`select "from", "to" from log where action = 'setting.change' order by id`)).rows

test('a setting is what it usually is until it is changed, is read by everybody then, and the log says from what to what', async () => {
  const usual = USUAL_SETTINGS
  expect((await call('GET', PATH, { token })).body).toEqual(usual)
  expect((await call('GET', '/api/settings')).body.support_hours).toBeNull()
  const saved = await save({ support_hours: 'ежедневно с\u00A09 до\u00A021' })
  expect([saved.status, saved.body]).toEqual([200, { ...usual, support_hours: 'ежедневно с\u00A09 до\u00A021' }])
  expect((await call('GET', '/api/settings')).body.support_hours).toBe('ежедневно с\u00A09 до\u00A021')
  expect((await save({ support_hours: null })).body.support_hours).toBeNull()
  expect(await logged()).toEqual([
    { from: { support_hours: null }, to: { support_hours: 'ежедневно с\u00A09 до\u00A021' } },
    { from: { support_hours: 'ежедневно с\u00A09 до\u00A021' }, to: { support_hours: null } },
  ])
  await save({ support_hours: null })
  expect((await logged()).length).toBe(2)
})

test('of two who change at once each says what stood before', async () => {
  await pool.query(`delete from setting`)
  await Promise.all([save({ support_hours: 'а' }), save({ support_hours: 'б' })])
  const [first, second] = (await logged()).slice(-2)
  expect(second.from).toEqual(first.to)
})

test('what another process has changed is known within seconds, and what is no value of the register counts for nothing', async () => {
  await save({ support_hours: 'а' })
  expect((await settingsOf(deps)).support_hours).toBe('а')
  await pool.query(`update setting set value = '"б"'`)
  expect((await settingsOf(deps)).support_hours).toBe('а')
  await Bun.sleep(5_100)
  expect((await settingsOf(deps)).support_hours).toBe('б')
  await pool.query(`update setting set value = '{"x": 1}'`)
  expect((await call('GET', PATH, { token })).body.support_hours).toBeNull()
})

test.each(['moderator', 'support', 'content', 'finance'] as const)(
  'a %s neither sees nor changes them',
  async (role) => {
    const { token: their } = await administrator(product, undefined, role)
    expect((await call('GET', PATH, { token: their })).status).toBe(404)
    expect((await save({ support_hours: 'x' }, their)).status).toBe(404)
  },
)

test('a code is not demanded of all by who has none', async () => {
  const { status, body } = await save({ admin_second_factor: true })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['admin_second_factor']])
})
