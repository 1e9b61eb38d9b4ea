import { beforeEach, expect, test } from 'bun:test'
import { MESSAGES_MOST, REPLIES_A_DAY } from '@ostrov/shared/replies/rules'
import { openBoard } from '../../../test/ads'
import { openTown } from '../../../test/organizations'
import { type Person, signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { written } from '../../../test/replies'

const product = await openProduct({ LIMITS: 'writes=10000/60,reply_messages=10000/60,contacts=1000/60' })
const { call, pool, clock } = product
const { anna, publish } = await openBoard(product)
const boris = await signIn(product)
const stranger = await signIn(product)

const asked = (method: string, path: string, body?: object, { token }: Pick<Person, 'token'> = boris) =>
  call(method, `/api${path}`, { token, body })
const send = (number: number, more: object = {}, person = boris) =>
  asked('POST', `/ad/${number}/reply`, written(more), person)
const move = (id: string, act: string, person: Pick<Person, 'token'>) =>
  asked('POST', `/user/reply/${id}/move`, { act }, person)
const write = (id: string, text: string, person: Pick<Person, 'token'>) =>
  asked('POST', `/user/reply/${id}/messages`, { text }, person)
const counts = async (person: Pick<Person, 'token'>) =>
  (await asked('GET', '/user/replies/counts', undefined, person)).body

beforeEach(async () => {
  await pool.query('delete from ad')
})

test('a vacancy is answered once by a letter; its author sees who and how to reach them, a stranger nothing', async () => {
  const { number } = await publish('vacancies')
  const { status, body } = await send(number, { phone: '8 (924) 111-22-33' })
  expect([status, body.status, body.side, body.acts]).toEqual([200, 'sent', 'person', ['withdraw']])
  expect((await send(number)).body.errorMessage).toBe('reply.sent_already')
  expect((await asked('GET', `/ad/${number}/reply`)).body).toMatchObject({ reply_id: body.id, is_own: false })
  const received = (await asked('GET', '/user/replies/received', undefined, anna)).body
  expect(received.items).toMatchObject([{ id: body.id, state: 'new', is_new: true, name: 'Борис', resume: null }])
  expect(JSON.stringify(received)).not.toContain('79241112233')
  expect(await counts(anna)).toMatchObject({ own: 0, received: 1 })
  const seen = (await asked('GET', `/user/reply/${body.id}`, undefined, anna)).body
  expect(seen).toMatchObject({ side: 'employer', status: 'seen', phone: '79241112233', acts: ['invite', 'decline'] })
  expect(await counts(anna)).toMatchObject({ own: 0, received: 0 })
  expect((await asked('GET', `/user/reply/${body.id}`, undefined, stranger)).status).toBe(404)
  expect((await asked('GET', '/user/replies?state=seen')).body.items).toMatchObject([{ id: body.id, is_new: false }])
})

test('nobody answers a vacancy of their own, one that is not shown, or an ad that is none', async () => {
  const vacancy = await publish('vacancies')
  const resume = await publish('resumes')
  expect((await send(vacancy.number, {}, anna)).body.errorMessage).toBe('reply.own')
  expect((await send(resume.number)).body.errorMessage).toBe('ad.not_found')
  await asked('POST', `/user/ad/${vacancy.id}/archive`, { as: 'sold' }, anna)
  expect((await send(vacancy.number)).body.errorMessage).toBe('ad.not_found')
})

test('who has a published résumé chooses one of their own, who has none writes a letter', async () => {
  const { number } = await publish('vacancies')
  expect((await send(number, { letter: ' ' })).body.errors).toHaveProperty('letter')
  const theirs = await publish('resumes')
  expect((await send(number, { resume_id: theirs.id })).body.errors).toHaveProperty('resume_id')
  const own = await publish('resumes', {}, boris)
  expect((await send(number)).body.errors).toHaveProperty('resume_id')
  const { body } = await send(number, { resume_id: own.id, letter: '' })
  expect(body.resume).toMatchObject({ number: own.number, is_shown: true })
})

test('of one person at one moment a vacancy has one reply, and a day has so many', async () => {
  const { number, id } = await publish('vacancies')
  const answers = await Promise.all([send(number), send(number), send(number)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  await pool.query(
    `insert into reply (ad_id, user_id, name, phone, status, created_at)
     select $1, $2, 'Борис', '79241112233', 'withdrawn', $3 from generate_series(2, $4::int)`,
    [id, boris.id, clock.now, REPLIES_A_DAY],
  )
  const { number: next } = await publish('vacancies')
  expect((await send(next)).body.errorMessage).toBe('reply.too_many_today')
})

test('an invitation is made once by two who press at once; who changes their mind declines, and the person withdraws', async () => {
  const { number } = await publish('vacancies')
  const { id } = (await send(number)).body
  const pressed = await Promise.all([move(id, 'invite', anna), move(id, 'invite', anna)])
  expect(pressed.map(({ status }) => status)).toEqual([200, 200])
  const { rows } = await pool.query(`select "from", "to" from log where subject = $1 and action = 'reply.change'`, [
    `reply:${id}`,
  ])
  expect(rows).toEqual([{ from: { status: 'sent' }, to: { status: 'invited' } }])
  expect(await counts(boris)).toMatchObject({ own: 1, received: 0 })
  expect((await move(id, 'invite', boris)).body.errorMessage).toBe('reply.moved')
  expect((await move(id, 'decline', stranger)).status).toBe(404)
  expect((await move(id, 'decline', anna)).body.status).toBe('declined')
  expect((await move(id, 'withdraw', boris)).body.errorMessage).toBe('reply.moved')
  expect((await move(id, 'invite', anna)).body.status).toBe('invited')
  expect((await move(id, 'withdraw', boris)).body).toMatchObject({ status: 'withdrawn', acts: [], may_write: false })
  expect((await asked('GET', `/user/reply/${id}`, undefined, anna)).status).toBe(404)
  expect((await asked('GET', '/user/replies/received', undefined, anna)).body.total).toBe(0)
  expect((await send(number)).status).toBe(200)
})

test('the person writes once the employer has; each side is told, and the texts are bounded', async () => {
  const { number } = await publish('vacancies')
  const { id } = (await send(number)).body
  expect((await write(id, 'Ну\u00A0что?', boris)).body.errorMessage).toBe('reply.closed')
  expect((await write(id, 'Когда сможете прийти?', anna)).body).toMatchObject({ status: 'seen' })
  expect(await counts(boris)).toMatchObject({ own: 1, received: 0 })
  const read = (await asked('GET', `/user/reply/${id}`)).body
  expect(read.messages).toMatchObject([{ side: 'employer', text: 'Когда сможете прийти?' }])
  expect(await counts(boris)).toMatchObject({ own: 0, received: 0 })
  expect((await write(id, 'Завтра', boris)).body.messages).toHaveLength(2)
  expect(await counts(anna)).toMatchObject({ own: 0, received: 1 })
  expect((await write(id, 'а'.repeat(1001), boris)).status).toBe(422)
  expect((await write(id, ' \u200B', boris)).body.errors).toEqual({ text: 'Напишите сообщение' })
  expect((await write(id, 'Я\u00A0тоже', stranger)).status).toBe(404)
  await pool.query(
    `insert into reply_message (reply_id, author_id, side, text) select $1, $2, 'person', '…' from generate_series(3, $3::int)`,
    [id, boris.id, MESSAGES_MOST],
  )
  expect((await write(id, 'Ещё', boris)).body.errorMessage).toBe('reply.too_many_messages')
})

test('replies to an organization’s vacancy are answered by its owner and everybody who works there', async () => {
  const town = await openTown(product)
  const organization = await town.open()
  const vera = await signIn(product)
  await town.employ(organization.id, anna.phone)
  await town.employ(organization.id, vera.phone)
  const { number, id: vacancy } = await publish('vacancies', { organization_id: organization.id })
  const { id } = (await send(number)).body
  for (const person of [anna, vera, town.owner])
    expect((await asked('GET', `/user/reply/${id}`, undefined, person)).body.side).toBe('employer')
  expect((await send(number, {}, vera)).body.errorMessage).toBe('reply.own')
  const path = `/user/replies/received?organization=${organization.id}&vacancy=${vacancy}`
  expect((await asked('GET', path, undefined, vera)).body.total).toBe(1)
  await asked('POST', `/user/organizations/${organization.id}/leave`, undefined, vera)
  expect((await asked('GET', `/user/reply/${id}`, undefined, vera)).status).toBe(404)
})
