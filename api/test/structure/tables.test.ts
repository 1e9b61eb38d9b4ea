import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { Glob } from 'bun'

const ROOT = join(import.meta.dir, '../../..')

/** Who writes a table that is not its own, and why it may. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  // An invitation is taken up with the sign-in it came with.
  'api/src/modules/customers/accept-invitation.ts': ['referral'],
  // What restaurants hold against a phone is held against its next account.
  'api/src/modules/customers/meet-customer.ts': ['black_list'],
  'api/src/modules/customers/take-phone.ts': ['black_list'],
  // Money is put down with the payment it belongs to.
  'api/src/modules/payments/attempts.ts': ['order_ledger'],
  // Who pays on receipt after all changes what the order costs.
  'api/src/modules/payments/receipts/pay-on-receipt.ts': ['order', 'order_ledger'],
  // An order takes its basket's place and ends what was gathered for it.
  'api/src/modules/orders/placing/insert-order.ts': ['basket', 'basket_group'],
  // Where an order's courier is goes with the order, whoever ends it.
  'api/src/modules/orders/order.ts': ['order_courier'],
  // A payment begins with what it pays for: an order, or a purchase of tickets.
  'api/src/services/payments/new-attempt.ts': ['payment'],
  // A browser that has let the product go is written to no more.
  'api/src/modules/notifying/send-push.ts': ['push_subscription', 'business_subscription', 'courier'],
  // An address that wants no more letters says so of its restaurant, whose own settings keep it.
  'api/src/modules/notifying/stop-letters.ts': ['restaurant'],
  // What tickets cost is put down as they are made.
  'api/src/modules/tickets/buying/sell-tickets.ts': ['order_ledger'],
  // A hall that is renamed is called so by its sessions.
  'api/src/modules/tickets/halls/hall-record.ts': ['event_session'],
  // What the kinds of its tickets cost is what a session costs.
  'api/src/modules/tickets/buying/price-session.ts': ['event_session'],
  // Whoever is blocked goes off the site with all they have there, in one transaction.
  'api/src/modules/sessions/holdings.ts': ['ad', 'organization', 'reply', 'restaurant'],
  // A photo that an ad's file names is the author's own, and what a file did is taken back as it was.
  'api/src/modules/ad-imports/fetch-photos.ts': ['image'],
  'api/src/modules/ad-imports/undo-file.ts': ['ad', 'ad_price', 'revision'],
  // Whoever is asked for anything notes that somebody of the staff is there.
  'api/src/kernel/actors.ts': ['session'],
  // What has run out is swept every night.
  'api/src/jobs/tasks.ts': ['idempotency_key', 'session'],
}

const sources = await readSources()
const tables = [...sources].flatMap(([path, text]) =>
  [...text.matchAll(/defineEntity\(\{\s*name: '(\w+)',\s*tableName: '(\w+)'/g)].map(([, entity = '', table = '']) => ({
    room: roomOf(path),
    entity,
    table,
  })),
)
const writes = [...sources].flatMap(([path, text]) => written(text).map((table) => ({ path, table })))

test('a table is written by its own module, or by an exception that says why', () => {
  const wrong = writes.filter(({ path, table }) => isForeign(path, table) && !EXCEPTIONS[path]?.includes(table))
  expect(wrong).toEqual([])
})

test('every exception is still one', () => {
  const idle = Object.entries(EXCEPTIONS).flatMap(([path, named]) =>
    named.filter((table) => !isForeign(path, table) || !writes.some((one) => one.path === path && one.table === table)),
  )
  expect(idle).toEqual([])
})

function isForeign(path: string, table: string): boolean {
  return tables.find((one) => one.table === table)?.room !== roomOf(path)
}

/** The tables that a file writes, by statements or through their entities. */
function written(text: string): string[] {
  const stated = [
    ...text.matchAll(/\b(?:insert into|update|delete from|(?:insert|update)Row\(em,)\s+["']?(\w+)["']?(?=[\s,])/g),
  ].map(([, table = '']) => table)
  const made = [
    ...text.matchAll(/\.(?:create|insert|insertMany|upsert|upsertMany|nativeUpdate|nativeDelete)\(\s*(\w+)/g),
  ]
  const entities = made.flatMap(([, entity]) => tables.find((one) => one.entity === entity)?.table ?? [])
  return [...new Set([...stated, ...entities])].filter((table) => tables.some((one) => one.table === table))
}

function roomOf(path: string): string {
  return path
    .split('/')
    .slice(0, path.startsWith('api/src/modules/') ? 4 : 3)
    .join('/')
}

async function readSources(): Promise<ReadonlyMap<string, string>> {
  const paths = [...new Bun.Glob('api/src/**/*.ts').scanSync({ cwd: ROOT })]
  const ours = paths.filter((path) => !path.endsWith('.test.ts') && !path.startsWith('api/src/db/migrations/')).sort()
  return new Map(await Promise.all(ours.map(async (path) => [path, await Bun.file(join(ROOT, path)).text()] as const)))
}

test('every migration that was written is run, in the order of its name', async () => {
  const written = [...new Glob('*.ts').scanSync({ cwd: join(ROOT, 'api/src/db/migrations') })]
  const listed = (await Bun.file(join(ROOT, 'api/src/db/migrations.ts')).text()).matchAll(
    /^export \{ (Migration\w+) \}/gm,
  )
  expect([...listed].map(([, name]) => `${name}.ts`)).toEqual(written.sort())
})
