import { expect, test } from 'bun:test'
import { friend, openTogether, visitor } from '../../../test/groups'
import { fillBasket, orderForm } from '../../../test/orders'
import { signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { rows, sql } from '../../db/sql'

const product = await openProduct({ LIMITS: 'group_joins=1000/60' })
const { call, app, em } = product

/** What a stream has said since it was last asked. */
async function listen(path: string, headers: Record<string, string>) {
  const answer = await app.handle(new Request(`http://localhost${path}/stream`, { headers }))
  const reader = answer.body?.getReader()
  product.beforeClose(() => reader?.cancel())
  let text = ''
  const hear = async (): Promise<void> => {
    const { value, done } = (await reader?.read()) ?? { value: undefined, done: true }
    if (done) return
    text += new TextDecoder().decode(value)
    return text.includes('event: group') ? undefined : hear()
  }
  const ends = async (): Promise<void> => {
    if (!((await reader?.read())?.done ?? true)) await ends()
  }
  return {
    status: answer.status,
    ends,
    /** Waits for the next word that something changed. */
    async told() {
      await hear()
      text = ''
    },
  }
}

test('what anybody changes is told to everybody else', async () => {
  const { kitchen, owner, path } = await openTogether(product)
  const [anna, boris] = [await friend(product, path, 'Аня'), await friend(product, path, 'Боря')]
  const [owners, borises] = [
    await listen(path, { authorization: `Bearer ${owner.token}` }),
    await listen(path, { cookie: boris.cookie() }),
  ]
  await anna.put(kitchen.product_id)
  await Promise.all([owners.told(), borises.told()])
  expect((await boris.see()).body.total).toBe(700)
  await call('PUT', path, { token: owner.token, body: { is_locked: true } })
  await borises.told()
})

test('a stopped dish and the order’s way are told', async () => {
  const { kitchen, owner, path } = await openTogether(product)
  const anna = await friend(product, path, 'Аня')
  const basket = await fillBasket(product, owner.token, kitchen, 2)
  const live = await listen(path, { cookie: anna.cookie() })
  await rows(em(), sql`update product set name = 'Пицца сезона' where id = ${kitchen.product_id}`)
  await live.told()
  const body = orderForm(kitchen, basket)
  await call('POST', '/api/user/orders', { token: owner.token, body })
  await live.told()
  expect((await anna.see()).body.state).toBe('ordered')
})

test('who has not joined hears nothing', async () => {
  const { path } = await openTogether(product)
  expect((await listen(path, {})).status).toBe(404)
  expect((await visitor(product, path).ask('GET', '/stream')).body.errorMessage).toBe('group.not_joined')
})

test('a basket without friends tells nobody anything', async () => {
  const { kitchen, owner } = await openTogether(product)
  const [group] = await rows<{ id: string }>(em(), sql`select id from basket_group where user_id = ${owner.id}`)
  const told: string[] = []
  await product.deps.notices.ready()
  product.deps.notices.hear('basket_group', { heard: (id) => told.push(id), again: () => undefined })
  const other = await signIn(product)
  await fillBasket(product, other.token, kitchen, 1)
  await call('POST', `/api/unauthorized/basket_item/${crypto.randomUUID()}`, {
    body: { restaurant_id: kitchen.restaurant_id, product_id: kitchen.product_id, quantity: 1 },
  })
  // Notices come in the order of their commits: this one ends the wait.
  await fillBasket(product, owner.token, kitchen, 1)
  while (told.length === 0) await Bun.sleep(5)
  expect(new Set(told)).toEqual(new Set([group?.id ?? '']))
})

test('the stream of who is taken out ends with the seat', async () => {
  const { owner, path } = await openTogether(product)
  const anna = await friend(product, path, 'Аня')
  const live = await listen(path, { cookie: anna.cookie() })
  await call('DELETE', `${path}/participants/${anna.id}`, { token: owner.token })
  // The next beat is fifteen seconds away.
  expect(await Promise.race([live.ends().then(() => 'ended'), Bun.sleep(10_000)])).toBe('ended')
})
