import { expect, test } from 'bun:test'
import { openKitchen, placedOrder } from '../../../test/orders'
import { openProduct } from '../../../test/product'
import { notifyOfAnswer } from './notify-of-answer'

const product = await openProduct()
const { call, clock } = product
const kitchen = await openKitchen(product)

const ask = (method: string, path: string, body?: unknown) =>
  call(method, `/api/restaurant/${kitchen.restaurant_id}/review${path}`, {
    token: kitchen.owner.token,
    ...(body !== undefined && { body }),
  })

/** A review of a customer whose browser takes notices. */
async function review() {
  const { id: order_id, customer } = await placedOrder(product, kitchen)
  const { rows } = await product.pool.query<{ id: string }>(
    'insert into review (order_id, user_id, restaurant_id, rating) values ($1, $2, $3, 5) returning id',
    [order_id, customer.id, kitchen.restaurant_id],
  )
  await product.pool.query(
    `insert into push_subscription (endpoint, user_id, keys) values ($1, $2, '{"p256dh": "-", "auth": "-"}')`,
    [`https://push.example/${customer.id}`, customer.id],
  )
  return { id: rows[0]?.id ?? '', customer }
}

/** What the house would send of the answer now, and to whom; nothing stands in the queue after. */
async function told() {
  const { rows } = await product.pool.query<{ review_id: string }>(
    `select j.payload->>'review_id' as review_id from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'review.tell_customer'`,
  )
  await product.pool.query('delete from graphile_worker._private_jobs')
  const pushed: unknown[] = []
  const push: typeof product.deps.doors.push = async (_to, message) => {
    pushed.push(message)
    return { ok: true }
  }
  const doors = { ...product.deps.doors, push }
  for (const { review_id } of rows) await notifyOfAnswer({ ...product.deps, doors }, { review_id })
  return pushed.map((message) => JSON.stringify(message).replaceAll('\u00a0', ' '))
}

test('the customer is told of an answer with its words and the way to it', async () => {
  const { id } = await review()
  await told()
  await ask('POST', '/restaurant_answer', { review_id: id, text: 'Спасибо, ждём вас' })
  const [message, ...more] = await told()
  expect(message).toMatch(/отвечает на ваш отзыв.*Спасибо, ждём вас.*\/eda\/reviews/)
  expect(more).toEqual([])
})

test('a long answer is told to its two hundredth sign, and no emoji is cut', async () => {
  const { id } = await review()
  await told()
  await ask('POST', '/restaurant_answer', { review_id: id, text: `${'я'.repeat(198)}👩‍🍳 и ещё` })
  expect(await told()).toEqual([expect.stringContaining(`"${'я'.repeat(198)}…"`)])
})

test('an answer that is changed, or given anew, within an hour is told once; one changed later is news', async () => {
  const { id } = await review()
  await ask('POST', '/restaurant_answer', { review_id: id, text: 'Спасибо' })
  expect(await told()).toHaveLength(1)
  await ask('PUT', `/restaurant_answer/${id}`, { text: 'Спасибо!' })
  await ask('DELETE', `/restaurant_answer/${id}`)
  await ask('POST', '/restaurant_answer', { review_id: id, text: 'Спасибо!!' })
  expect(await told()).toEqual([])
  clock.now = new Date(clock.now.getTime() + 61 * 60_000)
  await ask('PUT', `/restaurant_answer/${id}`, { text: 'Спасибо!!' })
  expect(await told()).toEqual([])
  await ask('PUT', `/restaurant_answer/${id}`, { text: 'Мы проверили: вы правы' })
  expect(await told()).toEqual([expect.stringContaining('Мы проверили')])
})

test('an answer taken back before it was told, or to a review hidden since, is not told', async () => {
  const [taken, hidden] = [await review(), await review()]
  for (const { id } of [taken, hidden]) await ask('POST', '/restaurant_answer', { review_id: id, text: 'Спасибо' })
  await ask('DELETE', `/restaurant_answer/${taken.id}`)
  await product.pool.query('update review set is_visible = false where id = $1', [hidden.id])
  expect(await told()).toEqual([])
})

test('who wants letters of answers gets one, who wants nothing gets nothing', async () => {
  const chosen = { status: 'push', late: 'push', changes: 'push' }
  const letters = async (answer: string) => {
    const { id, customer } = await review()
    const mail = `${crypto.randomUUID()}@example.com`
    await product.pool.query('update "user" set email = $1, email_confirmed_at = now() where id = $2', [
      mail,
      customer.id,
    ])
    await call('PUT', '/api/user/notices', { token: customer.token, body: { ...chosen, answer } })
    await ask('POST', '/restaurant_answer', { review_id: id, text: 'Спасибо' })
    const pushed = await told()
    const { rows } = await product.pool.query("select 1 from graphile_worker._private_jobs where payload->>'to' = $1", [
      mail,
    ])
    return [pushed.length, rows.length]
  }
  expect(await letters('mail')).toEqual([0, 1])
  expect(await letters('none')).toEqual([0, 0])
})
