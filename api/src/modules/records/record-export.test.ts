import { expect, test } from 'bun:test'
import { EXPORTED_ROWS } from '@ostrov/shared/formats/tables'
import { pointField } from '@ostrov/shared/geo/point-field'
import Papa from 'papaparse'
import { administrator, signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { cityRecord } from '../geo/city-record'
import { promoCodeRecord } from '../promotions/promo-code-record'
import { promotionRecord } from '../promotions/promotion-record'
import { storyRecord } from '../promotions/story-record'
import { customerRecord } from '../sessions/customers/customer-record'
import { businessUserRecord } from '../sessions/staff/business-user-record'
import { recordTable } from './record-table'

const product = await openProduct()
const { app, call, pool } = product
const [olga, moderator] = [await administrator(product), await administrator(product, undefined, 'moderator')]
const file = (path: string, { token } = olga) => call('GET', `/api/admin${path}`, { token })

/** The lines of a CSV file under its head. */
async function linesOf(path: string) {
  const { body } = await file(path)
  return Papa.parse<string[]>(
    String(body)
      .replace(/^\uFEFF/, '')
      .trim(),
    { delimiter: ';' },
  ).data
}

await pool.query(`insert into promo_code (code, name, amount, amount_type, starts_at, expires_at, is_active)
  select 'КОД-' || n, case when n = 7 then '=1+1' else 'Код ' || n end, 300, 'rubles', now(), now() + interval '9 days', n % 2 = 0
  from generate_series(1, 150) n`)

test('every list of records is saved as a file of each format', async () => {
  await signIn(product)
  const paths = app.routes.flatMap(({ path }) => (/^\/api\/admin\/\w+\/export$/.test(path) ? [path.slice(10)] : []))
  expect(paths.length).toBeGreaterThan(5)
  for (const path of paths) {
    const answers = await Promise.all(['csv', 'xlsx'].map((format) => file(`${path}?format=${format}`)))
    expect([path, answers.map(({ status }) => status)]).toEqual([path, [200, 200]])
    expect(answers.map(({ headers }) => headers.get('content-disposition')?.match(/\w+"$/)?.[0])).toEqual([
      'csv"',
      'xlsx"',
    ])
    const [head = [], ...lines] = await linesOf(`${path}?format=csv`)
    for (const line of lines) expect(line).toHaveLength(head.length)
  }
})

test('a file holds all that the filters find, in the order of the list, beyond its page', async () => {
  const [head, ...lines] = await linesOf('/promo_code/export?format=csv')
  expect(head?.slice(0, 4)).toEqual(['Код', 'Название', 'Состояние', 'Скидка'])
  expect([lines.length, new Set(lines.map(([code]) => code)).size]).toEqual([150, 150])
  const off = await linesOf('/promo_code/export?format=csv&state=off&query=код-14')
  expect(off.slice(1).map(([code, , state]) => [code, state])).toEqual(
    ['КОД-149', 'КОД-147', 'КОД-145', 'КОД-143', 'КОД-141'].map((code) => [code, 'Выключен']),
  )
  expect((await linesOf('/promo_code/export?format=csv&sort=expires_at&page=3')).length).toBe(151)
})

test('no cell of a file begins a formula', async () => {
  const [, line] = await linesOf('/promo_code/export?format=csv&query=1%2B1')
  expect(line?.slice(0, 2)).toEqual(['КОД-7', "'=1+1"])
})

test('whose role does not see a list does not save it either', async () => {
  expect((await file('/promo_code/export?format=csv', moderator)).status).toBe(404)
  expect((await file('/promo_code/export?format=doc')).status).toBe(422)
})

test('a file of people is the owner’s alone, and the log tells who saved it', async () => {
  const support = await administrator(product, undefined, 'support')
  for (const noun of ['user', 'business_user'])
    expect((await file(`/${noun}/export?format=csv`, support)).status, noun).toBe(404)
  expect((await file('/user?limit=50', support)).status).toBe(200)
  const [, ...people] = await linesOf('/user/export?format=csv&state=active')
  const { rows } = await pool.query(
    `select actor, "to" from log where action = 'customer.export' order by id desc limit 1`,
  )
  expect(rows).toEqual([{ actor: `admin:${olga.id}`, to: { rows: people.length, format: 'csv' } }])
  const { body } = await file('/logs?kind=customer')
  expect(body.items[0]).toMatchObject({ act: 'customer.export', subject: { title: null } })
})

test('a file names only what its rows have', () => {
  const records = [cityRecord, promoCodeRecord, promotionRecord, storyRecord, businessUserRecord, customerRecord]
  for (const { noun, exported = {}, row } of records) {
    const missing = Object.keys(exported).filter((name) => !Object.hasOwn(row.properties, name))
    expect([noun, missing]).toEqual([noun, []])
  }
})

test('beyond ten thousand rows the last line of a file says that there are more', () => {
  const form = { name: { label: 'Название', kind: 'text' } } as const
  const rows = Array.from({ length: EXPORTED_ROWS + 1 }, (_, at) => ({ name: `№ ${at}` }))
  const lines = recordTable({ form }, rows)
  expect([lines.length, lines.at(-2), String(lines.at(-1)).slice(0, 19)]).toEqual([
    EXPORTED_ROWS + 2,
    ['№ 9999'],
    'Здесь первые 10000 ',
  ])
  expect(recordTable({ form }, rows.slice(1)).length).toBe(EXPORTED_ROWS + 1)
})

test('values are written as people read them', () => {
  const form = {
    on: { label: 'Да', kind: 'flag' },
    sum: { label: 'Сумма', kind: 'money' },
    way: { label: 'Как', kind: 'choice', choices: { cash: 'Наличные' } },
    at: { label: 'Когда', kind: 'moment' },
    phone: { label: 'Телефон', kind: 'phone' },
    place: pointField({ label: 'Где' }),
    image: { label: 'Картинка', kind: 'images' },
    owner: { label: 'Чей', kind: 'reference' },
  } as const
  const exported = { ...form, owner: { label: 'Чей' }, where: { label: 'Места' } }
  const row = {
    ...{ on: true, sum: 300, way: 'cash', at: '2026-11-25T01:05:00.000Z', phone: '79001112233' },
    ...{
      place: { type: 'Point', coordinates: [142.738, 46.959] },
      image: 'x',
      owner: { id: '1', name: 'Пётр' },
      where: [{ title: 'А' }],
    },
  }
  const [head = [], line = []] = recordTable({ form }, [row])
  expect(head).toEqual(['Да', 'Сумма, ₽', 'Как', 'Когда', 'Телефон', 'Где'])
  expect(line).toEqual(['да', 300, 'Наличные', '2026-11-25 12:05', '+7 (900) 111-22-33', '46.959, 142.738'])
  expect(recordTable({ form, exported }, [row])[1]?.slice(-2)).toEqual(['Пётр', 'А'])
  expect(recordTable({ form }, [{}])[1]).toEqual(['', '', '', '', '', ''])
})
