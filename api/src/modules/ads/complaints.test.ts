import { beforeEach, expect, test } from 'bun:test'
import { openBoard } from '../../../test/ads'
import { administrator, signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { TASKS } from '../../jobs/tasks'

const product = await openProduct()
const { call, deps, pool } = product
const board = await openBoard(product)
const { anna, moderator, publish, filled } = board
const another = await administrator(product, undefined, 'moderator')
let people: Awaited<ReturnType<typeof signIn>>[] = []

beforeEach(async () => {
  people = await Promise.all([1, 2, 3, 4].map(() => signIn(product)))
  await pool.query('delete from complaint')
  await pool.query('delete from revision')
  await pool.query('delete from ad')
})

type Who = { token: string }
const complain = (number: number, { token }: Who, body: object = { reason: 'fraud', words: '' }) =>
  call('POST', `/api/ad/${number}/complaint`, { token, body })
const item = async () => {
  const { body } = await call('GET', '/api/admin/moderation?kind=ad', { token: moderator.token })
  return body.items[0]
}
const decide = ({ id, version }: { id: string; version: number }, word: object, { token }: Who = moderator) =>
  call('PUT', `/api/admin/moderation/${id}`, { token, body: { version, ...word } })
const seen = async (number: number) => (await call('GET', `/api/ad/${number}`)).status
const ownStatus = async (id: string) => (await call('GET', `/api/user/ad/${id}`, { token: anna.token })).body

/** An ad of which so many people have complained. */
async function complained(count: number) {
  const ad = await publish('sales')
  for (const person of people.slice(0, count)) await complain(ad.number, person)
  return ad
}

test('two complaints hide nothing, the third of another person does; all of them are one item', async () => {
  const { id, number } = await complained(2)
  expect(await seen(number)).toBe(200)
  const third = await complain(number, people[2] ?? anna, { reason: 'other', words: 'Чужое фото' })
  expect(third.status).toBe(200)
  expect(await seen(number)).toBe(404)
  expect((await ownStatus(id)).status).toBe('hidden')
  const { body } = await call('GET', '/api/admin/moderation?kind=ad', { token: moderator.token })
  expect(body.total).toBe(1)
  expect(body.items[0]).toMatchObject({ cause: 'complaints', row_id: id, title: 'Коляска', complaints: { total: 3 } })
  const words = body.items[0].complaints.items.map(({ reason, words }: Record<string, string>) => [reason, words])
  expect(words).toEqual([
    ['Обман или просят предоплату', ''],
    ['Обман или просят предоплату', ''],
    ['Другое', 'Чужое фото'],
  ])
  expect(body.items[0].fields.map(({ name, shown }: Record<string, unknown>) => [name, shown])).toContainEqual([
    'description',
    null,
  ])
})

test('one person counts once, their own ad not at all, and a guest must sign in', async () => {
  const { number } = await complained(1)
  for (let time = 0; time < 3; time++) await complain(number, people[0] ?? anna)
  expect((await item()).complaints.total).toBe(1)
  expect((await complain(number, anna)).body.errorMessage).toBe('ad.own')
  expect((await call('POST', `/api/ad/${number}/complaint`, { body: { reason: 'fraud', words: '' } })).status).toBe(401)
})

test('who says «Другое» says what', async () => {
  const { number } = await publish('sales')
  const { status, body } = await complain(number, people[0] ?? anna, { reason: 'other', words: ' ' })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['reason']])
})

test('a moderator leaves it: it is shown again, and three new people are needed to hide it', async () => {
  const { number } = await complained(3)
  expect((await decide(await item(), { status: 'approved' })).status).toBe(200)
  expect(await seen(number)).toBe(200)
  expect(await item()).toBeUndefined()
  await complain(number, people[3] ?? anna)
  expect(await seen(number)).toBe(200)
  expect((await item()).complaints.total).toBe(1)
})

test('a moderator takes it away with words: its author reads them, changes it and it waits whole', async () => {
  const { id, number } = await complained(1)
  const waiting = await item()
  expect((await decide(waiting, { status: 'rejected' })).body.errorMessage).toBe('moderation.reason_required')
  await decide(waiting, { status: 'needs_work', reason: 'Укажите настоящую цену' })
  expect(await seen(number)).toBe(404)
  const own = await ownStatus(id)
  expect(own).toMatchObject({ status: 'needs_work', reason: 'Укажите настоящую цену' })
  const body = { ...filled('sales', { title: 'Коляска летняя' }), version: own.version }
  await call('PUT', `/api/user/ads/sales/${id}`, { token: anna.token, body })
  const again = await item()
  expect(again).toMatchObject({ cause: 'proposal', complaints: { total: 0 } })
  expect(again.fields.length).toBeGreaterThan(1)
  await decide(again, { status: 'approved' })
  expect(await seen(number)).toBe(200)
})

