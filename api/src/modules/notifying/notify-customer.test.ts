import { expect, test } from 'bun:test'
import type { NoticeEvent, Notices } from '@ostrov/shared/notices/rules'
import { openKitchen, placedOrder } from '../../../test/orders'
import { openProduct } from '../../../test/product'
import { row, rows, sql } from '../../db/sql'
import type { PushResult } from '../../services/push/push'
import { notifyOfStatus } from '../orders/life/notify-of-status'
import { notifyCustomer, type Reach, reach } from './notify-customer'

const product = await openProduct()
const { call, em, deps } = product
const kitchen = await openKitchen(product)
const MAIL = 'anna@example.com'
const WORDS = { title: 'Заказ изменился', body: 'Нет супа', url: '/eda/orders/1', topic: 'o1' }

/** A customer with an order, who chose so; with a browser that takes notices and a mail that is theirs, unless said. */
async function customer(chosen: Partial<Notices> | null, { browser = true, mail = true } = {}) {
  const placed = await placedOrder(product, kitchen)
  const { id: user_id, token } = placed.customer
  if (mail) {
    await rows(em(), sql`update "user" set email = ${MAIL}, email_confirmed_at = now() where id = ${user_id}`)
  }
  if (browser) {
    await rows(
      em(),
      sql`insert into push_subscription (endpoint, user_id, keys)
          values (${`https://push.example/${user_id}`}, ${user_id}, '{"p256dh": "-", "auth": "-"}')`,
    )
  }
  if (chosen) {
    const body = { status: 'push', late: 'push', changes: 'push', answer: 'push', ...chosen }
    expect((await call('PUT', '/api/user/notices', { token, body })).status).toBe(200)
  }
  return { ...placed, token, user_id }
}

type Asked = { event?: NoticeEvent; is_necessary?: boolean; answer?: PushResult; attempt?: number }

/** Tells the order's customer of something, and answers by which channels the word went. */
async function sent(
  { id }: { id: number },
  { event = 'changes', is_necessary = event === 'changes', answer = { ok: true }, attempt = 1 }: Asked = {},
) {
  const pushed: string[] = []
  const push: typeof deps.doors.push = async ({ endpoint }) => {
    pushed.push(endpoint)
    return answer
  }
  await rows(em(), sql`delete from graphile_worker._private_jobs`)
  const found = await row<{ reach: Reach }>(em(), sql`select ${reach} from "order" o where o.id = ${id}`)
  if (!found) throw new Error('No such order')
  const told = { ...WORDS, event, is_necessary, attempt }
  await notifyCustomer({ ...deps, doors: { ...deps.doors, push } }, found.reach, told)
  const jobs = await rows<{ name: string }>(
    em(),
    sql`select t.identifier as name from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id order by 1`,
  )
  return [...pushed.map(() => 'push'), ...jobs.map(({ name }) => name)]
}

test.each<[string, Partial<Notices> | null, NoticeEvent, string[]]>([
  ['who has chosen nothing is told by push', null, 'status', ['push']],
  ['a letter alone goes where letters were chosen', { status: 'mail' }, 'status', ['mail.send']],
  ['both ways are both', { late: 'both' }, 'late', ['push', 'mail.send']],
  ['what was refused is not told', { status: 'none' }, 'status', []],
  ['each event has its own way', { status: 'none' }, 'late', ['push']],
  ['changes may come by SMS alone', { changes: 'sms' }, 'changes', ['sms.send']],
])('%s', async (_, chosen, event, channels) => {
  expect(await sent(await customer(chosen), { event })).toEqual(channels)
})

test('what must be known goes by SMS where the chosen way reaches nobody, and nothing else does', async () => {
  const nobody = await customer(null, { browser: false, mail: false })
  expect(await sent(nobody)).toEqual(['sms.send'])
  expect(await sent(nobody, { event: 'status' })).toEqual([])
  expect(await sent(await customer({ changes: 'mail' }, { mail: false }))).toEqual(['sms.send'])
  expect(await sent(await customer(null), { answer: { ok: false, kind: 'gone' } })).toEqual(['push', 'sms.send'])
})

