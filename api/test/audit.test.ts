import { expect, test } from 'bun:test'
import { MODERATED } from '@ostrov/shared/moderation/kinds'
import { NOUNS, type NounName } from '@ostrov/shared/nouns'
import type { Noun } from '@ostrov/shared/nouns/noun'
import { usualNotifications } from '@ostrov/shared/profiles/notifications'
import { ACTS as SAID, SUBJECTS, VERBS } from '@ostrov/shared/staff/log-acts'
import { logField } from '@ostrov/shared/staff/log-fields'
import { changeWords } from '@ostrov/shared/staff/log-words'
import type { LogEntryWire } from '@ostrov/shared/staff/schema'
import { namesOf } from '@ostrov/shared/wire/names'
import { tokens } from '../src/http/access'
import { issueToken } from '../src/http/session-tokens'
import { openSession } from '../src/modules/sessions/open-session'
import { type Acts, joined, readFixtures } from './fixtures'
import { ROUTES_EVERY } from './light-routes'
import { handedOver, openKitchen } from './orders'
import { administrator } from './people'
import { openProduct } from './product'
import { routesOf, send } from './routes'

const product = await openProduct()
const kitchen = await openKitchen(product)
const { restaurant_id: restaurantId } = kitchen

const nouns = await readFixtures()
const acts = await Promise.all(nouns.map((noun) => noun.acts?.({ product, kitchen })))
const ACTS: Acts = joined(acts)

const writing = routesOf(product).filter(({ audience, asks }) => ['business', 'admin'].includes(audience) && !asks)

test('every route by which the staff changes something is known here', () => {
  expect(Object.keys(ACTS).sort()).toEqual(writing.map(({ name }) => name).sort())
})

test('a step, and the step taken back, are written with the status before and after', async () => {
  const id = await handedOver(product, kitchen)
  const path = `/api/orders/actions/restaurant/${restaurantId}`
  const { token } = kitchen.owner
  const taken = await product.call('PUT', `${path}/confirm/${id}`, { token, headers: { 'x-client-ip': '203.0.113.9' } })
  await product.call('PUT', `${path}/order/${id}/action`, { token, body: { undo: taken.body.event_id } })
  const { rows } = await product.pool.query(
    'select action, "from", "to", restaurant_id, ip from log where subject = $1 order by id',
    [`order:${id}`],
  )
  const at = { restaurant_id: restaurantId }
  expect(rows).toMatchObject([
    {
      ...at,
      action: 'order.move',
      from: { status: 'CONFIRMATION_PENDING' },
      to: { status: 'CONFIRMED' },
      ip: '203.0.113.9',
    },
    { ...at, action: 'order.undo', from: { status: 'CONFIRMED' }, to: { status: 'CONFIRMATION_PENDING' } },
  ])
})

test('what was refused is not in the log', async () => {
  const id = await handedOver(product, kitchen)
  const last = await newest()
  const path = `/api/orders/actions/restaurant/${restaurantId}/order/${id}/action`
  const refused = await product.call('PUT', path, { token: kitchen.owner.token, body: { status: 'DELIVERED' } })
  expect([refused.status, await newest()]).toEqual([409, last])
})

// A session is ended last.
const ends = ({ name }: { name: string }) =>
  Number(/logout|\/password$|second_factor\/confirm$|^DELETE \/\w+\/sessions$/.test(name))
// All of them in each tier: what one writes another changes.
const inOrder = writing.toSorted((a, b) => ends(a) - ends(b))

test.each(inOrder)('$name writes who did what into the log', async (route) => {
  const person = route.audience === 'admin' ? await administrator(product) : await ownerAgain()
  const done = await ACTS[route.name]?.(person)
  const last = await newest()
  const { status } = await send(product, route, { ...done, token: person.token })
  expect(status).toBe(200)
  const { rows } = await product.pool.query('select actor, action from log where id > $1 order by id', [last])
  expect(rows).toEqual((done?.acts ?? []).map((action) => ({ actor: `${route.audience}:${person.id}`, action })))
})

