import { beforeEach, expect, test } from 'bun:test'
import { DAY_MS } from '@ostrov/shared/formats/time'
import { openBoard } from '../../../test/ads'
import { type Person, signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { written } from '../../../test/replies'
import { TASKS } from '../../jobs/tasks'
import { forgetOwn } from '../own-records/forget-customer'
import { watchReplies } from './watch-replies'

const product = await openProduct({ LIMITS: 'writes=10000/60' })
const { call, pool, clock, deps } = product
const { anna, publish } = await openBoard(product)
const boris = await signIn(product)

const asked = (method: string, path: string, body?: object, { token }: Pick<Person, 'token'> = boris) =>
  call(method, `/api${path}`, { token, body })
const sent = async (number: number) => (await asked('POST', `/ad/${number}/reply`, written())).body.id
const ago = (days: number) => new Date(clock.now.getTime() - days * DAY_MS)

/** Notices that the waiting jobs would send, by letters: both have confirmed a mail. */
async function told() {
  const { rows } = await pool.query(
    `select identifier, payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier in ('reply.tell', 'reply.remind') order by j.id`,
  )
  await pool.query('truncate graphile_worker._private_jobs')
  for (const { identifier, payload } of rows) {
    if (identifier === 'reply.tell') await TASKS['reply.tell'](deps, payload)
    else await TASKS['reply.remind'](deps, payload)
  }
  const { rows: letters } = await pool.query(
    `select payload->>'to' as to, payload->>'subject' as subject from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'mail.send' order by j.id`,
  )
  await pool.query('truncate graphile_worker._private_jobs')
  return letters.map(({ to, subject }) => `${to}: ${subject}`)
}

beforeEach(async () => {
  await pool.query('delete from ad')
  await pool.query('truncate graphile_worker._private_jobs')
  for (const [name, { id }] of Object.entries({ anna, boris }))
    await pool.query(
      `update "user" set email = $2, email_confirmed_at = $3, notices = '{"replies": "mail"}' where id = $1`,
      [id, `${name}@example.com`, clock.now],
    )
})

test('each side is told of what the other did, and of nothing they have seen meanwhile', async () => {
  const { number } = await publish('vacancies')
  await pool.query('truncate graphile_worker._private_jobs')
  const id = await sent(number)
  expect(await told()).toEqual(['anna@example.com: Новый отклик: «Повар в\u00A0столовую»'])
  await asked('POST', `/user/reply/${id}/move`, { act: 'invite' }, anna)
  expect(await told()).toEqual(['boris@example.com: Вас приглашают: «Повар в\u00A0столовую»'])
  for (const text of ['Завтра?', 'Или в\u00A0среду?']) await asked('POST', `/user/reply/${id}/messages`, { text }, anna)
  expect(await told()).toEqual(['boris@example.com: Сообщение по отклику: «Повар в\u00A0столовую»'])
  await asked('POST', `/user/reply/${id}/messages`, { text: 'В\u00A0среду' })
  await asked('GET', `/user/reply/${id}`, undefined, anna)
  expect(await told()).toEqual([])
})

test('after a week the employer is reminded of all that waits, after two the person learns that nobody answered; each once', async () => {
  const { number, id: ad_id } = await publish('vacancies')
  const id = await sent(number)
  await pool.query('update reply set created_at = $2 where id = $1', [id, ago(8)])
  await pool.query(
    `insert into reply (ad_id, user_id, name, phone, created_at) values ($1, $2, 'Вера', '79241112234', $3)`,
    [ad_id, (await signIn(product)).id, ago(9)],
  )
  await pool.query('truncate graphile_worker._private_jobs')
  for (let round = 0; round < 2; round++) await watchReplies(product.em(), clock.now)
  expect(await told()).toEqual(['anna@example.com: Без ответа: 2\u00A0отклика'])
  await pool.query('update reply set created_at = $2 where id = $1', [id, ago(15)])
  for (let round = 0; round < 2; round++) await watchReplies(product.em(), clock.now)
  expect(await told()).toEqual(['boris@example.com: Не ответили: «Повар в\u00A0столовую»'])
  expect((await asked('GET', '/user/replies')).body.items).toMatchObject([{ is_unanswered: true, is_new: true }])
  await asked('POST', `/user/reply/${id}/move`, { act: 'decline' }, anna)
  expect((await asked('GET', `/user/reply/${id}`)).body).toMatchObject({ is_unanswered: false, status: 'declined' })
})

test('a vacancy says how its employer answers once there are ten replies that were due', async () => {
  const { number, id } = await publish('vacancies')
  const rate = async () => (await call('GET', `/api/ad/${number}/answers`)).body.rate
  const add = (days: number, isAnswered: boolean) =>
    pool.query(
      `insert into reply (ad_id, user_id, name, phone, status, created_at, answered_at) values ($1, $2, 'Вера', '79241112234', 'withdrawn', $3, $4)`,
      [id, boris.id, ago(days), isAnswered ? ago(days - 1) : null],
    )
  for (let count = 0; count < 9; count++) await add(20, true)
  expect(await rate()).toBeNull()
  // What was withdrawn unanswered, and what came yesterday, is not held against the employer.
  await add(20, false)
  await sent(number)
  expect(await rate()).toBeNull()
  await pool.query(`update reply set created_at = $2 where ad_id = $1 and status = 'sent'`, [id, ago(10)])
  expect(await rate()).toBe(9)
})

test('what a person who leaves has sent and written is gone, and with their ad what was sent to it', async () => {
  const { number } = await publish('vacancies')
  const vera = await signIn(product)
  const id = await sent(number)
  await asked('POST', `/user/reply/${id}/messages`, { text: 'Приходите' }, anna)
  const theirs = (await asked('POST', `/ad/${number}/reply`, written(), vera)).body.id
  const leaving = {
    email: null,
    confirmed_email: null,
    had_orders: false,
    phone: boris.phone,
    phone_hash: '-',
    now: clock.now,
  }
  const leave = ({ id }: Pick<Person, 'id'>) => forgetOwn(product.em(), { id, ...leaving })
  await leave(vera)
  expect((await pool.query('select id from reply')).rows).toEqual([{ id }])
  expect((await asked('GET', `/user/reply/${theirs}`)).status).toBe(404)
  expect((await asked('GET', `/user/reply/${id}`)).body.messages).toMatchObject([{ text: 'Приходите' }])
  await leave(anna)
  expect((await asked('GET', `/user/reply/${id}`)).status).toBe(404)
  expect((await pool.query('select from reply_message')).rowCount).toBe(0)
})
