import { beforeEach, expect, test } from 'bun:test'
import { openTown } from '../../../test/organizations'
import { administrator, signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { notifyOfAnswer } from './notify-of-answer'
import { notifyOrganization } from './notify-organization'

const product = await openProduct({ LIMITS: 'organizations=100/86400,organization_reviews=4/86400' })
const { call, clock, pool } = product
const { owner, open, employ } = await openTown(product)
const DAY_MS = 86_400_000
const START = clock.now

beforeEach(async () => {
  clock.now = START
  await pool.query('delete from organization')
})

type Token = { token: string }
const write = (organization_id: string, { token }: Token, more: object = {}) =>
  call('POST', '/api/user/organization_reviews', {
    token,
    body: { organization_id, rating: 4, text: 'Быстро', ...more },
  })
const page = async (number: number) => (await call('GET', `/api/organizations/${number}`)).body
const said = async (number: number) => (await call('GET', `/api/organizations/${number}/reviews`)).body.items
const mine = (number: number, { token }: Token) => call('GET', `/api/user/organization_reviews/of/${number}`, { token })
const answer = (id: string, review_id: string, { token }: Token, text = 'Спасибо') =>
  call('POST', `/api/user/organizations/${id}/reviews/answer`, { token, body: { review_id, text } })

test('what people say is read by all and makes the rating of the page, of the catalogue and of its order', async () => {
  const { id, number } = await open()
  const other = await open({ name: 'Якорь' })
  const [anna, boris] = [await signIn(product), await signIn(product)]
  expect((await write(id, anna)).body).toMatchObject({ rating: 4, text: 'Быстро', can_edit: true, answer: null })
  await write(id, boris, { rating: 5, text: '' })
  expect(await page(number)).toMatchObject({ rating: 4.5, reviews_count: 2 })
  expect((await said(number)).map(({ rating }: { rating: number }) => rating).sort()).toEqual([4, 5])
  const { items } = (await call('GET', '/api/organizations?sort=-rating')).body
  expect(items.map((one: { number: number }) => one.number)).toEqual([number, other.number])
})

test('one review a person: it is changed for three days, then taken back and written anew', async () => {
  const { id, number } = await open()
  const anna = await signIn(product)
  const { id: review } = (await write(id, anna)).body
  const again = await write(id, anna)
  expect([again.status, again.body.errorMessage]).toEqual([409, 'review.already_left'])
  const path = `/api/user/organization_reviews/${review}`
  expect((await call('PUT', path, { token: anna.token, body: { rating: 2 } })).status).toBe(200)
  expect((await page(number)).rating).toBe(2)
  clock.now = new Date(clock.now.getTime() + 3 * DAY_MS + 1000)
  expect((await call('PUT', path, { token: anna.token, body: { rating: 5 } })).body.errorMessage).toBe(
    'review.window_passed',
  )
  expect((await mine(number, anna)).body).toMatchObject({ rating: 2, text: 'Быстро', can_edit: false })
  expect((await call('DELETE', path, { token: anna.token })).status).toBe(200)
  expect(await page(number)).toMatchObject({ rating: 0, reviews_count: 0 })
  expect((await mine(number, anna)).status).toBe(404)
  expect((await write(id, anna)).status).toBe(200)
})

test('who works there says nothing of it, and nobody says more than so much a day', async () => {
  const { id } = await open()
  const worker = await signIn(product)
  await employ(id, worker.phone)
  for (const one of [owner, worker]) expect((await write(id, one)).body.errorMessage).toBe('review.own_organization')
  const busy = await signIn(product)
  const places = [await open(), await open(), await open(), await open(), await open()]
  const statuses = []
  for (const place of places) statuses.push((await write(place.id, busy)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 429])
})

test('two at the same moment are both counted', async () => {
  const { id, number } = await open()
  const people = await Promise.all([signIn(product), signIn(product), signIn(product)])
  await Promise.all(people.map((one, at) => write(id, one, { rating: at + 1 })))
  expect(await page(number)).toMatchObject({ rating: 2, reviews_count: 3 })
})

test('its owner or an employee answers once, changes that and takes it back; a stranger finds nothing', async () => {
  const { id, number } = await open()
  const [anna, worker] = [await signIn(product), await signIn(product)]
  await employ(id, worker.phone)
  const { id: review } = (await write(id, anna)).body
  expect((await answer(id, review, anna)).status).toBe(404)
  expect((await answer(id, review, worker, 'Ждём вас')).status).toBe(200)
  expect((await said(number))[0].answer).toBe('Ждём вас')
  expect((await answer(id, review, owner)).body.errorMessage).toBe('review.already_answered')
  const path = `/api/user/organizations/${id}/reviews/${review}/answer`
  await call('PUT', path, { token: owner.token, body: { text: 'Приходите' } })
  expect((await said(number))[0].answer).toBe('Приходите')
  await call('DELETE', path, { token: owner.token })
  expect((await said(number))[0].answer).toBeNull()
  const elsewhere = await open()
  expect((await answer(elsewhere.id, review, owner)).body.errorMessage).toBe('review.not_found')
})

test('the desk hides one with a reason: its author reads it, the rating forgets it', async () => {
  const { id, number } = await open()
  const anna = await signIn(product)
  const { id: review } = (await write(id, anna)).body
  const { token } = await administrator(product, undefined, 'moderator')
  const path = '/api/admin/review/organization'
  const listed = (await call('GET', `${path}?query=Бриз`, { token })).body.items
  expect(listed).toMatchObject([
    { id: review, organization: { title: 'Бриз', number }, restaurant: null, order_id: null },
  ])
  const { version } = (await call('GET', `${path}/${review}`, { token })).body
  const body = { version, is_visible: false, hidden_reason: 'Брань', text: 'Быстро', edited_reason: null }
  expect((await call('PUT', `${path}/${review}`, { token, body })).status).toBe(200)
  expect(await said(number)).toEqual([])
  expect(await page(number)).toMatchObject({ rating: 0, reviews_count: 0 })
  expect((await mine(number, anna)).body).toMatchObject({ is_visible: false, hidden_reason: 'Брань' })
  const told = await payloads('review.tell_author')
  expect(told).toMatchObject([{ review_id: review, user_id: anna.id, organization_id: id, did: 'hidden' }])
  // The desk of restaurants knows nothing of it.
  expect((await call('GET', '/api/admin/review/restaurant', { token })).body.total).toBe(0)
})

test('the owner is told of a review, its author of the answer, each with the way there', async () => {
  const { id, number } = await open()
  const anna = await signIn(product)
  const { id: review_id } = (await write(id, anna, { text: 'Вылечили' })).body
  for (const one of [owner, anna])
    await pool.query(
      `insert into push_subscription (endpoint, user_id, keys) values ($1, $2, '{"p256dh": "-", "auth": "-"}')`,
      [`https://push.example/${one.id}`, one.id],
    )
  const pushed: { title: string; url: string }[] = []
  const push: typeof product.deps.doors.push = async (_to, message) => {
    pushed.push(message)
    return { ok: true }
  }
  const deps = { ...product.deps, doors: { ...product.deps.doors, push } }
  await notifyOrganization(deps, { review_id })
  await answer(id, review_id, owner)
  await notifyOfAnswer(deps, { review_id })
  expect(pushed).toMatchObject([
    { title: 'Новый отзыв: 4,0', url: `/profile/organizations/${id}` },
    { title: '«Бриз» отвечает на\u00A0ваш отзыв', url: `/organizations/${number}/review` },
  ])
})

async function payloads(task: string) {
  const { rows } = await pool.query(
    `select j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`,
    [task],
  )
  return rows.map(({ payload }) => payload)
}
