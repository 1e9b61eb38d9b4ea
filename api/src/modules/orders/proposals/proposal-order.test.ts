import { expect, test } from 'bun:test'
import { FIVE_MINUTES, openAsking } from '../../../../test/asked'
import { businessManager, businessOwner, signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { expireProposal } from './close-proposal'

const product = await openProduct()
const { call, em } = product
const { kitchen, salad, steak, onBoard, asked, struck, confirm, act, propose, withdraw, later, silence, owed } =
  await openAsking(product)
const { restaurant_id, owner } = kitchen
const at = `/api/orders/actions/restaurant/${restaurant_id}`

test('while an answer is awaited the order goes no further, but may be refused', async () => {
  const { id, read } = await asked()
  const refused = await act(id, { status: 'IN_PREPARATION' })
  expect([refused.status, refused.body.errorMessage]).toEqual([409, 'order.answer_awaited'])
  expect((await act(id, { status: 'CANCELLED_BY_RESTAURANT', comment: 'Нет газа' })).status).toBe(200)
  expect(await read()).toMatchObject({ status: 'CANCELLED_BY_RESTAURANT', proposal: { status: 'cancelled' } })
})

test('who cancels by the ordinary way has answered with it', async () => {
  const { id, token, read, answer } = await asked()
  expect((await call('PUT', `/api/orders/actions/user/cancel/${id}`, { token })).status).toBe(200)
  expect(await read()).toMatchObject({ status: 'CANCELLED_BY_USER', proposal: { status: 'cancelled' } })
  expect((await answer('cancel')).status).toBe(200)
  await silence()
  expect((await read()).proposal.status).toBe('cancelled')
})

test('answered, the order goes on', async () => {
  const { id, answer } = await asked()
  await answer('without')
  expect((await act(id, { status: 'IN_PREPARATION' })).status).toBe(200)
})

test('something may be found missing while it is cooked, and not before it is accepted or once it is made', async () => {
  const { id, lines, read } = await onBoard()
  const strike = { cancelled_items: struck(lines[1] ?? { id: '' }) }
  expect((await propose(id, strike)).body.errorMessage).toBe('order.transition_forbidden')
  await confirm(id)
  await act(id, { status: 'IN_PREPARATION' })
  expect((await propose(id, strike)).body.proposal.status).toBe('asked')
  expect((await act(id, { status: 'OUT_FOR_DELIVERY' })).body.errorMessage).toBe('order.answer_awaited')
  await silence()
  expect((await read()).status).toBe('IN_PREPARATION')
  await act(id, { status: 'OUT_FOR_DELIVERY' })
  expect((await propose(id, strike)).body.errorMessage).toBe('order.transition_forbidden')
})

test('the same question again asks nothing new, another one waits for its turn', async () => {
  const { id, lines, soupLine, read } = await asked(salad)
  const { proposal } = await read()
  const again = {
    cancelled_items: struck(soupLine),
    replacement: { item_id: soupLine.id, product_id: salad, product_options: [] },
  }
  expect((await propose(id, again)).body.proposal.id).toBe(proposal.id)
  const other = await propose(id, { cancelled_items: struck(lines[0] ?? { id: '' }) })
  expect([other.status, other.body.errorMessage]).toEqual([409, 'order.answer_awaited'])
})

test('two operators who ask at once ask once', async () => {
  const { id, lines } = await onBoard()
  await confirm(id)
  const [one, other] = lines.map((line) => ({ cancelled_items: struck(line) }))
  const answers = await Promise.all([propose(id, one), propose(id, other)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('the same answer again is harmless, another one comes too late', async () => {
  const { id, answer, read } = await asked(salad)
  const { proposal } = await read()
  const twice = await Promise.all([answer('agree', proposal.id), answer('agree', proposal.id)])
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  expect([(await read()).price, await owed(id)]).toEqual([1650, 1850])
  const other = await answer('without', proposal.id)
  expect([other.status, other.body.errorMessage]).toEqual([409, 'order.proposal_closed'])
})

test('an answer after five minutes comes too late though no job has closed the question yet', async () => {
  const { answer, read } = await asked()
  const late = await later(FIVE_MINUTES, () => answer('cancel'))
  expect(late.body.errorMessage).toBe('order.proposal_closed')
  expect((await read()).status).toBe('CONFIRMED')
})

test('answer and silence at the same moment have one outcome', async () => {
  const { id, answer, read } = await asked(salad)
  const { proposal } = await read()
  const end = new Date(Date.parse(proposal.answer_until))
  await Promise.all([
    answer('agree', proposal.id),
    em().transactional((tx) => expireProposal(tx, proposal.id, end)),
    answer('cancel', proposal.id),
  ])
  const { status, total, proposal: closed } = await read()
  const outcomes = { agreed: ['CONFIRMED', 1850], expired: ['CONFIRMED', 1600], cancelled: ['CANCELLED_BY_USER', 1900] }
  expect(Object.entries(outcomes)).toContainEqual([closed.status, [status, total]])
  if (status === 'CONFIRMED') expect(await owed(id)).toBe(total)
})

test('an answer and a question taken back at the same moment have one outcome', async () => {
  const { id, answer, read } = await asked(salad)
  const { proposal } = await read()
  await Promise.all([answer('agree', proposal.id), withdraw(id)])
  const { total, proposal: closed } = await read()
  expect([
    ['agreed', 1850],
    ['withdrawn', 1900],
  ]).toContainEqual([closed.status, total])
  expect(await owed(id)).toBe(total)
})

test('what was taken back is asked no more, and the order stays as it was', async () => {
  const { id, answer, read } = await asked(salad)
  expect((await withdraw(id)).body.proposal.status).toBe('withdrawn')
  expect((await withdraw(id)).status).toBe(200)
  expect((await answer('agree')).body.errorMessage).toBe('order.proposal_closed')
  expect(await read()).toMatchObject({ price: 1700, total: 1900 })
  expect((await act(id, { status: 'IN_PREPARATION' })).status).toBe(200)
})

test('an acceptance taken back takes its question back', async () => {
  const { id, event_id, read, answer } = await asked()
  expect((await act(id, { undo: event_id })).body.status).toBe('CONFIRMATION_PENDING')
  expect((await read()).proposal.status).toBe('withdrawn')
  expect((await answer('without')).status).toBe(409)
})

test('a line of another order, a struck one, another’s dish and an empty order are refused', async () => {
  const { id, lines } = await onBoard()
  const stranger = await onBoard()
  await confirm(id)
  const code = async (body: unknown) => (await propose(id, body)).body.errorMessage
  const [pizza, soupLine] = [lines[0] ?? { id: '' }, lines[1] ?? { id: '' }]
  expect(await code({ cancelled_items: struck(stranger.lines[0] ?? { id: '' }) })).toBe('order.item_not_found')
  expect(await code({ cancelled_items: struck(pizza, soupLine) })).toBe('order.items_empty')
  const foreign = { item_id: pizza.id, product_id: stranger.lines[0]?.id }
  expect(await code({ cancelled_items: struck(pizza), replacement: foreign })).toBe('product.not_found')
  const elsewhere = { item_id: soupLine.id, product_id: salad }
  expect(await code({ cancelled_items: struck(pizza), replacement: elsewhere })).toBe('order.item_not_found')
  await product.pool.query('update product set is_active = false where id = $1', [steak])
  const gone = { item_id: pizza.id, product_id: steak }
  expect(await code({ cancelled_items: struck(pizza), replacement: gone })).toBe('basket.product_unavailable')
  await product.pool.query('update product set is_active = true where id = $1', [steak])
})

test('neither another customer, nor another restaurant, nor a manager without orders finds the question', async () => {
  const { id, soupLine, read } = await asked()
  const { proposal } = await read()
  const [stranger, other] = [await signIn(product), await businessOwner(product)]
  const cook = await businessManager(product, owner, restaurant_id, ['menu'])
  const path = `/api/orders/actions/user/answer/${id}`
  const body = { proposal_id: proposal.id, answer: 'agree' }
  expect((await call('PUT', path, { token: stranger.token, body })).status).toBe(404)
  for (const { token } of [other, cook]) {
    const strike = { cancelled_items: struck(soupLine) }
    expect((await call('PUT', `${at}/order/${id}/proposal`, { token, body: strike })).status).toBe(404)
    expect((await call('DELETE', `${at}/order/${id}/proposal`, { token })).status).toBe(404)
  }
  expect((await read()).proposal.status).toBe('asked')
})

test('question and answer reach the live pages and the poll, and are no steps of the order’s history', async () => {
  const { token, answer, read } = await asked()
  const since = (await call('GET', '/api/updates/orders', { token })).body.last_event_id
  await answer('without')
  const { items } = (await call('GET', `/api/updates/orders?since=${since}`, { token })).body
  expect(items.some((one: { event_id: number }) => one.event_id > since)).toBe(true)
  const steps = (await read()).events.map((event: { to: string }) => event.to)
  expect(steps).toEqual(['new', 'CONFIRMATION_PENDING', 'CONFIRMED'])
})
