import { expect, test } from 'bun:test'
import sharp from 'sharp'
import { fillBasket, openKitchen, orderForm } from '../../../../test/orders'
import { administrator } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { PUSH_KEYS } from '../../../../test/push-keys'
import { asked } from '../../../../test/support'
import { TASKS } from '../../../jobs/tasks'
import { handOverOrder } from '../../orders/life/hand-over-order'
import { openSession } from '../open-session'

const product = await openProduct()
const { app, call, clock, deps, pool } = product
const PHONE = '79006661234'
const PERSON = [/9006661234/, /\(900\) 666-12-34/, /Евлампия/, /evlampia@example\.com/, /Тайная/, /Домофон сломан/]

async function enter(phone: string) {
  clock.now = new Date(clock.now.getTime() + 31_000)
  const { token } = (await call('POST', '/api/user/authenticate', { body: { phone } })).body.data
  await call('GET', '/api/user/confirm', { token, headers: { 'x-client-ip': '203.0.113.20' } })
  const { rows } = await pool.query(
    `select payload->>'text' as text from graphile_worker._private_jobs where payload->>'phone' = $1 order by id desc`,
    [phone],
  )
  const code = /\d{4}/.exec(rows[0].text)?.[0]
  const headers = { 'user-agent': 'phone of evlampia@example.com', 'x-client-ip': '203.0.113.20' }
  const confirmed = await call('POST', '/api/user/confirm', { token, body: { code }, headers })
  return { token, id: String(confirmed.body.data.user.id) }
}

async function upload(token: string, colour: string): Promise<string> {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append('files', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'photo.jpg')
  const headers = { authorization: `Bearer ${token}` }
  const answer = await app.handle(
    new Request('http://localhost/api/user/images', { method: 'POST', body: form, headers }),
  )
  return JSON.parse(await answer.text())[0].id
}
const shown = async (id: string) => (await call('GET', `/api/images/${id}/160.webp`)).status