/** Columns of what is logged that are nobody's business but the database's. */
const INNER = [
  ...[
    'id',
    'restaurant_id',
    'owner_id',
    'created_at',
    'updated_at',
    'deleted_at',
    'moderation_status',
    'moderation_reason',
  ],
  // Of an ad: whose and where it is, and when what happened to it.
  ...[
    'author_id',
    'section',
    'point',
    'shown_point',
    'published_at',
    'archived_at',
    'hidden_at',
    'hidden_with_person',
    'told_at',
    'sought',
  ],
  // By which a restaurant stands among organizations.
  'organization_number',
  // Counted or derived from others.
  ...['reading_minutes', 'corrected_at', 'is_suggested', 'suggested_by'],
  ...['words', 'plain_name', 'rating', 'reviews_count', 'pace', 'open_from', 'open_to', 'area', 'holes', 'peak_told'],
  // Of the counter's own stop; people's are told.
  'counter_stop',
  // Its fields are logged one by one.
  'notification_config',
]

test('every column that may be logged has a word, or is known to have none', async () => {
  const { rows } = await product.pool.query<{ noun: string; name: string }>(
    `select table_name as noun, column_name as name from information_schema.columns where table_schema = current_schema()
     and (table_name = any($1) or table_name in ('delivery_zone', 'restaurant_schedule'))`,
    [Object.values(MODERATED).map(({ table }) => table)],
  )
  const config = Object.keys(usualNotifications('')).map((name) => ({ noun: 'restaurant', name }))
  const columns = [...rows, ...config].filter(({ name }) => !INNER.includes(name))
  const nounOf = (table: string) => namesOf(NOUNS).find((name) => tableOfNoun(name) === table) ?? table
  expect(columns.length).toBeGreaterThan(40)
  expect(columns.filter(({ noun, name }) => !logField(nounOf(noun), name))).toEqual([])
})

test('of all that was logged here nothing is left without a word, and the owner reads words alone', async () => {
  const { rows } = await product.pool.query<{ action: string; noun: string; from: object | null; to: object | null }>(
    `select action, split_part(subject, ':', 1) as noun, "from", "to" from log`,
  )
  const logged = rows.flatMap(({ action, noun, from, to }) =>
    Object.keys({ ...from, ...to }).map((field) => ({ action, noun, field })),
  )
  expect(logged.length).toBeGreaterThan(100 / ROUTES_EVERY)
  expect(logged.filter(({ noun, field }) => !logField(noun, field))).toEqual([])
  const wordless = rows.filter(({ action }) => {
    const [kind = '', verb = ''] = action.split('.')
    return !Object.hasOwn(SAID, action) && !(Object.hasOwn(SUBJECTS, kind) && Object.hasOwn(VERBS, verb))
  })
  expect(wordless).toEqual([])
  const entries = await ownersLog()
  expect(entries.length).toBeGreaterThan(50 / ROUTES_EVERY)
  for (const entry of entries) {
    const changes = changeWords(entry, product.clock.now)
    expect(new Set(changes.map(({ field }) => field)).size).toBe(changes.length)
    const said = changes.flatMap(({ field, label, from, to }) => [
      label,
      ...(isFree(entry.subject.kind, field) ? [] : [from, to]),
    ])
    expect(said.filter((words) => /[a-z_]{2}|undefined|null/i.test(words))).toEqual([])
  }
})

function tableOfNoun(name: NounName): string {
  const { table = name }: Noun = NOUNS[name]
  return table
}

/** What a person wrote may hold anything. */
const isFree = (noun: string, field: string) =>
  ['written', 'access'].includes(logField(noun, field)?.as ?? 'written') || field.includes('_info.')

async function ownersLog(): Promise<LogEntryWire[]> {
  const { token } = await ownerAgain()
  const read: LogEntryWire[] = []
  for (let after = ''; ; ) {
    const { body } = await product.call('GET', `/api/logs?limit=100${after}`, { token })
    read.push(...body.items)
    if (body.items.length < 100) return read
    after = `&after=${read.at(-1)?.id}`
  }
}

/** The owner in a session of its own, since some routes end all there are. */
async function ownerAgain() {
  const opened = { kind: 'business', person_id: kitchen.owner.id } as const
  const session = await openSession(product.em(), opened, product.clock.now)
  return { id: kitchen.owner.id, token: await issueToken(tokens(product.deps).decorator.tokens, session) }
}

async function newest() {
  const { rows } = await product.pool.query<{ id: string }>('select coalesce(max(id), 0) as id from log')
  return rows[0]?.id ?? '0'
}
