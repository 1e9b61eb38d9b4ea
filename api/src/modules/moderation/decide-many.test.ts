import { expect, test } from 'bun:test'
import { openKitchen } from '../../../test/orders'
import { administrator } from '../../../test/people'
import { openProduct } from '../../../test/product'

const product = await openProduct()
const { call, pool } = product
const { restaurant_id, product_id, owner } = await openKitchen(product)
const [olga, boris] = [await administrator(product), await administrator(product, undefined, 'moderator')]
const support = await administrator(product, undefined, 'support')

const menu = `/api/restaurant/${restaurant_id}/products`
type Proposal = { id: string; version: number }
const propose = async (name: string): Promise<Proposal> => {
  const { rows } = await pool.query('select category_id from product where id = $1', [product_id])
  const body = { name, category_id: rows[0].category_id, price: 300, weight: 300 }
  const { revision } = (await call('POST', menu, { token: owner.token, body })).body
  return { id: revision.id, version: revision.version }
}
const many = (revisions: Proposal[], word: object, { token } = olga) =>
  call('PUT', '/api/admin/moderation/many', { token, body: { revisions, ...word } })
const take = ({ id }: Proposal) => call('PUT', `/api/admin/moderation/${id}/take`, { token: boris.token, body: {} })
const one = async ({ id }: Proposal) => (await call('GET', `/api/admin/moderation/${id}`, { token: olga.token })).body

test('several go back with one reason, each with its own line in the log, and each can be taken back', async () => {
  const waiting = [await propose('Уха'), await propose('Плов')]
  const { body } = await many(waiting, { status: 'needs_work', reason: 'Нет состава' })
  expect(body.items.map(({ id }: Proposal) => id).sort()).toEqual(waiting.map(({ id }) => id).sort())
  expect(body.refused).toEqual([])
  for (const proposal of waiting)
    expect(await one(proposal)).toMatchObject({ status: 'needs_work', reason: 'Нет состава' })
  const { rowCount } = await pool.query(
    `select from log where action = 'moderation.decide' and subject in
       (select 'product:' || row_id from revision where id = any($1))`,
    [waiting.map(({ id }) => id)],
  )
  expect(rowCount).toBe(2)
  const [first] = waiting
  await call('PUT', `/api/admin/moderation/${first?.id}/undo`, { token: olga.token })
  expect(first && (await one(first)).status).toBe('pending')
})

test('what another moderator has open, or its author has changed, waits on and is named; the others are decided', async () => {
  const [open, changed, free] = [await propose('Лапша'), await propose('Рагу'), await propose('Гуляш')]
  await take(open)
  const { body } = await many([open, { ...changed, version: changed.version + 1 }, free], { status: 'approved' })
  expect(body.items).toEqual([{ id: free.id }])
  const codes = Object.fromEntries(
    body.refused.map(({ id, errorMessage }: { id: string; errorMessage: string }) => [id, errorMessage]),
  )
  expect([codes[open.id], codes[changed.id]]).toEqual(['moderation.taken', 'moderation.decided'])
  expect([(await one(open)).status, (await one(free)).status]).toEqual(['pending', 'approved'])
})

test('nothing goes back without a reason; nothing is asked of none, of too many, or by who may not', async () => {
  const proposal = await propose('Салат')
  const { body } = await many([proposal], { status: 'rejected' })
  expect(body.refused).toMatchObject([{ id: proposal.id, errorMessage: 'moderation.reason_required' }])
  expect((await many([], { status: 'approved' })).status).toBe(422)
  expect((await many(Array(101).fill(proposal), { status: 'approved' })).status).toBe(422)
  expect((await many([proposal], { status: 'approved' }, support)).status).toBe(404)
})

test('two who decide on the same at once: each is decided once', async () => {
  const waiting = await Promise.all(['Рис', 'Гречка', 'Пюре', 'Овощи'].map(propose))
  const answers = await Promise.all([
    many(waiting, { status: 'approved' }),
    many(waiting.toReversed(), { status: 'approved' }, boris),
  ])
  expect(answers.flatMap(({ body }) => body.items)).toHaveLength(4)
})

test('a moderator sees what its author was told before, and for what most often', async () => {
  await many([await propose('Сырники'), await propose('Блины')], { status: 'rejected', reason: 'Фото чужое' })
  const waiting = await propose('Оладьи')
  const { rows } = await pool.query(
    `select status, count(*)::int as count from revision where decided_at is not null
       and author = (select author from revision where id = $1) group by status`,
    [waiting.id],
  )
  const counted = Object.fromEntries(rows.map(({ status, count }) => [status, count]))
  const path = `/api/admin/moderation/${waiting.id}/author`
  const { body } = await call('GET', path, { token: boris.token })
  const { approved = 0, needs_work = 0, rejected = 0 } = counted
  expect(body).toMatchObject({ approved, needs_work, rejected })
  expect(body.reasons[0]).toEqual({ reason: 'Фото чужое', times: 2 })
  expect((await call('GET', path, { token: support.token })).status).toBe(404)
  const nowhere = `/api/admin/moderation/${crypto.randomUUID()}/author`
  expect((await call('GET', nowhere, { token: olga.token })).body.errorMessage).toBe('moderation.not_found')
})
