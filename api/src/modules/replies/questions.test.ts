import { beforeEach, expect, test } from 'bun:test'
import { DAY_MS } from '@ostrov/shared/formats/time'
import { REPLIES_A_DAY } from '@ostrov/shared/replies/rules'
import { openBoard } from '../../../test/ads'
import { type Person, signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { written } from '../../../test/replies'
import { TASKS } from '../../jobs/tasks'
import { watchReplies } from './watch-replies'

const product = await openProduct({ LIMITS: 'writes=10000/60,reply_messages=10000/60' })
const { call, pool, clock, deps } = product
const { anna, publish } = await openBoard(product)
const boris = await signIn(product, undefined, 'Борис')

type Who = Pick<Person, 'token'>
const asked = (method: string, path: string, body?: object, { token }: Who = boris) =>
  call(method, `/api${path}`, { token, body })
const ask = (number: number, text = 'Ещё продаёте?', person: Who = boris) =>
  asked('POST', `/ad/${number}/question`, { text }, person)
const write = (id: string, text: string, person: Who) => asked('POST', `/user/reply/${id}/messages`, { text }, person)
const counts = async (person: Who) => (await asked('GET', '/user/replies/counts', undefined, person)).body

/** Letters that the waiting jobs would send. */
async function told() {
  const jobs = `from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id`
  const { rows } = await pool.query(`select payload ${jobs} where t.identifier = 'reply.tell' order by j.id`)
  await pool.query('truncate graphile_worker._private_jobs')
  for (const { payload } of rows) await TASKS['reply.tell'](deps, payload)
  const sent = await pool.query(`select payload->>'subject' as subject ${jobs} where t.identifier = 'mail.send'`)
  await pool.query('truncate graphile_worker._private_jobs')
  return sent.rows.map(({ subject }) => subject)
}

beforeEach(async () => {
  await pool.query('delete from ad')
  await pool.query('truncate graphile_worker._private_jobs')
  for (const { id } of [anna, boris])
    await pool.query(
      `update "user" set email = 'x@example.com', email_confirmed_at = $2, notices = '{"replies": "mail"}' where id = $1`,
      [id, clock.now],
    )
})

test('an author is written to and told; both sides write at once, and neither reads the other’s phone or mail', async () => {
  const { number } = await publish('sales')
  await pool.query('truncate graphile_worker._private_jobs')
  const { status, body } = await ask(number)
  expect([status, body.about, body.side, body.phone, body.may_write]).toEqual([200, 'goods', 'person', null, true])
  expect((await told())[0]).toStartWith('Вам пишут: ')
  expect(await counts(anna)).toEqual({ own: 0, received: 0, asked: 0, got: 1 })
  const seen = (await asked('GET', `/user/reply/${body.id}`, undefined, anna)).body
  expect(seen).toMatchObject({
    side: 'employer',
    status: 'seen',
    name: 'Борис',
    phone: null,
    email: null,
    acts: ['decline'],
  })
  expect((await write(body.id, 'И\u00A0ещё: торг есть?', boris)).status).toBe(200)
  expect((await write(body.id, 'Да, немного', anna)).body.messages).toHaveLength(2)
  expect(await counts(boris)).toEqual({ own: 0, received: 0, asked: 1, got: 0 })
  const lists = await Promise.all([
    asked('GET', '/user/replies?about=goods'),
    asked('GET', '/user/replies'),
    asked('GET', '/user/replies/received?about=goods', undefined, anna),
    asked('GET', '/user/replies/received', undefined, anna),
  ])
  expect(lists.map((list) => list.body.total)).toEqual([1, 0, 1, 0])
  expect((await asked('GET', `/ad/${number}/question`)).body).toEqual({ reply_id: body.id, is_own: false })
  expect((await ask(number)).body.errorMessage).toBe('reply.written_already')
})

test('who is blocked writes nothing more to that author, about no ad, and is told of nothing', async () => {
  const { number } = await publish('sales')
  const { id } = (await ask(number)).body
  await told()
  const move = (act: string, person: Who) => asked('POST', `/user/reply/${id}/move`, { act }, person)
  expect((await move('invite', anna)).body.errorMessage).toBe('reply.moved')
  expect((await move('decline', anna)).body).toMatchObject({ status: 'declined', may_write: false })
  expect(await told()).toEqual([])
  expect((await write(id, 'Почему?', boris)).body.errorMessage).toBe('reply.closed')
  expect((await write(id, 'Потому', anna)).body.errorMessage).toBe('reply.closed')
  const other = await publish('cars')
  expect((await ask(other.number)).body.errorMessage).toBe('reply.blocked')
  const { number: job } = await publish('vacancies')
  expect((await asked('POST', `/ad/${job}/reply`, written())).status).toBe(200)
})

test('who blocked takes it back where it was done: both write again, and nobody was told', async () => {
  const { number } = await publish('sales')
  const { id } = (await ask(number)).body
  const move = (act: string, person: Who) => asked('POST', `/user/reply/${id}/move`, { act }, person)
  expect((await move('unblock', anna)).body.errorMessage).toBe('reply.moved')
  expect((await move('decline', anna)).body.acts).toEqual(['unblock'])
  await told()
  expect((await move('unblock', boris)).body.errorMessage).toBe('reply.moved')
  const answers = await Promise.all([move('unblock', anna), move('unblock', anna)])
  expect(answers.map(({ status, body }) => [status, body.status])).toEqual([
    [200, 'seen'],
    [200, 'seen'],
  ])
  expect(await told()).toEqual([])
  expect((await asked('GET', `/user/reply/${id}`)).body).toMatchObject({ status: 'seen', acts: ['withdraw'] })
  expect((await write(id, 'Спасибо', boris)).status).toBe(200)
  expect((await ask((await publish('cars')).number)).status).toBe(200)
})

test('nobody writes to themselves, about a vacancy, a résumé, or what is not shown; a stranger reads nothing', async () => {
  const sold = await publish('estate')
  expect((await ask(sold.number, 'Я', anna)).body.errorMessage).toBe('ad.own')
  for (const section of ['vacancies', 'resumes'] as const)
    expect((await ask((await publish(section)).number)).body.errorMessage).toBe('ad.not_found')
  const { id } = (await ask(sold.number)).body
  const stranger = await signIn(product)
  expect((await asked('GET', `/user/reply/${id}`, undefined, stranger)).status).toBe(404)
  await asked('POST', `/user/ad/${sold.id}/archive`, { as: 'sold' }, anna)
  expect((await ask(sold.number, 'Ещё?', stranger)).body.errorMessage).toBe('ad.not_found')
})

test('of one person a day has twenty new ones beside their replies, and nobody is reminded of any', async () => {
  const { id, number } = await publish('sales')
  await ask(number)
  await pool.query('update reply set created_at = $1', [new Date(clock.now.getTime() - 15 * DAY_MS)])
  await pool.query('truncate graphile_worker._private_jobs')
  await watchReplies(product.em(), clock.now)
  expect((await pool.query('select 1 from graphile_worker._private_jobs')).rowCount).toBe(0)
  await pool.query(
    `insert into reply (ad_id, user_id, about, name, status, created_at)
     select $1, $2, 'goods', 'Борис', 'withdrawn', $3 from generate_series(1, $4::int)`,
    [id, boris.id, clock.now, REPLIES_A_DAY],
  )
  const next = await publish('cars')
  expect((await ask(next.number)).body.errorMessage).toBe('reply.too_many_today')
  const { number: job } = await publish('vacancies')
  expect((await asked('POST', `/ad/${job}/reply`, written())).status).toBe(200)
})

test('two presses at once begin one correspondence', async () => {
  const { number } = await publish('sales')
  const both = await Promise.all([ask(number), ask(number)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})
