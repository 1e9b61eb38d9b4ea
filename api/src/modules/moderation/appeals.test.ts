import { expect, test } from 'bun:test'
import { openBoard } from '../../../test/ads'
import { openKitchen } from '../../../test/orders'
import { administrator, signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { TASKS } from '../../jobs/tasks'

const product = await openProduct()
const { call, deps, pool } = product
const board = await openBoard(product)
const { moderator: olga } = board
let { anna } = board
const boris = await administrator(product, undefined, 'moderator')
const [stranger, kitchen] = [await signIn(product), await openKitchen(product)]
type Who = { token: string }

const decide = (id: string, word: object, { token }: Who = olga, version = 1) =>
  call('PUT', `/api/admin/moderation/${id}`, { token, body: { version, ...word } })
const undo = (id: string, { token }: Who) => call('PUT', `/api/admin/moderation/${id}/undo`, { token })
const appeal = (id: string, words = 'Это новая коляска', { token }: Who = anna) =>
  call('POST', `/api/user/moderation/${id}/appeal`, { token, body: { words } })
const own = async (id: string) => (await call('GET', `/api/user/ad/${id}`, { token: anna.token })).body
const queueOf = async ({ token }: Who) => (await call('GET', '/api/admin/moderation', { token })).body.items
const seconds = (count: number) => {
  product.clock.now = new Date(product.clock.now.getTime() + count * 1000)
}
const REJECTED = { status: 'rejected', reason: 'Фото чужое' }
const refusalOf = ({ status, body }: { status: number; body: { errorMessage: string } }) => [status, body.errorMessage]

/** An ad that Olga has rejected for good, so long ago that she cannot take it back. */
async function refused() {
  anna = await signIn(product)
  const sent = await call('POST', '/api/user/ads/sales', { token: anna.token, body: board.filled('sales') })
  const { rows } = await pool.query(`select id from revision where row_id = $1`, [sent.body.id])
  const verdict_id = String(rows[0].id)
  expect((await decide(verdict_id, REJECTED)).status).toBe(200)
  seconds(31)
  return { id: String(sent.body.id), number: Number(sent.body.number), verdict_id }
}
/** The same with its appeal. */
async function appealed() {
  const ad = await refused()
  expect((await appeal(ad.verdict_id)).status).toBe(200)
  const { rows } = await pool.query(`select id from revision where of_id = $1 and cause = 'appeal'`, [ad.verdict_id])
  return { ...ad, appeal_id: String(rows[0].id) }
}

test('an appeal waits in the same queue with the word, its reason and what the author says; whoever refused neither sees nor decides it', async () => {
  const { id, verdict_id, appeal_id } = await appealed()
  expect((await own(id)).appeal).toMatchObject({ verdict_id, status: 'pending' })
  expect((await queueOf(olga)).some((one: { id: string }) => one.id === appeal_id)).toBe(false)
  expect((await queueOf(boris)).find((one: { id: string }) => one.id === appeal_id)).toMatchObject({
    cause: 'appeal',
    appeal: { words: 'Это новая коляска', reason: 'Фото чужое' },
    row_id: id,
  })
  const take = await call('PUT', `/api/admin/moderation/${appeal_id}/take`, { token: olga.token, body: {} })
  expect(refusalOf(take)).toEqual([409, 'moderation.own_verdict'])
  expect(refusalOf(await decide(appeal_id, { status: 'approved' }))).toEqual([409, 'moderation.own_verdict'])
  const half = await decide(appeal_id, { status: 'needs_work', reason: 'Исправьте' }, boris)
  expect(refusalOf(half)).toEqual([422, 'moderation.appeal_word'])
})

test('an appeal that is allowed publishes by the ordinary path, and its author is told', async () => {
  const { id, number, appeal_id } = await appealed()
  expect((await decide(appeal_id, { status: 'approved' }, boris)).status).toBe(200)
  expect((await call('GET', `/api/ad/${number}`)).status).toBe(200)
  expect(await own(id)).toMatchObject({ status: 'published', reason: null, is_waiting: false })
  await pool.query(
    `insert into push_subscription (endpoint, user_id, keys) values ($1, $2, '{"p256dh": "-", "auth": "-"}')`,
    [`https://push.example/${anna.id}`, anna.id],
  )
  const told: unknown[] = []
  const push: typeof deps.doors.push = async (_, message) => {
    told.push(message)
    return { ok: true }
  }
  await TASKS['moderation.tell_author']({ ...deps, doors: { ...deps.doors, push } }, { revision_id: appeal_id })
  expect(told).toMatchObject([{ title: 'Объявление «Коляска»: апелляция удовлетворена' }])
})

test('allowed by mistake, it is refused again with the same words; refused once more, its author reads why', async () => {
  const { id, number, appeal_id } = await appealed()
  await decide(appeal_id, { status: 'approved' }, boris)
  expect((await undo(appeal_id, boris)).body.status).toBe('pending')
  expect(await own(id)).toMatchObject({ status: 'rejected', reason: 'Фото чужое', published_at: null })
  expect((await call('GET', `/api/ad/${number}`)).status).not.toBe(200)
  const bare = await decide(appeal_id, { status: 'rejected' }, boris)
  expect(refusalOf(bare)).toEqual([422, 'moderation.reason_required'])
  await decide(appeal_id, { status: 'rejected', reason: 'Фото с чужого сайта' }, boris)
  expect(await own(id)).toMatchObject({
    ...{ status: 'rejected', reason: 'Фото чужое' },
    appeal: { status: 'rejected', reason: 'Фото с чужого сайта' },
  })
})

test('once: the same words again change nothing, others are refused, also after the answer', async () => {
  const { verdict_id, appeal_id } = await appealed()
  expect((await appeal(verdict_id)).status).toBe(200)
  expect(refusalOf(await appeal(verdict_id, 'И ещё'))).toEqual([409, 'moderation.appealed'])
  await decide(appeal_id, { status: 'rejected', reason: 'Нет' }, boris)
  expect(refusalOf(await appeal(verdict_id, 'И ещё'))).toEqual([409, 'moderation.appealed'])
  const { rows } = await pool.query(`select from revision where of_id = $1`, [verdict_id])
  expect(rows.length).toBe(1)
})

test('of two at the same moment one stands', async () => {
  const { verdict_id } = await refused()
  const answers = await Promise.all([appeal(verdict_id, 'Раз'), appeal(verdict_id, 'Два')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('only its author, only with words, only a refusal for good, and for fourteen days', async () => {
  const { id, verdict_id } = await refused()
  expect(refusalOf(await appeal(verdict_id, 'Моё', stranger))).toEqual([404, 'moderation.not_found'])
  expect((await appeal(verdict_id, '  ')).status).toBe(422)
  await pool.query(`update revision set decided_at = $2::timestamptz - interval '14 days' where id = $1`, [
    verdict_id,
    product.clock.now,
  ])
  expect(new Date((await own(id)).appeal.until) <= product.clock.now).toBe(true)
  expect(refusalOf(await appeal(verdict_id))).toEqual([409, 'moderation.no_appeal'])
  await pool.query(`update revision set decided_at = $2, status = 'needs_work' where id = $1`, [
    verdict_id,
    new Date(product.clock.now.getTime() - 60_000),
  ])
  expect(refusalOf(await appeal(verdict_id))).toEqual([409, 'moderation.no_appeal'])
})

test('while a refusal can be taken back its author appeals, too: taken back, the words rest; said again, they wait again', async () => {
  const { id, verdict_id } = await refused()
  await pool.query(`update revision set decided_at = $2 where id = $1`, [verdict_id, product.clock.now])
  expect((await appeal(verdict_id)).status).toBe(200)
  expect((await own(id)).appeal).toMatchObject({ verdict_id, status: 'pending' })
  expect((await undo(verdict_id, olga)).body.status).toBe('pending')
  const mine = () => pool.query(`select id, status from revision where of_id = $1`, [verdict_id])
  expect((await mine()).rows).toMatchObject([{ status: 'draft' }])
  expect(await own(id)).toMatchObject({ status: 'pending', appeal: null })
  await decide(verdict_id, REJECTED)
  const [again] = (await mine()).rows
  expect(again.status).toBe('pending')
  expect((await own(id)).appeal).toMatchObject({ verdict_id, status: 'pending' })
  expect((await decide(again.id, { status: 'approved' }, boris)).status).toBe(200)
  // Another has answered: there is nothing to take back.
  expect(refusalOf(await undo(verdict_id, olga))).toEqual([409, 'moderation.undo_too_late'])
  expect((await own(id)).status).toBe('published')
})

test('taken back and changed by its author, it is another: they may appeal against its refusal anew', async () => {
  const { id, verdict_id } = await refused()
  await pool.query(`update revision set decided_at = $2 where id = $1`, [verdict_id, product.clock.now])
  await appeal(verdict_id)
  await undo(verdict_id, olga)
  const { version, values } = await own(id)
  const body = { ...values, description: 'Коляска, фото сделано вчера.', version }
  expect((await call('PUT', `/api/user/ads/sales/${id}`, { token: anna.token, body })).status).toBe(200)
  expect((await decide(verdict_id, REJECTED, olga, 2)).status).toBe(200)
  expect((await own(id)).appeal).toMatchObject({ verdict_id, status: null })
  expect((await appeal(verdict_id, 'Фото моё')).status).toBe(200)
})

test('whoever sends another has gone on: the appeal waits no more', async () => {
  const { id, appeal_id } = await appealed()
  const { version, values } = await own(id)
  const body = { ...values, description: 'Почти новая коляска, два колеса, снимали сами.', version }
  expect((await call('PUT', `/api/user/ads/sales/${id}`, { token: anna.token, body })).status).toBe(200)
  expect((await own(id)).appeal).toBeNull()
  expect(refusalOf(await decide(appeal_id, { status: 'approved' }, boris))).toEqual([409, 'moderation.decided'])
})

test('what was taken away after complaints may be appealed against, and comes back', async () => {
  anna = await signIn(product)
  const ad = await board.publish('sales', {}, anna)
  await call('POST', `/api/ad/${ad.number}/complaint`, { token: stranger.token, body: { reason: 'fraud', words: '' } })
  const { rows } = await pool.query(`select id from revision where row_id = $1 and cause = 'complaints'`, [ad.id])
  await decide(rows[0].id, REJECTED)
  // At once, and once more after it was taken back.
  expect((await appeal(rows[0].id)).status).toBe(200)
  expect((await undo(rows[0].id, olga)).body.status).toBe('pending')
  await decide(rows[0].id, REJECTED)
  expect((await own(ad.id)).appeal).toMatchObject({ verdict_id: rows[0].id, status: 'pending' })
  expect((await appeal(rows[0].id)).status).toBe(200)
  const found = await pool.query(`select id from revision where of_id = $1`, [rows[0].id])
  expect((await decide(found.rows[0].id, { status: 'approved' }, boris)).status).toBe(200)
  expect((await call('GET', `/api/ad/${ad.number}`)).status).toBe(200)
})

test('a restaurant appeals against a refused change of a dish; allowed, it is shown', async () => {
  const { restaurant_id, product_id, owner } = kitchen
  const path = `/api/restaurant/${restaurant_id}`
  const body = { name: 'Щи' }
  const { revision } = (await call('PUT', `${path}/products/${product_id}`, { token: owner.token, body })).body
  await decide(revision.id, { status: 'rejected', reason: 'Это не щи' })
  seconds(31)
  const open = () => call('GET', `${path}/appeal/product/${product_id}`, { token: owner.token })
  expect((await open()).body).toMatchObject({ verdict_id: revision.id, status: null })
  const words = { words: 'Это щи' }
  const sent = await call('POST', `${path}/moderation/${revision.id}/appeal`, { token: owner.token, body: words })
  expect(sent.status).toBe(200)
  expect((await open()).body).toMatchObject({ verdict_id: revision.id, status: 'pending' })
  const { rows } = await pool.query(`select id from revision where of_id = $1`, [revision.id])
  const shown = (await queueOf(boris)).find((one: { id: string }) => one.id === rows[0].id)
  expect(shown.fields).toMatchObject([{ name: 'name', proposed: 'Щи' }])
  expect(shown.fields[0].shown).not.toBeNull()
  await decide(rows[0].id, { status: 'approved' }, boris)
  expect((await call('GET', `/api/user/products/${product_id}`)).body).toMatchObject({ name: 'Щи' })
  expect((await open()).body).toMatchObject({ status: 'approved' })
  const dish = (await call('GET', `${path}/products/${product_id}`, { token: owner.token })).body
  expect(dish).toMatchObject({ moderation_status: 'approved', moderation_reason: null, revision: null })
})
