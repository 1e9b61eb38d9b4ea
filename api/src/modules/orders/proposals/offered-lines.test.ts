import { expect, test } from 'bun:test'
import { openAsking } from '../../../../test/asked'
import { makeOffer } from '../../../../test/offers'
import { administrator } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { linesFor } from '../../payments/receipts/receipt-lines'

const product = await openProduct()
const { call, em } = product
const { kitchen, salad, onBoard, struck, confirm } = await openAsking(product)
const admin = await administrator(product)
await makeOffer(product, kitchen, { kind: 'second_half', label: 'Второе за полцены', percent: null })
const FIRST = { id: '', discount: 0 }

/** Two pizzas of 700 ₽, of which one is halved, and a soup of 300 ₽; the delivery costs 200 ₽. */
async function ordered() {
  const order = await onBoard()
  const read = async () => {
    const found = await order.read()
    const { price, discount, offer_discount, total } = found
    return {
      items: found.basket.items,
      sums: { price, discount, offer_discount, total },
      receipt: await receipt(total),
    }
  }
  const receipt = async (total: number) =>
    (await linesFor(em(), { order_id: order.id, purchase_id: null }, total)).map(({ amount }) => amount)
  const [pizza = FIRST, soup = FIRST] = (await read()).items
  return { ...order, read, pizza, soup }
}

test('each position of the receipt is less what offers took off it', async () => {
  const { read } = await ordered()
  expect(await read()).toMatchObject({
    sums: { price: 1700, discount: 350, offer_discount: 350, total: 1550 },
    receipt: [1050, 300, 200],
  })
})

test('who does without a line pays for the others what was promised', async () => {
  const { id, soup, answer, read } = await ordered()
  await confirm(id, { cancelled_items: struck(soup) })
  await answer('without')
  expect(await read()).toMatchObject({
    sums: { price: 1400, discount: 350, offer_discount: 350, total: 1250 },
    receipt: [1050, 200],
  })
})

test('what offers took off a struck line goes with it; a dish instead of it keeps as much', async () => {
  const { id, pizza, answer, read } = await ordered()
  await confirm(id, { cancelled_items: struck(pizza), replacement: { item_id: pizza.id, product_id: salad } })
  await answer('agree')
  expect(await read()).toMatchObject({
    sums: { price: 800, discount: 350, offer_discount: 350, total: 650 },
    receipt: [300, 150, 200],
  })
  const other = await ordered()
  await confirm(other.id, { cancelled_items: struck(other.pizza) })
  await other.answer('without')
  expect(await other.read()).toMatchObject({ sums: { price: 300, discount: 0, offer_discount: 0, total: 500 } })
})

test('the desk’s account says who paid for what', async () => {
  const { id } = await ordered()
  const { account } = (await call('GET', `/api/admin/orders/${id}`, { token: admin.token })).body
  expect(account.charged).toBe(1550)
  expect(account.rows).toMatchObject([
    { kind: 'goods', amount: 1700 },
    { kind: 'discount', amount: -350, paid_by: 'restaurant' },
    { kind: 'delivery', amount: 200 },
  ])
})
