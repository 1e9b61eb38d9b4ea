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

test('every module’s forgetting is asked for, and in one place', () => {
  const list = texts.get('forgetting.ts') ?? ''
  const asked = files.filter((path) => path.endsWith('forget-customer.ts')).map((path) => `'./${path.slice(0, -3)}'`)
  expect(asked.filter((path) => !list.includes(path))).toEqual([])
})
