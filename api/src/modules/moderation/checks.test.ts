import { expect, test } from 'bun:test'
import { openKitchen } from '../../../test/orders'
import { administrator } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { TASKS } from '../../jobs/tasks'
import { isSampled } from './check-verdict'

const product = await openProduct()
const { call, deps, pool } = product
const kitchen = await openKitchen(product)
const { restaurant_id, owner } = kitchen
const [anna, olga, editor, chief] = [
  await administrator(product, undefined, 'moderator'),
  await administrator(product, undefined, 'moderator'),
  await administrator(product, undefined, 'content'),
  await administrator(product),
]
type Person = { token: string }

const rules = (body: object) => call('PUT', '/api/admin/moderation/rules', { token: chief.token, body })
const menu = `/api/restaurant/${restaurant_id}/products`
const shownDish = async (id: string) => (await call('GET', `/api/user/products/${id}`)).body
const change = async (id: string, body: unknown) =>
  (await call('PUT', `${menu}/${id}`, { token: owner.token, body })).body
const decide = (id: string, body: object, { token }: Person) =>
  call('PUT', `/api/admin/moderation/${id}`, { token, body: { version: 1, ...body } })
const queueOf = async ({ token }: Person): Promise<{ id: string; cause: string; row_id: string }[]> =>
  (await call('GET', '/api/admin/moderation', { token })).body.items
const disagreements = async () =>
  (await call('GET', '/api/admin/moderation/disagreements', { token: editor.token })).body.items
const checkOf = async (revision_id: string): Promise<string | undefined> =>
  (await pool.query(`select id from revision where of_id = $1 and cause = 'check'`, [revision_id])).rows[0]?.id
const sample = (revision_id: string) => TASKS['moderation.check_verdict'](deps, { revision_id })

async function newDish() {
  const { rows } = await pool.query('select category_id from product where id = $1', [kitchen.product_id])
  const body = { name: 'Борщ', category_id: rows[0].category_id, price: 300, weight: 300, description: 'Со сметаной' }
  const { id, revision } = (await call('POST', menu, { token: owner.token, body })).body
  return { id: String(id), revision }
}

/** A dish that Anna has said a word on, and its blind check. */
async function checked(word: object) {
  await rules({ trust_after: 0, check_trusted: 1, check_verdicts: 1 })
  const { id, revision } = await newDish()
  expect((await decide(revision.id, word, anna)).status).toBe(200)
  await sample(revision.id)
  return { id, revision_id: String(revision.id), check_id: (await checkOf(revision.id)) ?? '' }
}
const REJECTED = { status: 'rejected', reason: 'Это не борщ' }
const APPROVED = { status: 'approved' }

test('one in so many is chosen by its id alone, whenever it is asked', () => {
  const ids = Array.from({ length: 5000 }, () => Bun.randomUUIDv7())
  const chosen = ids.filter((id) => isSampled(id, 50))
  expect(chosen.length).toBeGreaterThan(60)
  expect(chosen.length).toBeLessThan(150)
  expect(chosen.every((id) => isSampled(id, 50))).toBe(true)
  expect(ids.some((id) => isSampled(id, 0))).toBe(false)
})

test('a verdict is checked exactly where its id says so, once however often it is tried, and not before it can be taken back no more', async () => {
  await rules({ trust_after: 0, check_trusted: 10, check_verdicts: 2 })
  const jobs = async (id: string) =>
    (
      await pool.query(
        `select run_at > $2::timestamptz + interval '10 seconds' as is_late from graphile_worker._private_jobs where key = $1`,
        [`moderation.check_verdict:${id}`, product.clock.now],
      )
    ).rows
  for (let at = 0; at < 6; at++) {
    const { revision } = await newDish()
    await decide(revision.id, APPROVED, anna)
    expect(await jobs(revision.id)).toEqual(isSampled(revision.id, 2) ? [{ is_late: true }] : [])
    expect(await checkOf(revision.id)).toBeUndefined()
  }
  const { revision_id } = await checked(APPROVED)
  await Promise.all([sample(revision_id), sample(revision_id)])
  const { rows } = await pool.query(`select from revision where of_id = $1`, [revision_id])
  expect(rows.length).toBe(1)
})

test('what was taken back meanwhile is not checked', async () => {
  await rules({ trust_after: 0, check_trusted: 10, check_verdicts: 1 })
  const { revision } = await newDish()
  await decide(revision.id, APPROVED, anna)
  await call('PUT', `/api/admin/moderation/${revision.id}/undo`, { token: anna.token })
  await sample(revision.id)
  expect(await checkOf(revision.id)).toBeUndefined()
})

