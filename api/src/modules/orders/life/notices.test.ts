import { expect, test } from 'bun:test'
import { formatTime } from '@ostrov/shared/formats/time'
import { makeProduct } from '../../../../test/kitchen'
import { openKitchen, orderForm } from '../../../../test/orders'
import { signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { milliseconds, row, rows, sql } from '../../../db/sql'
import { sendPush } from '../../notifying/send-push'
import { PromoCode } from '../../promotions/promo-code'
import { expireProposal } from '../proposals/close-proposal'
import { notifyProposal } from '../proposals/notify-proposal'
import { followClosedStep } from './follow-up'
import { handOverOrder } from './hand-over-order'
import { notifyOfOrder } from './notify-of-order'
import { notifyOfStatus } from './notify-of-status'

const product = await openProduct()
const { call, em, clock, deps } = product
const kitchen = await openKitchen(product)
const { owner, restaurant_id } = kitchen
const NOWHERE = '018f0000-0000-7000-8000-000000000000'
const ENDPOINT = 'https://push.example/one'

/** A pizza of 700 ₽ twice and a soup of 300 ₽: an order of 1 700 ₽ on the board, less what a code takes off. */
async function onBoard(changes: Parameters<typeof orderForm>[2] = {}) {
  const category = await row<{ id: string }>(
    em(),
    sql`select category_id as id from product where id = ${kitchen.product_id}`,
  )
  const soup = await makeProduct(em(), { restaurant_id, category_id: category?.id ?? '', name: 'Суп', price: 300 })
  const { token, id: user_id } = await signIn(product)
  await rows(
    em(),
    sql`insert into push_subscription (endpoint, user_id, keys) values (${ENDPOINT}, ${user_id}, '{"p256dh": "-", "auth": "-"}')
        on conflict (endpoint) do update set user_id = excluded.user_id`,
  )
  for (const [product_id, quantity] of [
    [kitchen.product_id, 2],
    [soup.id, 1],
  ]) {
    await call('POST', '/api/basket_item', { token, body: { restaurant_id, product_id, quantity } })
  }
  const basket = (await call('GET', '/api/user/baskets', { token })).body.items[0]
  const form = orderForm(kitchen, { basket_id: basket.id, cartSum: basket.total }, changes)
  const { body } = await call('POST', '/api/user/orders', { token, body: form })
  // A payment online is not what these tests are about: the bank has said yes.
  await rows(em(), sql`update "order" set status = 'new' where id = ${body.order_id}`)
  await handOverOrder(product.deps, body.order_id)
  const read = async () => (await call('GET', `/api/user/orders/${body.order_id}`, { token })).body
  const without = async () =>
    call('PUT', `/api/orders/actions/user/answer/${body.order_id}`, {
      token,
      body: { proposal_id: (await read()).proposal.id, answer: 'without' },
    })
  return { id: Number(body.order_id), token, read, without, items: (await read()).basket.items }
}

/** Accepts the order and asks about this line; what follows is there once the step can no longer be taken back. */
async function strike(id: number, item_id: string) {
  const answer = await call('PUT', `/api/orders/actions/restaurant/${restaurant_id}/confirm/${id}`, {
    token: owner.token,
    body: { cancelled_items: [{ id: item_id, cancellation_comment: 'Закончился' }] },
  })
  if (answer.status === 200) {
    await followClosedStep(em(), { order_id: id, event_id: answer.body.event_id }, clock.now)
  }
  return answer
}
const pushes = async (id: number) =>
  (
    await rows<{ body: string }>(
      em(),
      sql`select body from outbox_entry where channel = 'push' and body like ${`%"topic":"s${id}"%`} order by id`,
    )
  ).map(({ body }) => JSON.parse(body))

/** The rows of the newest letter about an order, as they are read. */
async function letterRows(id: number) {
  const event = await row<{ id: number }>(
    em(),
    sql`select max(id)::int as id from order_event where order_id = ${id} and "to" in ('CONFIRMATION_PENDING', 'CANCELLED_BY_USER')`,
  )
  await rows(
    em(),
    sql`update restaurant set notification_config = notification_config ||
          '{"emails": ["cook@example.com"], "events": {"new_order": ["mail"], "cancelled": ["mail", "push"], "review": []}, "push": true}' where id = ${restaurant_id}`,
  )
  await notifyOfOrder(em(), deps, event?.id ?? 0)
  const mail = await row<{ text: string }>(
    em(),
    sql`select payload->>'text' as text from graphile_worker._private_jobs
        where payload->>'to' = 'cook@example.com' order by id desc limit 1`,
  )
  return (mail?.text ?? '').replaceAll('\u00a0', ' ')
}

test('the customer is asked by push once the restaurant cannot take its step back, and told what came of silence in its place', async () => {
  const { id, items } = await onBoard()
  const jobs = () =>
    rows<{ run_at: number; proposal_id: string }>(
      em(),
      sql`select ${milliseconds('j.run_at')} as run_at, j.payload->>'proposal_id' as proposal_id from graphile_worker._private_jobs j
          join order_proposal p on p.id = (j.payload->>'proposal_id')::uuid where p.order_id = ${id}
            and task_id = (select id from graphile_worker._private_tasks where identifier = 'order.notify_proposal') order by j.id`,
    )
  expect((await strike(id, NOWHERE)).status).toBe(404)
  expect(await jobs()).toHaveLength(0)
  expect((await strike(id, items[1].id)).status).toBe(200)
  const [job] = await jobs()
  expect(job?.run_at).toBe(clock.now.getTime() + 5_000)
  await notifyProposal(deps, job?.proposal_id ?? '')
  const end = new Date(clock.now.getTime() + 300_000)
  await em().transactional((tx) => expireProposal(tx, job?.proposal_id ?? '', end))
  expect(await jobs()).toHaveLength(2)
  await notifyProposal(deps, job?.proposal_id ?? '')
  const [question, outcome] = await pushes(id)
  expect(question.title.replaceAll('\u00a0', ' ')).toBe(`В ресторане чего-то нет: заказ № ${id}`)
  expect(question.body.replaceAll('\u00a0', ' ')).toBe(`Нет: Суп — закончился, −300 ₽. Ответьте до ${formatTime(end)}`)
  expect(outcome.body.replaceAll('\u00a0', ' ')).toBe('Ресторан убрал: Суп — закончился, −300 ₽. Теперь 1 600 ₽')
  expect([outcome.topic, outcome.url]).toEqual([question.topic, question.url])
})

test('an order that was cancelled since asks nothing', async () => {
  const gone = await onBoard()
  await strike(gone.id, gone.items[1].id)
  await call('PUT', `/api/orders/actions/user/cancel/${gone.id}`, { token: gone.token })
  const { proposal } = await gone.read()
  await notifyProposal(deps, proposal.id)
  expect(await pushes(gone.id)).toEqual([])
})

test('the restaurant’s letter adds up: lines, discount, delivery, total', async () => {
  const fork = em()
  const expires_at = new Date(clock.now.getTime() + 86_400_000)
  fork.create(PromoCode, { code: 'УХА', name: 'Уха', amount: 400, starts_at: clock.now, expires_at })
  await fork.flush()
  const { id } = await onBoard({ payment_type: 'online', code: 'уха' })
  expect(await letterRows(id)).toContain(
    [
      'Пицца «Маргарита» × 2 — 1 400 ₽',
      'Суп × 1 — 300 ₽',
      'Скидка по промокоду УХА — −400 ₽',
      'Доставка — 200 ₽',
      'Итого — 1 500 ₽',
    ].join('\n'),
  )
})

test('a code that a struck line has taken the ground from is said to be lost', async () => {
  const { id, items, read, without } = await onBoard({ payment_type: 'online', code: 'уха' })
  await strike(id, items[0].id)
  await without()
  expect(await read()).toMatchObject({ discount: 0, lost_discount: 400, promo_code: null, total: 500 })
})

test('what was struck stands in the letter of a cancellation with its reason', async () => {
  const { id, items, token, without } = await onBoard()
  await strike(id, items[1].id)
  await without()
  await call('PUT', `/api/orders/actions/user/cancel/${id}`, { token })
  const letter = await letterRows(id)
  expect(letter).toContain('Суп × 1 — вычеркнуто: Закончился — 0 ₽')
  expect(letter).toContain('Итого — 1 600 ₽')
})

test('the reason of a cancellation is told to the customer and in the letter, not pushed to the devices of the staff', async () => {
  const { id, token } = await onBoard()
  await call('PUT', `/api/orders/actions/user/cancel/${id}`, { token })
  const event = await row<{ id: number }>(
    em(),
    sql`update order_event set comment = 'Заболел ребёнок' where order_id = ${id} and "to" = 'CANCELLED_BY_USER' returning id::int`,
  )
  expect(await letterRows(id)).toContain('Заболел ребёнок')
  const payload = { order_id: id, event_id: event?.id ?? 0 }
  const jobs = await rows<{ text: string }>(
    em(),
    sql`select payload::text as text from graphile_worker._private_jobs where payload->>'topic' = ${`k${id}`} order by id desc limit 1`,
  )
  expect(jobs[0]?.text.replaceAll('\u00a0', ' ')).toContain('На 1 900 ₽')
  expect(jobs[0]?.text).not.toContain('Заболел')
  await rows(em(), sql`update order_event set comment = 'Нет газа' where id = ${payload.event_id}`)
  await notifyOfStatus(deps, payload)
  const told = await rows<{ body: string }>(
    em(),
    sql`select body from outbox_entry where body like ${`%"topic":"o${id}"%`}`,
  )
  expect(told.some(({ body }) => body.includes('Нет газа'))).toBe(true)
})

test('every browser of the person is told, and one that its push service has given up is forgotten', async () => {
  const { id: user_id } = await signIn(product)
  const subscriptions = ['alive', 'gone'].map((name) => ({
    endpoint: `https://push.example/${name}`,
    keys: { p256dh: '-', auth: '-' },
  }))
  for (const { endpoint, keys } of subscriptions) {
    await rows(
      em(),
      sql`insert into push_subscription (endpoint, user_id, keys)
          values (${endpoint}, ${user_id}, ${JSON.stringify(keys)}::jsonb)`,
    )
  }
  const told: string[] = []
  const push: typeof deps.doors.push = async ({ endpoint }) => {
    told.push(endpoint)
    return endpoint.endsWith('gone') ? { ok: false, kind: 'gone' } : { ok: true }
  }
  const message = { title: 'Заказ готовят', body: 'Шторм', url: '/eda/orders/1', topic: 'o1' }
  await sendPush({ ...deps, doors: { ...deps.doors, push } }, subscriptions, message)
  expect(told).toEqual(subscriptions.map(({ endpoint }) => endpoint))
  expect(await rows(em(), sql`select endpoint from push_subscription where user_id = ${user_id}`)).toEqual([
    { endpoint: 'https://push.example/alive' },
  ])
})
