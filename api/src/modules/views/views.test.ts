import { expect, test } from 'bun:test'
import { VIEWS_MOST } from '@ostrov/shared/views/form'
import { administrator, businessOwner, type Person } from '../../../test/people'
import { openProduct } from '../../../test/product'

const product = await openProduct()
const DOOR = '/api/admin/views'
const VIEW = { list: 'orders', name: 'Ждут', address: '?status=NEW', is_default: false }

const save = ({ token }: Person, change: Partial<typeof VIEW> = {}, door = DOOR) =>
  product.call('POST', door, { token, body: { ...VIEW, ...change } })
const list = async ({ token }: Person, name = VIEW.list, door = DOOR) =>
  (await product.call('GET', `${door}?list=${name}`, { token })).body.items

test('views are one’s own, of one list, by name, and the same name is the same view', async () => {
  const [mine, other] = [await administrator(product), await administrator(product)]
  await save(mine)
  await save(mine, { name: 'Без денег', address: '?total=,0' })
  await save(mine, { list: 'reviews', name: 'Отзывы' })
  await save(other, { name: 'Чужой' })
  const again = await save(mine, { address: '?status=CANCELED' })
  expect(again.status).toBe(200)
  expect(await list(mine)).toMatchObject([
    { name: 'Без денег', address: '?total=,0', is_default: false },
    { name: 'Ждут', address: '?status=CANCELED', is_default: false },
  ])
})

test('people of a restaurant keep theirs by the same rules', async () => {
  const owner = await businessOwner(product)
  const door = '/api/business_user/views'
  await save(owner, {}, door)
  expect(await list(owner, VIEW.list, door)).toMatchObject([{ name: 'Ждут' }])
  expect((await save(owner)).status).toBe(403)
})

test('one view of a list opens first, and another takes its place', async () => {
  const mine = await administrator(product)
  const { body } = await save(mine)
  await save(mine, { name: 'Первый', is_default: true })
  await save(mine, { list: 'reviews', name: 'Отзывы', is_default: true })
  const change = { token: mine.token, body: { name: 'Ждут нас', is_default: true } }
  expect((await product.call('PUT', `${DOOR}/${body.id}`, change)).body).toMatchObject(change.body)
  expect(await list(mine)).toMatchObject([
    { name: 'Ждут нас', is_default: true },
    { name: 'Первый', is_default: false },
  ])
  expect(await list(mine, 'reviews')).toMatchObject([{ is_default: true }])
})

test('a name that another view has is refused, and so is one view too many, also of twenty at once', async () => {
  const mine = await administrator(product)
  const { body } = await save(mine)
  const rest = Array.from({ length: VIEWS_MOST + 4 }, (_, at) => save(mine, { name: `Вид ${at}` }))
  const statuses = (await Promise.all(rest)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200).length).toBe(VIEWS_MOST - 1)
  expect(await list(mine)).toHaveLength(VIEWS_MOST)
  const [taken] = (await list(mine)).filter(({ name }: { name: string }) => name !== VIEW.name)
  const same = { token: mine.token, body: { name: taken.name, is_default: false } }
  const refused = await product.call('PUT', `${DOOR}/${body.id}`, same)
  expect([refused.status, refused.body.errorMessage]).toEqual([409, 'list_view.name_taken'])
  expect((await save(mine, { address: '?status=DELIVERED' })).status).toBe(200)
})

test('views go with their person, and what was done to them is in the log', async () => {
  const mine = await administrator(product)
  const { body } = await save(mine)
  await product.call('DELETE', `${DOOR}/${body.id}`, { token: mine.token })
  const kept = await save(mine)
  const { rows } = await product.pool.query('select action, "from", "to" from log where subject = $1 order by id', [
    `list_view:${body.id}`,
  ])
  const told = { name: 'Ждут', is_default: false, shown_rows: '?status=NEW' }
  expect(rows).toEqual([
    { action: 'list_view.create', from: null, to: told },
    { action: 'list_view.delete', from: told, to: null },
  ])
  await product.pool.query('delete from admin where id = $1', [mine.id])
  const left = await product.pool.query('select 1 from list_view where id = $1', [kept.body.id])
  expect(left.rows).toEqual([])
})
