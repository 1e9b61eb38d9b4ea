import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { Glob } from 'bun'

const SOURCE = join(import.meta.dir, '../../src')
/** What keeps naming a customer who left, of whom the row has nothing but an id by then. */
const KEPT: Readonly<Record<string, string>> = {
  order: 'the restaurant’s books; forgotten but for the id',
  order_figure: 'goes with its order, which stays; the restaurant’s words are forgotten by the trigger of its steps',
  promo_code: 'a spent gift stays spent',
  document_acceptance: 'which edition was accepted, and when; orders that stay were placed under it',
  registration: 'an owner’s, who is no customer',
}
const files = [...new Glob('**/*.ts').scanSync(SOURCE)].filter((path) => !path.endsWith('.test.ts'))
const texts = new Map(
  await Promise.all(files.map(async (path) => [path, await Bun.file(join(SOURCE, path)).text()] as const)),
)
/** A column by which a row goes with its customer of itself (`own-records/forget-customer.ts`). */
const GOES =
  /manyToOne\(User\)\.mapToPk\(\)\.joinColumn\('\w+'\)\.deleteRule\((?:'cascade'\),$|'set null'\)\.nullable\(\),$[\s\S]*\.\.\.moderated\(\))/m
const forgotten = [...texts].filter(([path]) => path.endsWith('forget-customer.ts')).map(([, text]) => text)

/** Tables with a column that names a customer: by a key, as `customer:<id>`, or by phone. */
const naming = [...texts].flatMap(([path, text]) => {
  const table = /defineEntity\(\{\s*name: '\w+',\s*tableName: '(\w+)'/.exec(text)?.[1]
  const names = /manyToOne\(User\)|^\s+(?:user_id|phone|actor|subject|author|uploaded_by|scope|recipient):/m.test(text)
  return table && names && !GOES.test(text) && !/^modules\/(?:staff|restaurants\/restaurant\.ts)/.test(path)
    ? [table]
    : []
})

test('every table that names customers is forgotten by its module, or says why it stays', () => {
  expect(naming).toContain('session')
  const missed = naming.filter(
    (table) => !forgotten.some((text) => new RegExp(`(?:from|update) "?${table}"? `).test(text)) && !KEPT[table],
  )
  expect(missed).toEqual([])
  expect(Object.keys(KEPT).filter((table) => !naming.includes(table))).toEqual([])
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
  const list = texts.get('forgetting.ts') ?? ''
  const asked = files.filter((path) => path.endsWith('forget-customer.ts')).map((path) => `'./${path.slice(0, -3)}'`)
  expect(asked.filter((path) => !list.includes(path))).toEqual([])
})
