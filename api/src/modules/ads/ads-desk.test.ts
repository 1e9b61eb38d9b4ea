import { expect, test } from 'bun:test'
import { openBoard } from '../../../test/ads'
import { administrator, signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'

const product = await openProduct({ LIMITS: 'writes=10000/60' })
const { call, pool } = product
const board = await openBoard(product)
const { token } = board.moderator
const owner = await administrator(product)

const list = async (query: Record<string, string>) => {
  const { items } = (await call('GET', `/api/admin/ads?${new URLSearchParams(query)}`, { token })).body
  return items.map(({ number }: { number: number }) => number)
}
const card = async (id: string) => (await call('GET', `/api/admin/ads/${id}`, { token })).body
const put = (id: string, body: object) => call('PUT', `/api/admin/ads/${id}`, { token, body })
const takeOff = (id: string, off_reason = 'Запрещённый товар') => put(id, { is_off: true, off_reason })
const statusOf = async (number: number) => (await call('GET', `/api/ad/${number}`)).status
const verdicts = async (id: string) =>
  (await pool.query('select id, cause, status from revision where row_id = $1 order by created_at, id', [id])).rows

test('an ad is found by its number, digits of its phone and words of its title, whatever its state', async () => {
  const author = await signIn(product)
  const shown = await board.publish('sales', { title: 'Санки детские', contact_phone: '79245550101' }, author)
  const waiting = (await board.write('sales', { title: 'Лыжи беговые 100%', contact_phone: '79245550202' }, author))
    .body
  const other = await board.publish('estate')
  expect(await list({ query: `№ ${shown.number}` })).toContain(shown.number)
  expect(await list({ query: '555-01' })).toEqual([shown.number])
  expect(await list({ query: '8 924 555-02-02' })).toEqual([waiting.number])
  expect(await list({ query: 'детские САНКИ' })).toEqual([shown.number])
  expect(await list({ query: '100%' })).toEqual([waiting.number])
  expect(await list({ query: 'нет такого' })).toEqual([])
  expect(await list({ author_id: author.id })).toEqual([waiting.number, shown.number])
  expect(await list({ author_id: author.id, state: 'pending' })).toEqual([waiting.number])
  expect(await list({ section: 'estate' })).toEqual([other.number])
  expect(await list({ author_id: author.id, to: '2020-01-01' })).toEqual([])
  const { body } = await call('GET', `/api/admin/user/${author.id}/ads`, { token: owner.token })
  expect(body.items.map(({ number }: { number: number }) => number)).toEqual([waiting.number, shown.number])
})

test('the card says what is known of it, its price in the words of its section', async () => {
  const { id } = await board.publish('estate')
  expect(await card(id)).toMatchObject({
    ...{ section: 'estate', state: 'published', price: 45_000, price_per: 'в\u00A0месяц', salary: null },
    ...{ author: { id: board.anna.id }, contact_phone: '79241234567', views: 0, contacts: 0, is_off: false },
  })
  const vacancy = await board.publish('vacancies')
  expect((await card(vacancy.id)).salary).toEqual({ from: 80_000, to: 110_000, kind: 'net' })
})

test('taken off with a reason it is seen by nobody, its author reads why and may appeal; put back it is as it was', async () => {
  const { id, number } = await board.publish('sales')
  const { version } = await card(id)
  expect((await takeOff(id)).body).toMatchObject({ is_off: true, off_reason: 'Запрещённый товар', state: 'rejected' })
  expect(await statusOf(number)).toBe(404)
  const own = async () => (await call('GET', `/api/user/ad/${id}`, { token: board.anna.token })).body
  const taken = (await verdicts(id)).at(-1)
  expect(await own()).toMatchObject({
    ...{ status: 'rejected', reason: 'Запрещённый товар', appeal: { verdict_id: taken.id, status: null } },
  })
  const told = await pool.query('select from graphile_worker.jobs where key = $1', [
    `moderation.tell_author:${taken.id}`,
  ])
  expect(told.rowCount).toBe(1)

  const stale = await put(id, { is_off: false, version })
  expect([stale.status, stale.body.errorMessage]).toEqual([409, 'ad.changed'])
  // The same once more is nothing; another reason would be read by nobody.
  expect((await takeOff(id)).status).toBe(200)
  expect(await verdicts(id)).toHaveLength(2)
  expect((await takeOff(id, 'Дубль')).body.errors).toHaveProperty('off_reason')

  expect((await put(id, { is_off: false })).body).toMatchObject({ is_off: false, off_reason: null, state: 'published' })
  expect(await statusOf(number)).toBe(200)
  expect(await own()).toMatchObject({ status: 'published', reason: null, appeal: null })
  expect((await put(id, { is_off: false })).status).toBe(200)
  expect(await verdicts(id)).toHaveLength(3)
})

test('taking off answers the complaints that wait; what is not shown cannot be taken off, nor what its author sent anew put back', async () => {
  const { id, number } = await board.publish('sales')
  const reader = await signIn(product)
  await call('POST', `/api/ad/${number}/complaint`, { token: reader.token, body: { reason: 'fraud', words: '' } })
  await takeOff(id)
  expect((await verdicts(id)).slice(1)).toMatchObject([{ cause: 'complaints', status: 'rejected' }])
  const { version } = (await call('GET', `/api/user/ad/${id}`, { token: board.anna.token })).body
  const sent = await call('PUT', `/api/user/ads/sales/${id}`, {
    token: board.anna.token,
    body: { ...board.filled('sales', { title: 'Коляска без обмана' }), version },
  })
  expect(sent.status).toBe(200)
  expect(await card(id)).toMatchObject({ state: 'pending', is_off: false, may_take_off: false })
  expect((await takeOff(id)).body.errorMessage).toBe('ad.over')
})

test('an ad hidden with its blocked author stays hidden when it is put back, and comes back with them', async () => {
  const author = await signIn(product)
  const { id, number } = await board.publish('sales', {}, author)
  const block = (is_blocked: boolean) =>
    call('PUT', `/api/admin/user/${author.id}`, {
      token: owner.token,
      body: is_blocked ? { is_blocked, block_reason: 'Обман', block_hides: true } : { is_blocked },
    })
  await takeOff(id)
  await block(true)
  expect((await put(id, { is_off: false })).body).toMatchObject({ state: 'hidden', is_author_blocked: true })
  expect(await statusOf(number)).toBe(404)
  await block(false)
  expect(await statusOf(number)).toBe(200)
})