test('a push service that asks to come again is asked again, unless a letter goes as well', async () => {
  const answer = { ok: false, kind: 'retry', after_seconds: 1 } as const
  await expect(sent(await customer(null), { answer })).rejects.toThrow('push.later')
  expect(await sent(await customer({ changes: 'both' }), { answer })).toEqual(['push', 'mail.send'])
})

test.each(['gone', 'fatal', 'too_large', 'forbidden_host'] as const)(
  'what must be known goes by SMS where the push service says «%s»',
  async (kind) => {
    expect(await sent(await customer(null), { answer: { ok: false, kind } })).toEqual(['push', 'sms.send'])
  },
)

test('what must be known goes by SMS where the push service has asked to come again three times', async () => {
  const answer = { ok: false, kind: 'retry', after_seconds: 1 } as const
  const anna = await customer(null, { mail: false })
  await expect(sent(anna, { answer, attempt: 2 })).rejects.toThrow('push.later')
  expect(await sent(anna, { answer, attempt: 3 })).toEqual(['push', 'sms.send'])
  await expect(sent(anna, { answer, attempt: 3, event: 'status' })).rejects.toThrow('push.later')
})

test('an order one waits for that is cancelled must be known; one that was never paid need not', async () => {
  const cancelled = async (from: string) => {
    const { id } = await customer(null, { browser: false, mail: false })
    const event = await row<{ id: number }>(
      em(),
      sql`insert into order_event (order_id, "from", "to", actor, comment) values (${id}, ${from}, 'CANCELLED_BY_RESTAURANT', 'restaurant', 'Нет газа')
          returning id::int as id`,
    )
    await rows(em(), sql`update "order" set status = 'CANCELLED_BY_RESTAURANT' where id = ${id}`)
    await rows(em(), sql`delete from graphile_worker._private_jobs`)
    await notifyOfStatus(deps, { order_id: id, event_id: event?.id ?? 0 })
    const jobs = await rows<{ text: string }>(
      em(),
      sql`select payload->>'text' as text from graphile_worker._private_jobs`,
    )
    return jobs.map(({ text }) => text.replaceAll('\u00a0', ' '))
  }
  expect(await cancelled('CONFIRMATION_PENDING')).toEqual([
    expect.stringMatching(/^Отменен: заказ № \d+\. .+ Нет газа$/),
  ])
  expect(await cancelled('PAYMENT_PENDING')).toEqual([])
})

test('one sees what one chose and what it reaches; changes cannot be refused; a deleted account keeps nothing', async () => {
  const anna = await customer({ late: 'none', changes: 'both' })
  expect((await call('GET', '/api/user/notices', { token: anna.token })).body).toEqual({
    ...{
      status: 'push',
      late: 'none',
      changes: 'both',
      answer: 'push',
      ads: 'push',
      favourites: 'push',
      replies: 'push',
      searches: 'both',
      tickets: 'push',
      support: 'push',
      browsers: 1,
      mail: MAIL,
    },
  })
  const refused = await call('PUT', '/api/user/notices', {
    token: anna.token,
    body: { status: 'push', late: 'push', changes: 'none', answer: 'push' },
  })
  expect([refused.status, refused.body.errors]).toEqual([422, { changes: 'Выберите, как сообщать' }])
  expect((await call('GET', '/api/user/notices')).status).toBe(401)
  await rows(em(), sql`update "order" set status = 'COMPLETED' where id = ${anna.id}`)
  expect((await call('DELETE', '/api/auth/account', { token: anna.token })).status).toBe(200)
  expect(await row(em(), sql`select notices from "user" where id = ${anna.user_id}`)).toEqual({ notices: null })
})
