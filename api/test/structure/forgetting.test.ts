import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { Glob } from 'bun'
import { compiling } from '../../src/db/sql'
import { forgetOwn } from '../../src/modules/own-records/forget-customer'
import { heldRows } from '../../src/modules/personal-data/held'
import { FORGETTING, HELD, PERSONAL_TABLES } from '../../src/modules/personal-data/register'

const SOURCE = join(import.meta.dir, '../../src')
const REGISTER = 'modules/personal-data/register.ts'
const files = [...new Glob('**/*.ts').scanSync(SOURCE)].filter((path) => !path.endsWith('.test.ts'))
const texts = new Map(
  await Promise.all(files.map(async (path) => [path, await Bun.file(join(SOURCE, path)).text()] as const)),
)
/** A column by which a row goes with its customer of itself (`own-records/forget-customer.ts`). */
const GOES =
  /manyToOne\(User\)\.mapToPk\(\)\.joinColumn\('\w+'\)\.deleteRule\((?:'cascade'\)(?:\.unique\(\))?,$|'set null'\)\.nullable\(\),$[\s\S]*\.\.\.moderated\(\))/m
const forgotten = [...texts].filter(([path]) => path.endsWith('forget-customer.ts')).map(([, text]) => text)

type Table = { table: string; entity: string; text: string; path: string }
const tables = [...texts].flatMap(([path, text]): Table[] => {
  const [, entity, table] = /defineEntity\(\{\s*name: '(\w+)',\s*tableName: '(\w+)'/.exec(text) ?? []
  return entity && table ? [{ table, entity, text, path }] : []
})
/** Tables with a column that names a customer: by a key, as `customer:<id>`, or by phone. */
const naming = tables.filter(
  ({ text, path }) =>
    /manyToOne\(User\)|^\s+(?:user_id|phone|actor|subject|author|uploaded_by|scope|recipient):/m.test(text) &&
    !/^modules\/(?:staff|restaurants\/restaurant\.ts)/.test(path),
)
/** Rows that hang on those are of the same people; a picture hangs on nobody, and an owner is no customer. */
const hanging = growing(naming.filter(({ table }) => !['image', 'registration'].includes(table)))

function growing(known: readonly Table[]): readonly Table[] {
  const more = tables.filter(
    (one) =>
      !known.includes(one) &&
      known.some(({ entity }) => new RegExp(`\\b(?:many|one)ToOne\\(${entity}\\)`).test(one.text)),
  )
  return more.length === 0 ? known : growing([...known, ...more])
}

test('every table that names customers, or hangs on one that does, is in the register of personal data', () => {
  const personal = [...new Set([...naming, ...hanging].map(({ table }) => table))]
  expect(personal).toContain('session')
  expect(personal).toContain('support_message')
  expect(personal.filter((table) => !(table in PERSONAL_TABLES))).toEqual([])
  const gone = Object.keys(PERSONAL_TABLES).filter((table) => !tables.some((one) => one.table === table))
  expect(gone).toEqual([])
})

test('what the register says is forgotten its module forgets, and what goes of itself goes', () => {
  const isTouched = (table: string) => forgotten.some((text) => new RegExp(`(?:from|update) "?${table}"? `).test(text))
  const missed = tables.filter(({ table, text }) => {
    const how = PERSONAL_TABLES[table]?.forgotten
    if (how === undefined || typeof how === 'string') return false
    return how === forgetOwn ? !GOES.test(text) : !isTouched(table)
  })
  expect(missed.map(({ table }) => table)).toEqual([])
})

const statements = HELD.map((held) => ({
  title: held.title,
  text: heldRows(held, { id: crypto.randomUUID(), phone: '79000000000' }).compile(compiling).sql,
}))

test('what the register says a person is given is read from its table, by the person', () => {
  const missed = Object.entries(PERSONAL_TABLES).filter(([table, { held }]) => {
    if (typeof held === 'string') return false
    const text = statements.find(({ title }) => title === held.title)?.text ?? ''
    return !new RegExp(`\\bfrom "?${table}"?\\s`).test(text) || !text.includes('$')
  })
  expect(missed.map(([table]) => table)).toEqual([])
  expect(new Set(HELD.map(({ title }) => title)).size).toBe(HELD.length)
})

test('what stands under another heading is read there', () => {
  const missed = Object.entries(PERSONAL_TABLES).flatMap(([table, { held }]) => {
    const [, title] = typeof held === 'string' ? (/^stands under «(.+)»$/.exec(held) ?? []) : []
    if (title === undefined) return []
    const text = statements.find((one) => one.title === title)?.text ?? ''
    return new RegExp(`\\bfrom "?${table}"?\\s`).test(text) ? [] : [table]
  })
  expect(missed).toEqual([])
})

test('nothing that is a secret of a way in is given to anybody', () => {
  const all = statements.map(({ text }) => text).join('\n')
  const hidden = tables.flatMap(({ table, text }) =>
    [...text.matchAll(/^ {4}(\w+): .*\.hidden\(\)/gm)].map(([, column = '']) => ({ table, column })),
  )
  expect(hidden.length).toBeGreaterThan(5)
  expect(
    hidden.filter(({ column }) => column !== 'file' && column !== 'sought' && new RegExp(`\\b${column}\\b`).test(all)),
  ).toEqual([])
  for (const secret of ['keys', 'endpoint"', 'token', 'key_hash', 'device_id', 'password_hash', 'code_hash'])
    expect(all).not.toContain(`"${secret}`)
})

/** What stays of a row that stays, of the columns that can hold words. */
const KEPT_WORDS: Readonly<Record<string, string>> = {
  'user.ref_code': 'an invitation that others came by',
  'session.address_area': 'of the staff’s sessions alone',
  'log.action': 'what was done, without who and what',
  'image.color': 'a colour',
  'order.restaurant': 'the restaurant as it was',
  'order.promo_code': 'of the restaurant’s books',
  'order_event.before': 'times and states',
  'order_item.name': 'of the menu',
  'order_item.weight_unit': 'of the menu',
  'order_item.article': 'of the menu',
  'order_item.product_options': 'of the menu',
  'order_item.offers': 'of the menu',
  'order_proposal.replacement': 'of the menu',
  'order_proposal.agreed': 'lines of the menu',
  'order_proposal.without': 'lines of the menu',
  'order_refund.items': 'lines and sums',
  'revision.kind': 'a word of ours',
  'revision.proposed': 'what was approved is on the site',
  'revision.base': 'what was approved was on the site',
  'ticket.used_by': 'a device of the gate',
  'ticket_purchase.lines': 'kinds and prices',
  'receipt.request_key': 'a number of ours',
  'receipt.lines': 'what was sold',
  'receipt.error': 'the till’s words about the till',
  'receipt.fn_number': 'a number of the till',
  'receipt.document_number': 'a number of the till',
  'receipt.document_sign': 'a number of the till',
  'receipt.url': 'the tax service’s own page',
}

test('of each row that stays every column of words is emptied, or says why not', () => {
  const said = forgotten.join('\n')
  const missed: string[] = []
  const seen = new Set<string>()
  for (const text of texts.values()) {
    const table = /defineEntity\(\{\s*name: '\w+',\s*tableName: '(\w+)'/.exec(text)?.[1]
    if (!table) continue
    const updates = [...said.matchAll(new RegExp(`update "?${table}"? set ([^\`]*)`, 'g'))].map(([, set]) => set).join()
    if (updates === '') continue
    for (const [, column = ''] of text.matchAll(/^ {4}(\w+): (?:p\s*\.(?:text|json|array|string)\b|json)/gm)) {
      seen.add(`${table}.${column}`)
      if (!new RegExp(`\\b${column}"? =`).test(updates)) missed.push(`${table}.${column}`)
    }
  }
  expect(missed.filter((one) => !(one in KEPT_WORDS))).toEqual([])
  expect(Object.keys(KEPT_WORDS).filter((one) => !missed.includes(one))).toEqual([])
  expect(seen.size).toBeGreaterThan(40)
})

test('every module’s forgetting is asked for, and in one place', () => {
  const list = texts.get(REGISTER) ?? ''
  const modules = files.filter((path) => path.endsWith('forget-customer.ts')).map((path) => path.slice(0, -3))
  const asked = modules.map((path) =>
    path.startsWith('modules/personal-data') ? './forget-customer' : `../${path.replace(/^modules\//, '')}`,
  )
  expect(asked.filter((path) => !list.includes(`'${path}'`) && !list.includes(`'../${path}'`))).toEqual([])
  expect(FORGETTING).toHaveLength(modules.length)
})
