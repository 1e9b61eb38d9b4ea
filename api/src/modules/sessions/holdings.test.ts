import { expect, test } from 'bun:test'
import { openBoard } from '../../../test/ads'
import { makeRestaurant } from '../../../test/kitchen'
import { openTown } from '../../../test/organizations'
import { administrator, businessOwner, signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { written } from '../../../test/replies'
import { TASKS } from '../../jobs/tasks'

const product = await openProduct({ LIMITS: 'writes=10000/60' })
const { call, pool, clock, deps } = product
const { token } = await administrator(product)
const board = await openBoard(product)
const town = await openTown(product)
const HOUR_MS = 3_600_000

const block = (id: string, more: object = {}) =>
  call('PUT', `/api/admin/user/${id}`, { token, body: { is_blocked: true, block_reason: 'Обман', ...more } })
const unblock = (id: string) => call('PUT', `/api/admin/user/${id}`, { token, body: { is_blocked: false } })
const statusOf = async (number: number) => (await call('GET', `/api/ad/${number}`)).status
const received = async () => (await call('GET', '/api/user/replies/received', { token: board.anna.token })).body.items

/** A person with an ad, an organization and a reply to somebody else's vacancy. */
async function settled() {
  const person = await signIn(product)
  const ad = await board.publish('sales', {}, person)
  const { body: organization } = await town.add({ name: `Бриз ${ad.number}` }, person)
  await town.decide(organization.id)
  const vacancy = await board.publish('vacancies')
  const { body: reply } = await call('POST', `/api/ad/${vacancy.number}/reply`, {
    token: person.token,
    body: written(),
  })
  return { person, ad, organization, reply }
}

const isListed = async (name: string) => {
  const { items } = (await call('GET', `/api/organizations?query=${encodeURIComponent(name)}`)).body
  return items.some((one: { name: string }) => one.name === name)
}

test('a block takes off ads, organizations and open replies, says how many there are, and its end brings them back', async () => {
  const { person, ad, organization, reply } = await settled()
  const card = (await call('GET', `/api/admin/user/${person.id}`, { token })).body
  expect(card).toMatchObject({ ads: 1, organizations: 1, replies: 1 })
  expect(await isListed(`Бриз ${ad.number}`)).toBe(true)

  expect((await block(person.id)).body).toMatchObject({ state: 'blocked', block_hides: true })
  expect(await statusOf(ad.number)).not.toBe(200)
  expect((await call('POST', `/api/ad/${ad.number}/contacts`)).status).toBe(404)
  expect(await isListed(`Бриз ${ad.number}`)).toBe(false)
  expect(await received()).toEqual([])
  const opened = await call('GET', `/api/user/reply/${reply.id}`, { token: board.anna.token })
  expect(opened.status).toBe(404)

  await unblock(person.id)
  expect(await statusOf(ad.number)).toBe(200)
  expect(await isListed(`Бриз ${ad.number}`)).toBe(true)
  expect(await received()).toMatchObject([{ id: reply.id }])
  expect(organization.id).toBeString()
})

test('what the administrator leaves stays on the site, and what was taken off can be left later', async () => {
  const { person, ad } = await settled()
  await block(person.id, { block_hides: false })
  expect(await statusOf(ad.number)).toBe(200)
  await call('PUT', `/api/admin/user/${person.id}`, { token, body: { block_hides: true } })
  expect(await statusOf(ad.number)).not.toBe(200)
  await call('PUT', `/api/admin/user/${person.id}`, { token, body: { block_hides: false } })
  expect(await statusOf(ad.number)).toBe(200)
})

test('a block that runs out brings everything back by itself, one that was prolonged does not', async () => {
  const { person, ad } = await settled()
  const until = (hours: number) => new Date(clock.now.getTime() + hours * HOUR_MS).toISOString()
  await block(person.id, { blocked_until: until(1) })
  await call('PUT', `/api/admin/user/${person.id}`, { token, body: { blocked_until: until(2) } })
  const { rows } = await pool.query(
    `select payload, run_at from graphile_worker._private_jobs where key = 'end_block:' || $1`,
    [person.id],
  )
  expect(rows).toHaveLength(1)
  clock.now = new Date(clock.now.getTime() + HOUR_MS + 1)
  await TASKS['account.end_block'](deps, rows[0].payload)
  expect(await statusOf(ad.number)).not.toBe(200)
  clock.now = new Date(clock.now.getTime() + HOUR_MS)
  await TASKS['account.end_block'](deps, rows[0].payload)
  expect(await statusOf(ad.number)).toBe(200)
  expect((await call('GET', `/api/admin/user/${person.id}`, { token })).body.state).toBe('active')
})

test('an ad that waits for a moderator while its author is blocked is not shown by being approved', async () => {
  const person = await signIn(product)
  const { body: ad } = await board.write('sales', { title: 'Санки' }, person)
  await block(person.id)
  await board.decide(ad.id)
  expect(await statusOf(ad.number)).not.toBe(200)
  await unblock(person.id)
  expect(await statusOf(ad.number)).toBe(200)
})

test('complaints that a moderator settles do not show an ad of who is blocked, and an unblocked author’s waits for them', async () => {
  const { person, ad } = await settled()
  const complain = async () => {
    const other = await signIn(product)
    const body = { reason: 'fraud', words: 'Просит деньги вперёд' }
    return call('POST', `/api/ad/${ad.number}/complaint`, { token: other.token, body })
  }
  for (let count = 0; count < 3; count++) expect((await complain()).status).toBe(200)
  expect(await statusOf(ad.number)).not.toBe(200)
  await block(person.id)
  await unblock(person.id)
  expect(await statusOf(ad.number)).not.toBe(200)
  await block(person.id)
  await board.decide(ad.id)
  expect(await statusOf(ad.number)).not.toBe(200)
  await unblock(person.id)
  expect(await statusOf(ad.number)).toBe(200)
})

test('an owner who is blocked takes the restaurants off, and brings them back', async () => {
  const owner = await businessOwner(product)
  const { id } = await makeRestaurant(product.em(), { owner_id: owner.id })
  const shown = async () => (await call('GET', `/api/restaurants/${id}`)).status
  const path = `/api/admin/business_user/${owner.id}`
  expect(await shown()).toBe(200)
  await call('PUT', path, { token, body: { is_blocked: true, block_reason: 'Долг' } })
  expect(await shown()).toBe(404)
  await call('PUT', path, { token, body: { is_blocked: false } })
  expect(await shown()).toBe(200)
})
