import { expect, test } from 'bun:test'
import { administrator } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { story } from '../../../test/story'

const product = await openProduct()
const { call, pool } = product
const [olga, boris] = [await administrator(product), await administrator(product)]
const moderator = await administrator(product, undefined, 'moderator')

const post = async (title: string) =>
  (await call('POST', '/api/admin/story', { token: olga.token, body: story(title) })).body
const many = (rows: object[], { token } = olga, headers = {}) =>
  call('PUT', '/api/admin/story/many', { token, body: { rows }, headers })
const seen = ({ id, version }: { id: string; version: string }) => ({ id, version })
const sorts = async (rows: { id: string }[]) => {
  const { rows: found } = await pool.query('select title, sort from story where id = any($1) order by title', [
    rows.map(({ id }) => id),
  ])
  return found
}

test('many rows change by one call, and each has its own line in the log', async () => {
  const rows = [await post('Навага'), await post('Палтус')]
  const { status, body } = await many(rows.map((row) => ({ ...seen(row), sort: 5 })))
  expect([status, body.refused, body.items.map(({ sort }: { sort: number }) => sort)]).toEqual([200, [], [5, 5]])
  const { rows: log } = await pool.query(
    `select "from", "to" from log where action = 'story.change' and subject = any($1)`,
    [rows.map(({ id }) => `story:${id}`)],
  )
  expect(log).toEqual([
    { from: { sort: 0 }, to: { sort: 5 } },
    { from: { sort: 0 }, to: { sort: 5 } },
  ])
})

test('what somebody has changed meanwhile, or removed, stays as it is and is named; the others are changed', async () => {
  const [first, second, third] = [await post('Корюшка'), await post('Минтай'), await post('Терпуг')]
  const token = boris.token
  await call('PUT', `/api/admin/story/${first.id}`, { token, body: { title: 'Азиатская корюшка' } })
  await call('DELETE', `/api/admin/story/${third.id}`, { token })
  const { body } = await many([first, second, third].map((row) => ({ ...seen(row), sort: 9 })))
  const refused = Object.fromEntries(body.refused.map((one: { id: string; errorMessage: string }) => [one.id, one]))
  expect([refused[first.id].errorMessage, refused[third.id].errorMessage]).toEqual(['story.changed', 'story.not_found'])
  expect(await sorts([first, second])).toEqual([
    { title: 'Азиатская корюшка', sort: 0 },
    { title: 'Минтай', sort: 9 },
  ])
})

test('a row whose own rules refuse says why in the words of its field', async () => {
  const born = new Date()
  const moments = { starts_at: born.toISOString(), expires_at: new Date(born.getTime() + 86_400_000).toISOString() }
  const terms = {
    amount: 100,
    amount_type: 'rubles',
    max_discount: null,
    min_order_sum: 0,
    paid_by: 'platform',
    restaurant_ids: [],
  }
  const code = async (code: string) => {
    const limits = { user_use_limit: 1, total_use_limit: null, first_order_only: false, is_active: true }
    const body = { code, name: code, ...terms, ...limits, ...moments }
    return (await call('POST', '/api/admin/promo_code', { token: olga.token, body })).body
  }
  const rows = [await code('НЕРПА-1'), await code('НЕРПА-2')]
  await pool.query('update promo_code set total_used_count = 7 where id = $1', [rows[0].id])
  const { body } = await call('PUT', '/api/admin/promo_code/many', {
    token: olga.token,
    body: { rows: rows.map((row) => ({ ...seen(row), total_use_limit: 3 })) },
  })
  expect(body.items.map(({ code }: { code: string }) => code)).toEqual(['НЕРПА-2'])
  expect(body.refused).toEqual([
    { id: rows[0].id, errorMessage: 'request.invalid', message: 'Уже использован 7\u00A0раз: меньше нельзя' },
  ])
})

test('an answer that was lost is asked again and changes nothing twice', async () => {
  const row = await post('Камбала')
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const asked = [{ ...seen(row), sort: 4 }]
  const [first, again] = [await many(asked, olga, headers), await many(asked, olga, headers)]
  expect([first.body.refused, again.body]).toEqual([[], first.body])
})

test('two who change the same rows at once wait for one another; of each row one has changed it', async () => {
  const rows = await Promise.all(['Сом', 'Щука', 'Язь', 'Хариус'].map(post))
  const answers = await Promise.all([
    many(rows.map((row) => ({ ...seen(row), sort: 11 }))),
    many(
      rows.toReversed().map((row) => ({ ...seen(row), sort: 12 })),
      boris,
    ),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers.flatMap(({ body }) => body.items)).toHaveLength(4)
  expect(answers.flatMap(({ body }) => body.refused)).toHaveLength(4)
})

test('only what may be changed of many is, of at most two hundred, by those whose role may', async () => {
  const row = await post('Форель')
  await many([{ ...seen(row), title: 'Не форель', sort: 1 }])
  expect(await sorts([row])).toEqual([{ title: 'Форель', sort: 1 }])
  expect((await many([])).status).toBe(422)
  expect((await many(Array.from({ length: 201 }, () => seen(row)))).status).toBe(422)
  expect((await many([{ ...seen(row), sort: 2 }], moderator)).status).toBe(404)
})
