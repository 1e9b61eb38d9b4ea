import { expect, test } from 'bun:test'
import { DAY_MS } from '@ostrov/shared/formats/time'
import { USUAL_SETTINGS } from '@ostrov/shared/settings/form'
import { administrator, signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { monthOf } from '../../db/months'
import { keepWithinTerms } from './retention'

const product = await openProduct()
const { call, clock, deps, pool } = product
const ago = (days: number) => new Date(clock.now.getTime() - days * DAY_MS)
const count = async (table: string, where = 'true') =>
  (await pool.query(`select 1 from ${table} where ${where}`)).rowCount

test('what is kept for longer than the settings say goes, part by part, and the log and «Система» say how much', async () => {
  const admin = await administrator(product)
  const log = `insert into log (actor, action, subject, created_at) values ('stranger', 'session.guess', 'old:1', $1)`
  const month = monthOf(ago(395)).getTime()
  for (const at of [ago(500), new Date(month - 1), new Date(month), ago(300), ago(1)]) await pool.query(log, [at])
  const message = `insert into message (channel, kind, recipient, created_at) values ('sms', 'code', '79000000000', $1)`
  for (const days of [100, 89]) await pool.query(message, [ago(days)])
  const request = `insert into support_request (subject, status, name, answer_by, email, created_at, updated_at)
    values ('other', $2, 'Анна', 'mail', 'a@example.com', $1, $1)`
  for (const [days, status] of [
    [1100, 'closed'],
    [1100, 'answered'],
    [1000, 'closed'],
  ] as const)
    await pool.query(request, [ago(days), status])
  await pool.query(`insert into ordered_phone (phone_hash, created_at) values ('old', $1), ('new', $2)`, [
    ago(50),
    ago(5),
  ])

  await keepWithinTerms(deps, { batch: 2, most: 100 })
  expect([await count('log', `subject = 'old:1'`), await count('message'), await count('support_request')]).toEqual([
    5, 1, 2,
  ])
  expect(await count('ordered_phone')).toBe(2)
  const put = (body: object) => call('PUT', '/api/admin/system/settings', { token: admin.token, body })
  expect((await put({ keep_log_days: 364 })).status).toBe(422)
  expect((await put({ keep_log_days: 395, keep_erased_days: 30 })).status).toBe(200)

  await keepWithinTerms(deps, { batch: 1, most: 100 })
  expect(await count('log', `subject = 'old:1'`)).toBe(3)
  expect(await count('ordered_phone')).toBe(1)
  const { retention } = (await call('GET', '/api/admin/system', { token: admin.token })).body
  expect(retention).toEqual({
    taken_at: clock.now.toISOString(),
    kinds: [
      { kind: 'log', days: 395, taken: 2 },
      { kind: 'messages', days: USUAL_SETTINGS.keep_messages_days, taken: 0 },
      { kind: 'support', days: USUAL_SETTINGS.keep_support_days, taken: 0 },
      { kind: 'erased', days: 30, taken: 1 },
    ],
  })
  const { rows } = await pool.query(`select "to" from log where subject = 'setting:retention' order by id`)
  expect(rows).toEqual([{ to: { taken_messages: 1, taken_support: 1 } }, { to: { taken_log: 2, taken_erased: 1 } }])
  await keepWithinTerms(deps)
  expect(await count('log', `subject = 'setting:retention'`)).toBe(2)
})

test('a night takes no more than its limit', async () => {
  const message = `insert into message (channel, kind, recipient, created_at) select 'sms', 'code', '79000000000', $1 from generate_series(1, 7)`
  await pool.query('delete from message')
  await pool.query(message, [ago(100)])
  await keepWithinTerms(deps, { batch: 2, most: 4 })
  expect(await count('message')).toBe(3)
})

test('who left goes wholly once nothing names them; whom another row names stays', async () => {
  const [bare, writer, here] = [await signIn(product), await signIn(product), await signIn(product)]
  for (const { token } of [bare, writer])
    expect((await call('DELETE', '/api/auth/account', { token })).status).toBe(200)
  await pool.query('insert into referral (inviter_id, friend_id) values ($1, $2)', [writer.id, here.id])
  await pool.query('update "user" set deleted_at = $1 where deleted_at is not null', [ago(40)])
  await keepWithinTerms(deps)
  const { rows } = await pool.query('select id from "user" where id = any($1) order by id', [
    [bare.id, writer.id, here.id],
  ])
  expect(rows.map(({ id }) => id)).toEqual([writer.id, here.id].sort())
})

test('a month of the log that is over its term goes whole, and the log says how many entries went', async () => {
  const admin = await administrator(product)
  const body = { keep_log_days: 395, keep_messages_days: 7 }
  expect((await call('PUT', '/api/admin/system/settings', { token: admin.token, body })).status).toBe(200)
  const standing = await count('log')
  clock.now = monthOf(clock.now, 20)
  await keepWithinTerms(deps)
  const { rows } = await pool.query(`select subject, ("to"->>'taken_log')::int as taken from log`)
  expect(rows).toEqual([{ subject: 'setting:retention', taken: standing }])
})