test('a change that waited when it was taken away is looked at whole', async () => {
  const { id, number } = await publish('sales')
  const { version } = await ownStatus(id)
  const body = { ...filled('sales', { title: 'Коляска зимняя' }), version }
  await call('PUT', `/api/user/ads/sales/${id}`, { token: anna.token, body })
  const looked = await item()
  await complain(number, people[0] ?? anna)
  const { body: queue } = await call('GET', '/api/admin/moderation?kind=ad', { token: moderator.token })
  expect(queue.items.map(({ cause }: { cause: string }) => cause)).toEqual(['proposal', 'complaints'])
  await decide(queue.items[1], { status: 'rejected', reason: 'Обман' })
  expect((await decide(looked, { status: 'approved' })).body.errorMessage).toBe('moderation.decided')
  const whole = await item()
  const names = whole.fields.map(({ name, shown }: Record<string, unknown>) => [name, shown])
  expect(names).toContainEqual(['description', null])
})

test('complaints change nothing of what its author has open', async () => {
  const { id, number } = await publish('sales')
  const { version } = await ownStatus(id)
  await complain(number, people[0] ?? anna)
  const body = { ...filled('sales', { price: 8500 }), version }
  const changed = await call('PUT', `/api/user/ads/sales/${id}`, { token: anna.token, body })
  expect([changed.status, changed.body.price, changed.body.is_waiting]).toEqual([200, 8500, false])
})

test('a third complaint while a moderator leaves it: either they look anew, or it waits for two more', async () => {
  for (let round = 0; round < 4; round++) {
    await pool.query('delete from complaint')
    const { number } = await complained(2)
    const looked = await item()
    const [, word] = await Promise.all([complain(number, people[2] ?? anna), decide(looked, { status: 'approved' })])
    const rest = await item()
    if (word.status === 200) expect([await seen(number), rest.complaints.total]).toEqual([200, 1])
    else
      expect([word.body.errorMessage, await seen(number), rest.complaints.total]).toEqual([
        'moderation.decided',
        404,
        3,
      ])
    await pool.query('delete from revision')
    await pool.query('delete from ad')
  }
})

test('three who complain at the same moment hide it once', async () => {
  const { id, number } = await publish('sales')
  const answers = await Promise.all(people.slice(0, 3).map((person) => complain(number, person)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await ownStatus(id)).status).toBe('hidden')
  expect((await item()).complaints.total).toBe(3)
})

test('of two moderators one decides', async () => {
  const { number } = await complained(3)
  const looked = await item()
  const answers = await Promise.all([
    decide(looked, { status: 'approved' }),
    decide(looked, { status: 'rejected', reason: 'Обман' }, another),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await seen(number)).toBe(answers[0]?.status === 200 ? 200 : 404)
})

test('a decision on complaints is taken back in time: it is hidden as before', async () => {
  const { id, number } = await complained(3)
  const looked = await item()
  for (const word of [{ status: 'approved' }, { status: 'rejected', reason: 'Обман' }]) {
    const { version } = await item()
    await decide({ id: looked.id, version }, word)
    const back = await call('PUT', `/api/admin/moderation/${looked.id}/undo`, { token: moderator.token })
    expect(back.status).toBe(200)
    expect([await seen(number), (await ownStatus(id)).status]).toEqual([404, 'hidden'])
  }
})

test('what moderators say of complaints stands in the log', async () => {
  const { id } = await complained(1)
  await decide(await item(), { status: 'rejected', reason: 'Обман' })
  const { rows } = await pool.query(`select actor, "to" from log where subject = $1 and action = 'moderation.settle'`, [
    `ad:${id}`,
  ])
  expect(rows).toEqual([{ actor: `admin:${moderator.id}`, to: { status: 'rejected', reason: 'Обман' } }])
})

test('everybody who complained is answered once, and the author told where something changed', async () => {
  await complained(3)
  const { id, version } = await item()
  await decide({ id, version }, { status: 'rejected', reason: 'Это обман' })
  await pool.query(
    'update "user" set notices = \'{"ads":"mail"}\', email = id || \'@x.example\', email_confirmed_at = now()',
  )
  for (let time = 0; time < 2; time++) await TASKS['moderation.tell_author'](deps, { revision_id: id })
  const { rows } = await pool.query(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'moderation.answer_complaint'`,
  )
  expect(rows).toHaveLength(3)
  for (const { payload } of rows) await TASKS['moderation.answer_complaint'](deps, payload)
  const letters = await pool.query(
    `select payload->>'to' as mail, payload->>'text' as text from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'mail.send'`,
  )
  const told = new Map(letters.rows.map(({ mail, text }) => [mail, text]))
  expect(told.size).toBe(4)
  expect(told.get(`${anna.id}@x.example`)).toContain('Это обман')
  for (const person of people.slice(0, 3)) {
    expect(told.get(`${person.id}@x.example`)).toContain('мы\u00A0сняли с\u00A0сайта')
  }
})
