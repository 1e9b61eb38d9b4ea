import { afterAll, expect, test } from 'bun:test'
import { KIND_LABELS, MODERATED } from '@ostrov/shared/moderation/kinds'
import { namesOf } from '@ostrov/shared/wire/names'
import { administrator, signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import type { By } from '../../kernel/actors'
import { decide } from './decide'
import { notifyAuthor } from './notify-author'
import { listPending, readRevision } from './read-revisions'
import { removeModerated } from './remove-moderated'
import { saveModerated, submitNew } from './save-moderated'

// A noun that the product does not have, a customer's and no restaurant's.
const DECLARED = {
  lost_pet: {
    table: 'lost_pet',
    title: 'name',
    told: { at: '/pets', as: 'answer' },
    fields: { name: { label: 'Кличка', as: 'text' }, photo_id: { label: 'Фото', as: 'image' } },
  },
}
Object.assign(MODERATED, DECLARED)
Object.assign(KIND_LABELS, { lost_pet: 'Питомец' })
afterAll(() => {
  for (const table of [MODERATED, KIND_LABELS]) Reflect.deleteProperty(table, 'lost_pet')
})
const kind = namesOf(MODERATED).find((name) => MODERATED[name].table === 'lost_pet') ?? 'product'

const product = await openProduct()
const { call, pool, deps, em } = product
await pool.query(`create table lost_pet (id uuid primary key default uuidv7(), name text not null, photo_id uuid, reward int,
  moderation_status text not null default 'pending', moderation_reason text, updated_at timestamptz not null default now())`)
const [anna, olga] = [await signIn(product), await administrator(product)]
const actor = (of: By['kind'], { id }: { id: string }): By => ({ kind: of, id, act_admin_id: null, ip: null })
const now = new Date()
const moderator = actor('admin', olga)

/** A pet of whoever it is, with the owner given. */
async function proposed(by: By, name: string, owner: `customer:${string}` | null = `customer:${anna.id}`) {
  const made = await pool.query('insert into lost_pet (name, reward) values ($1, 500) returning id', [name])
  const row_id: string = made.rows[0].id
  const target = { kind, row_id, owner, by, now }
  const { revision } = await em().transactional((tx) => submitNew(tx, { ...target, input: { name, reward: 500 } }))
  return { ...target, revision_id: revision?.id ?? '' }
}
const approve = (id: string, version = 1) =>
  em().transactional((tx) => decide(tx, id, { status: 'approved', version, by: moderator, now }))
const rowOf = async (id: string) => (await pool.query('select * from lost_pet where id = $1', [id])).rows[0]

test('what a customer proposes waits in the moderators’ queue under their name, and is shown once approved', async () => {
  const { row_id, revision_id } = await proposed(actor('customer', anna), 'Мурка')
  const { items } = await listPending(em(), {}, { admin_id: olga.id })
  expect(items.find(({ id }) => id === revision_id)).toMatchObject({
    ...{ kind: 'lost_pet', title: 'Мурка', owner: `customer:${anna.id}`, owner_title: null },
    author: { kind: 'customer', id: anna.id, name: 'Анна' },
  })
  await approve(revision_id)
  expect((await rowOf(row_id)).moderation_status).toBe('approved')
  const log = await pool.query('select actor, action, restaurant_id from log where subject = $1 order by id', [
    `lost_pet:${row_id}`,
  ])
  expect(log.rows.at(-1)).toEqual({
    actor: `admin:${olga.id}`,
    action: 'moderation.decide',
    restaurant_id: null,
  })
})

test('a customer’s change waits beside what is shown, what need not wait applies, and taking it away ends it', async () => {
  const by = actor('customer', anna)
  const { revision_id, ...target } = await proposed(by, 'Барсик')
  await approve(revision_id)
  const change = { ...target, columns: ['name', 'reward'], input: { name: 'Барс', reward: 900 } }
  const saved = await em().transactional((tx) => saveModerated(tx, change))
  expect(await rowOf(target.row_id)).toMatchObject({ name: 'Барсик', reward: 900 })
  await em().transactional((tx) => removeModerated(tx, target))
  expect(await rowOf(target.row_id)).toBeUndefined()
  expect((await readRevision(em(), saved.revision?.id ?? '')).status).toBe('draft')
})

test('a customer hears of the decision by the ways they chose, with the page to go on at', async () => {
  await pool.query(
    `insert into push_subscription (endpoint, user_id, keys) values ($1, $2, '{"p256dh": "-", "auth": "-"}')`,
    [`https://push.example/${anna.id}`, anna.id],
  )
  const { revision_id } = await proposed(actor('customer', anna), 'Рыжик')
  await approve(revision_id)
  const told: unknown[] = []
  const push: typeof deps.doors.push = async (_, message) => {
    told.push(message)
    return { ok: true }
  }
  await notifyAuthor({ ...deps, doors: { ...deps.doors, push } }, { revision_id })
  expect(told).toMatchObject([{ title: 'Питомец «Рыжик»: одобрено', url: '/pets' }])
})

test('an administrator may propose what is nobody’s, and is told by letter', async () => {
  const { revision_id } = await proposed(actor('admin', olga), 'Тузик', null)
  expect(await readRevision(em(), revision_id)).toMatchObject({ owner: null, author: { kind: 'admin', id: olga.id } })
  await approve(revision_id)
  await notifyAuthor(deps, { revision_id })
  const { rows } = await pool.query('select payload from graphile_worker._private_jobs where key = $1', [
    `moderation-mail:${revision_id}`,
  ])
  expect(rows[0].payload.subject).toContain('Питомец «Тузик»')
})

test('who leaves takes along what waits; what was approved stays, with nobody in it', async () => {
  const boris = await signIn(product)
  const owner: `customer:${string}` = `customer:${boris.id}`
  const shown = await proposed(actor('customer', boris), 'Шарик', owner)
  await approve(shown.revision_id)
  const waiting = await proposed(actor('customer', boris), 'Бобик', owner)
  expect((await call('DELETE', '/api/auth/account', { token: boris.token })).status).toBe(200)
  const left = await readRevision(em(), shown.revision_id)
  expect(left).toMatchObject({ owner: null, author: { kind: 'customer', id: null, name: null } })
  await expect(readRevision(em(), waiting.revision_id)).rejects.toThrow('Заявка не\u00a0найдена.')
  await notifyAuthor(deps, { revision_id: shown.revision_id })
})