test('a check is offered to others only, tells nothing of the first word, and whoever said that neither takes nor decides it', async () => {
  const { check_id, id } = await checked(REJECTED)
  expect((await queueOf(anna)).some((one) => one.id === check_id)).toBe(false)
  const offered = (await queueOf(olga)).find((one) => one.id === check_id)
  expect(offered).toMatchObject({ cause: 'check', about: 'proposal', row_id: id, reason: null, status: 'pending' })
  expect(JSON.stringify(offered)).not.toContain('не борщ')
  const take = await call('PUT', `/api/admin/moderation/${check_id}/take`, { token: anna.token, body: {} })
  const own = await decide(check_id, APPROVED, anna)
  for (const { status, body } of [take, own])
    expect([status, body.errorMessage]).toEqual([409, 'moderation.own_verdict'])
  const many = { status: 'approved', revisions: [{ id: check_id, version: 1 }] }
  const { refused } = (await call('PUT', '/api/admin/moderation/many', { token: anna.token, body: many })).body
  expect(refused.map((one: { id: string }) => one.id)).toEqual([check_id])
  const kinds = async (person: Person) =>
    (await call('GET', '/api/admin/moderation/facets', { token: person.token })).body.kind.product ?? 0
  expect((await kinds(olga)) - (await kinds(anna))).toBeGreaterThan(0)
})

test('where both say the same nothing happens; where they differ both words are listed, and what is shown stays', async () => {
  const same = await checked(APPROVED)
  await decide(same.check_id, APPROVED, olga)
  const { check_id, id } = await checked(APPROVED)
  await decide(check_id, REJECTED, olga)
  expect(await shownDish(id)).toMatchObject({ name: 'Борщ' })
  const listed = await disagreements()
  expect(listed.map((one: { id: string }) => one.id)).not.toContain(same.check_id)
  expect(listed.find((one: { id: string }) => one.id === check_id)).toMatchObject({
    title: 'Борщ',
    first: { status: 'approved', reason: null, is_trust: false },
    second: { status: 'rejected', reason: 'Это не борщ' },
    again: null,
  })
  const letters = await pool.query('select from graphile_worker._private_jobs where key = $1', [
    `moderation.tell_author:${check_id}`,
  ])
  expect(letters.rowCount).toBe(0)
  const log = await pool.query(`select action, restaurant_id from log where subject = $1 order by id desc limit 1`, [
    `product:${id}`,
  ])
  expect(log.rows).toEqual([{ action: 'moderation.check', restaurant_id: null }])
  expect((await call('GET', '/api/admin/moderation/disagreements', { token: olga.token })).status).toBe(404)
  const figures = await call('GET', '/api/admin/moderation/disagreements/figures', { token: editor.token })
  expect(figures.body.checked).toBeGreaterThan(figures.body.differ)
})

test('a check taken back in time waits again', async () => {
  const { check_id } = await checked(APPROVED)
  await decide(check_id, REJECTED, olga)
  const undone = await call('PUT', `/api/admin/moderation/${check_id}/undo`, { token: olga.token })
  expect(undone.body).toMatchObject({ status: 'pending', cause: 'check' })
  expect((await disagreements()).some((one: { id: string }) => one.id === check_id)).toBe(false)
})

const again = (id: string) => call('PUT', `/api/admin/moderation/disagreements/${id}/again`, { token: editor.token })

test('what is shown comes into the queue once more, stays meanwhile, and is taken away where the next says so; that can be taken back', async () => {
  const { check_id, id } = await checked(APPROVED)
  await decide(check_id, REJECTED, olga)
  const item = (await again(check_id)).body.id
  expect((await again(check_id)).body.errorMessage).toBe('moderation.went_on')
  expect(await shownDish(id)).toMatchObject({ name: 'Борщ' })
  const waiting = (await queueOf(anna)).find((one) => one.id === item)
  expect(waiting).toMatchObject({ cause: 'recheck', fields: expect.arrayContaining([]) })
  await decide(item, APPROVED, anna)
  expect(await shownDish(id)).toMatchObject({ name: 'Борщ' })
  await call('PUT', `/api/admin/moderation/${item}/undo`, { token: anna.token })
  await decide(item, REJECTED, anna)
  expect((await shownDish(id)).errorMessage).toBe('product.not_found')
  await call('PUT', `/api/admin/moderation/${item}/undo`, { token: anna.token })
  expect(await shownDish(id)).toMatchObject({ name: 'Борщ' })
})

test('what was refused comes back as if it were proposed; not where its author has sent another since', async () => {
  const { check_id, id } = await checked(REJECTED)
  await decide(check_id, APPROVED, olga)
  const item = (await again(check_id)).body.id
  expect((await queueOf(anna)).find((one) => one.id === item)).toMatchObject({ cause: 'proposal' })
  await decide(item, APPROVED, anna)
  expect(await shownDish(id)).toMatchObject({ name: 'Борщ' })
  const other = await checked(REJECTED)
  await decide(other.check_id, APPROVED, olga)
  await change(other.id, { name: 'Борщ с пампушкой' })
  expect((await again(other.check_id)).body.errorMessage).toBe('moderation.went_on')
})

test('a check keeps nobody from the row: it counts as no change of a dish, and goes with what is deleted', async () => {
  const { check_id, id } = await checked(APPROVED)
  const read = await call('GET', `${menu}/${id}`, { token: owner.token })
  expect(read.body).toMatchObject({ moderation_status: 'approved', revision: null })
  await change(id, { name: 'Щи' })
  const state = await call('GET', `/api/admin/moderation/${check_id}`, { token: olga.token })
  expect(state.body).toMatchObject({ status: 'pending', fields: expect.any(Array) })
  await call('DELETE', `${menu}/${id}`, { token: owner.token })
  expect((await queueOf(olga)).some((one) => one.row_id === id)).toBe(false)
})