/** Runs the jobs that remove files, as the worker would after the commit. */
async function removeFiles() {
  const { rows } = await pool.query(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = 'image.remove' returning payload`,
  )
  for (const { payload } of rows) await TASKS['image.remove'](deps, payload)
}

/** A person who has done all that leaves a trace, and whose only order has ended. */
async function settledPerson() {
  const { id, token } = await enter(PHONE)
  const headers = { 'x-client-ip': '203.0.113.20' }
  const photo = await upload(token, '#ff0000')
  const push_subscription = { endpoint: 'https://fcm.googleapis.com/fcm/send/one', keys: PUSH_KEYS }
  await call('PUT', '/api/user/update/push_subscription', { token, body: { push_subscription } })
  const profile = { name: 'Евлампия', email: 'evlampia@example.com', photo_id: photo }
  expect((await call('PUT', '/api/user', { token, body: profile, headers })).status).toBe(200)
  const kitchen = await openKitchen(product)
  const basket = await fillBasket(product, token, kitchen)
  const form = orderForm(kitchen, basket, {
    user_name: 'Евлампия',
    user_phone: PHONE,
    address: 'Тайная, 7, Южно-Сахалинск',
    delivery_comment: 'Домофон сломан',
    comment: 'Для Евлампии',
  })
  const placed = await call('POST', '/api/user/orders', {
    token,
    body: form,
    headers: { 'idempotency-key': 'a'.repeat(32) },
  })
  const order_id = Number(placed.body.order_id)
  await handOverOrder(product.deps, order_id)
  const board = `/api/orders/actions/restaurant/${kitchen.restaurant_id}`
  const { rows: lines } = await pool.query<{ id: string }>('select id from order_item where order_id = $1', [order_id])
  const item_id = lines[0]?.id
  await call('PUT', `${board}/confirm/${order_id}`, {
    token: kitchen.owner.token,
    body: {
      cancelled_items: [{ id: item_id, cancellation_comment: 'Евлампия любит другое' }],
      replacement: { item_id, product_id: kitchen.product_id },
    },
  })
  await leaveTraces(id, order_id)
  await call('PUT', `${board}/order/${order_id}/action`, {
    token: kitchen.owner.token,
    body: { status: 'CANCELLED_BY_RESTAURANT', comment: 'Евлампия, +7 (900) 666-12-34, не отвечает' },
  })
  await pool.query(`update order_item set cancellation_comment = 'Евлампия передумала' where order_id = $1`, [order_id])
  await pool.query(`insert into black_list (restaurant_id, user_id, reason) values ($1, $2, 'Евлампия не платит')`, [
    kitchen.restaurant_id,
    id,
  ])
  await pool.query(
    `insert into log (actor, action, subject, "to", ip) values ('business:1', 'black_list.add', $1, '{"reason": "Евлампия не платит"}', '203.0.113.9'),
       ($1, 'order.place', 'order:1', '{"user_name": "Евлампия"}', '203.0.113.20')`,
    [`customer:${id}`],
  )
  return { id, token, photo, order_id }
}

/** What others wrote of them, and they as a guest of the mail that is theirs. */
async function leaveTraces(id: string, order_id: number) {
  await pool.query(`update "user" set email_confirmed_at = now(), block_reason = 'Евлампия бранилась' where id = $1`, [
    id,
  ])
  for (const email of ['evlampia@example.com', 'Evlampia@Example.com'])
    await call('POST', '/api/support', { body: asked({ name: 'Евлампия', text: 'Это Евлампия', email }) })
  const { id: admin_id } = await administrator(product)
  const acts = { kind: 'customer', person_id: id, act_admin_id: admin_id, act_reason: 'Звонила Евлампия' } as const
  await openSession(product.em(), acts, clock.now)
  await pool.query(
    `insert into order_refund (order_id, admin_id, amount, reason, created_at) values ($1, $2, 1, 'Евлампия просила', now())`,
    [order_id, admin_id],
  )
}

/** Every value of every table that speaks of the person, as «table.column». */
async function mentions(id: string): Promise<string[]> {
  const { rows: columns } = await pool.query<{ t: string; c: string; type: string }>(
    `select format('%I.%I', table_schema, table_name) as t, column_name as c, data_type as type from information_schema.columns
     where table_schema in ('public', 'limits', 'graphile_worker')
       and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'uuid')`,
  )
  const found = new Set<string>()
  for (const { t, c, type } of columns) {
    const { rows } = await pool.query<{ text: string }>(
      `select "${c}"::text as text from ${t} where "${c}" is not null`,
    )
    const own = type === 'uuid' ? [] : [new RegExp(id)]
    if (rows.some(({ text }) => [...PERSON, ...own].some((mark) => mark.test(text)))) found.add(`${t}.${c}`)
  }
  return [...found].sort()
}

test('after a deletion no column of any table speaks of the person, and no picture of theirs is served', async () => {
  const { id, token, photo } = await settledPerson()
  expect(await shown(photo)).toBe(200)
  expect((await mentions(id)).length).toBeGreaterThan(8)
  const deleted = await call('DELETE', '/api/auth/account', { token, headers: { 'x-client-ip': '203.0.113.20' } })
  expect(deleted.status).toBe(200)
  expect(await mentions(id)).toEqual([])
  await removeFiles()
  expect(await shown(photo)).toBe(404)
  const { rows } = await pool.query(`select photo_id from "user" where id = $1`, [id])
  expect(rows[0]).toEqual({ photo_id: null })
})

test('a photo that only a waiting proposal shows goes with its author', async () => {
  const { token, id } = await enter('79006660009')
  const photo = await upload(token, '#00ffff')
  await pool.query(
    `insert into revision (kind, row_id, owner, proposed, base, author)
     values ('ad', gen_random_uuid(), 'customer:' || $1, jsonb_build_object('image_ids', jsonb_build_array($2::text)), '{}', 'customer:' || $1)`,
    [id, photo],
  )
  expect((await call('DELETE', '/api/auth/account', { token })).status).toBe(200)
  await removeFiles()
  expect(await shown(photo)).toBe(404)
})

test('changing the photo removes the one before, row and file, unless a review shows it', async () => {
  const { token, id } = await enter('79006660001')
  const [first, second, third] = [
    await upload(token, '#00ff00'),
    await upload(token, '#0000ff'),
    await upload(token, '#ffff00'),
  ]
  await pool.query(`update "user" set name = 'Глаша' where id = $1`, [id])
  const choose = (photo_id: string | null) => call('PUT', '/api/user', { token, body: { photo_id } })
  await choose(first)
  expect(await shown(first)).toBe(200)
  await choose(second)
  await removeFiles()
  expect([await shown(first), await shown(second)]).toEqual([404, 200])
  expect((await pool.query('select 1 from image where id = $1', [first])).rowCount).toBe(0)
  await choose(second)
  await choose(third)
  await choose(null)
  await removeFiles()
  expect([await shown(second), await shown(third)]).toEqual([404, 404])
})

test('a photo refused for another’s picture leaves the own one', async () => {
  const { token } = await enter('79006660002')
  const own = await upload(token, '#112233')
  await call('PUT', '/api/user', { token, body: { photo_id: own } })
  const foreign = await upload((await enter('79006660003')).token, '#332211')
  expect((await call('PUT', '/api/user', { token, body: { photo_id: foreign } })).status).toBe(404)
  await removeFiles()
  expect(await shown(own)).toBe(200)
})

test('a phone that comes back after its account was deleted has no first order before it', async () => {
  const phone = '79006660004'
  await pool.query(
    `insert into promo_code (code, name, amount, first_order_only, expires_at) values ('FIRST400', 'Первый заказ', 400, true, now() + interval '20 days')`,
  )
  const kitchen = await openKitchen(product)
  const order = async (token: string, code: string | null) => {
    const basket = await fillBasket(product, token, kitchen, 3)
    const form = orderForm(kitchen, basket, { payment_type: 'online', code, user_phone: phone })
    return call('POST', '/api/user/orders', { token, body: form })
  }
  const first = await enter(phone)
  const mayUse = async (token: string) =>
    (
      await call(
        'GET',
        `/api/user/promo_code/FIRST400/validate?cart_sum=2100&payment_type=online&restaurant_id=${kitchen.restaurant_id}`,
        { token },
      )
    ).body
  expect((await mayUse(first.token)).is_valid).toBe(true)
  expect((await order(first.token, null)).status).toBe(200)
  await pool.query(`update "order" set status = 'COMPLETED' where user_id = $1`, [first.id])
  expect((await call('DELETE', '/api/auth/account', { token: first.token })).status).toBe(200)
  for (let times = 0; times < 2; times++) {
    const again = await enter(phone)
    expect(again.id).not.toBe(first.id)
    expect((await mayUse(again.token)).is_valid).toBe(false)
    const placed = await order(again.token, 'FIRST400')
    expect([placed.status, placed.body.errorMessage]).toEqual([409, 'promo.invalid'])
    expect((await call('DELETE', '/api/auth/account', { token: again.token })).status).toBe(200)
  }
  const { rows } = await pool.query('select phone_hash from ordered_phone')
  expect(rows).toEqual([{ phone_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }])
})

test('who never ordered leaves nothing that knows the phone, and has the first order still before them', async () => {
  const before = (await pool.query('select 1 from ordered_phone')).rowCount
  const { token } = await enter('79006660005')
  await call('DELETE', '/api/auth/account', { token })
  expect((await pool.query('select 1 from ordered_phone')).rowCount).toBe(before)
})
