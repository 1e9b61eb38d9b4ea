import { expect, test } from 'bun:test'
import { FIVE_MINUTES, openAsking } from '../../../../test/asked'
import { openProduct } from '../../../../test/product'
import { expireOverdueProposals } from './close-proposal'

const product = await openProduct()
const { call, em, clock } = product
const { kitchen, salad, steak, onBoard, asked, struck, confirm, propose, later, silence, owed } =
  await openAsking(product)
const { owner } = kitchen

test('a line the kitchen lacks stands until its customer has answered; the order is accepted meanwhile', async () => {
  const { read, soupLine } = await asked()
  const order = await read()
  expect(order).toMatchObject({ status: 'CONFIRMED', price: 1700, total: 1900 })
  expect(order.basket.items[1].cancellation_comment).toBeNull()
  expect(order.proposal).toMatchObject({
    status: 'asked',
    items: [{ id: soupLine.id, cancellation_comment: 'Закончился' }],
    replacement: null,
    without: { price: 1400, discount: 0, total: 1600 },
  })
  expect(Date.parse(order.proposal.answer_until) - clock.now.getTime()).toBe(FIVE_MINUTES)
})

test('without it: the line is struck with its reason, the sums and the ledger follow', async () => {
  const { id, read, answer } = await asked()
  const { status, body } = await answer('without')
  expect([status, body.proposal.status]).toEqual([200, 'without'])
  const order = await read()
  expect(order).toMatchObject({ status: 'CONFIRMED', price: 1400, total: 1600 })
  expect(order.basket.items[1].cancellation_comment).toBe('Закончился')
  expect(await owed(id)).toBe(1600)
})

test('to agree that a line is struck is to do without it', async () => {
  const { read, answer } = await asked()
  await answer('agree')
  expect(await read()).toMatchObject({ price: 1400, proposal: { status: 'agreed' } })
})

test('silence of five minutes means without it, and not a moment earlier', async () => {
  const { id, read } = await asked()
  await later(FIVE_MINUTES - 1, () => expireOverdueProposals(em(), clock.now))
  expect(await read()).toMatchObject({ price: 1700, proposal: { status: 'asked' } })
  await silence()
  expect(await read()).toMatchObject({ price: 1400, total: 1600, proposal: { status: 'expired' } })
  expect(await owed(id)).toBe(1600)
})

test('a replacement that is agreed to takes the line’s place at the price that was shown', async () => {
  const { id, read, answer } = await asked(salad)
  const { proposal } = await read()
  expect(proposal).toMatchObject({
    replacement: { name: 'Салат', quantity: 1, unit_price: 250, line_total: 250 },
    agreed: { price: 1650, total: 1850 },
    without: { price: 1400, total: 1600 },
  })
  await product.pool.query('update product set price = 260 where id = $1', [salad])
  await answer('agree')
  await product.pool.query('update product set price = 250 where id = $1', [salad])
  const order = await read()
  expect(order).toMatchObject({ price: 1650, total: 1850 })
  const lines = order.basket.items.map((line: { name: string; cancellation_comment: string | null }) => [
    line.name,
    line.cancellation_comment,
  ])
  expect(lines).toEqual([
    ['Пицца «Маргарита»', null],
    ['Суп', 'Закончился'],
    ['Салат', null],
  ])
  expect(await owed(id)).toBe(1850)
})

test('without the replacement the line is struck alone', async () => {
  const { read, answer } = await asked(salad)
  await answer('without')
  const order = await read()
  expect([order.price, order.basket.items.length]).toEqual([1400, 2])
})

test('a dearer replacement is offered to who pays on receipt, and raises the total only when agreed to', async () => {
  const { read, answer } = await asked(steak)
  expect((await read()).total).toBe(1900)
  await answer('agree')
  expect((await read()).total).toBe(2500)
  const silent = await asked(steak)
  await silence()
  expect((await silent.read()).total).toBe(1600)
})

test('change that the new total makes too small is asked for no more', async () => {
  const { read, answer } = await asked(steak, { payment_comment: '2 000' })
  await answer('agree')
  expect((await read()).payment_comment).toBeNull()
})

test('who has paid already is offered nothing dearer, and the refusal says how much it may cost', async () => {
  const order = await onBoard({ payment_type: 'online' })
  const [pizza, soupLine] = order.lines
  const dearer = await confirm(order.id, {
    cancelled_items: struck(soupLine ?? { id: '' }),
    replacement: { item_id: soupLine?.id, product_id: steak },
  })
  expect([dearer.status, dearer.body.errorMessage]).toEqual([409, 'order.replacement_dearer'])
  expect(dearer.body.message.replaceAll('\u00a0', ' ')).toContain('до 300 ₽ за порцию, а это — 900 ₽')
  expect((await order.read()).status).toBe('CONFIRMATION_PENDING')
  const cheaper = await confirm(order.id, {
    cancelled_items: struck(pizza ?? { id: '' }),
    replacement: { item_id: pizza?.id, product_id: salad },
  })
  expect(cheaper.status).toBe(200)
})

test('who is asked may cancel everything, however long ago the order was accepted', async () => {
  const { id, read, answer, lines, token } = await onBoard()
  await confirm(id)
  await later(20 * 60_000, async () => {
    expect((await call('PUT', `/api/orders/actions/user/cancel/${id}`, { token })).status).toBe(409)
    await propose(id, { cancelled_items: struck(lines[1] ?? { id: '' }) })
    expect((await answer('cancel')).status).toBe(200)
  })
  expect(await read()).toMatchObject({ status: 'CANCELLED_BY_USER', proposal: { status: 'cancelled' } })
})

test('of a single dish nothing is left without its replacement: no means the end, and so does silence', async () => {
  const alone = async () => {
    const order = await onBoard({}, [kitchen.product_id])
    const [line] = order.lines
    await confirm(order.id, {
      cancelled_items: struck(line ?? { id: '' }),
      replacement: { item_id: line?.id, product_id: steak },
    })
    expect((await order.read()).proposal.without).toBeNull()
    return order
  }
  const [said, silent] = [await alone(), await alone()]
  await said.answer('without')
  expect((await said.read()).status).toBe('CANCELLED_BY_USER')
  await silence()
  const { status, events } = await silent.read()
  expect([status, events.at(-1).comment]).toEqual(['CANCELLED_BY_RESTAURANT', 'Пицца «Маргарита»: закончился'])
  const board = (await call('GET', '/api/business_user/orders/urgent', { token: owner.token })).body.items
  expect(board.find((one: { id: number }) => one.id === silent.id)).toMatchObject({ cancel_unseen: true })
})
