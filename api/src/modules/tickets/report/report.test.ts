import { expect, test } from 'bun:test'
import { administrator, signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { buy, makeGate, makeKind, makeReport, makeSale } from '../../../../test/tickets'

const product = await openProduct()
const { call, clock } = product

/** An evening with two kinds: four of the free ones taken, one came back, one came in. */
async function evening() {
  const sale = await makeSale(product, { kind: { price: 0, seats: 10, name: 'Входной' } })
  await makeKind(product, sale.session.id, { name: 'Партер', price: 700, seats: 5 })
  const anna = await signIn(product)
  const { body: bought } = await buy(product, sale, 4, anna)
  const purchase = (await call('GET', `/api/user/ticket_purchases/${bought.id}`, { token: anna.token })).body
  const [back, came] = purchase.tickets
  await call('POST', `/api/user/ticket_purchases/${bought.id}/refund`, {
    token: anna.token,
    body: { ticket_ids: [back.id], total: 0 },
  })
  const gate = await makeGate(product, sale.session.id)
  const pass = { id: crypto.randomUUID(), ticket_id: came.id, version: 1, was_let_in: false }
  const passes = [{ ...pass, passed_at: clock.now.toISOString() }]
  await call('POST', `/api/gates/${gate.key}/passes`, { body: { device: 'Телефон', passes } })
  return { ...sale, anna }
}

const read = (token: string, rest = '') => call('GET', `/api/event_reports/${token}${rest}`)

test('an organizer without an account sees what was sold, left, returned, came in, by kinds and in all', async () => {
  const { event } = await evening()
  const { token } = await makeReport(product, event.id)
  const { status, body } = await read(token)
  expect(status).toBe(200)
  const [free, dear] = body.sessions[0].kinds
  expect(free).toEqual({
    ...{ name: 'Входной', price: 0, stock: 10, left: 7, sold: 3 },
    ...{ held: 0, refunded: 1, passed: 1, revenue: 0 },
  })
  expect([dear.name, dear.price, dear.left]).toEqual(['Партер', 700, 5])
  expect(body.total).toEqual({ stock: 15, left: 12, sold: 3, held: 0, refunded: 1, passed: 1, revenue: 0 })
  expect(body.title).toBe(event.title)
})

test('the figures are those that the desk shows of each kind, money too', async () => {
  const sale = await makeSale(product, { kind: { price: 500, seats: 4 } })
  const { body: bought } = await buy(product, sale, 2)
  const { token } = await makeReport(product, sale.event.id)
  const kindOf = async () => (await read(token)).body.sessions[0].kinds[0]
  expect(await kindOf()).toMatchObject({ held: 2, left: 2, sold: 0, revenue: 0 })
  await product.em().execute('update ticket_seat set is_sold = true where purchase_id = ?', [bought.id])
  await product
    .em()
    .execute(
      `insert into ticket (purchase_id, kind_id, seat_id, price) select purchase_id, kind_id, id, 500 from ticket_seat where purchase_id = ?`,
      [bought.id],
    )
  const admin = await administrator(product)
  const desk = await call('GET', `/api/admin/ticket_kinds/${sale.kind.id}`, { token: admin.token })
  const { stock, sold, held, refunded, passed, revenue } = desk.body
  expect(revenue).toBe(1000)
  expect(await kindOf()).toMatchObject({ stock, sold, held, refunded, passed, revenue })
})

test('guests are names without phones, on the page and in the file', async () => {
  const { event, anna } = await evening()
  const { token } = await makeReport(product, event.id)
  const { body } = await read(token, '/guests')
  expect([body.total, body.items[0].name, 'phone' in body.items[0]]).toEqual([4, 'Анна', false])
  const file = await read(token, '/guests/export?format=csv')
  const text = String(file.body)
  expect(file.headers.get('cache-control')).toBe('no-store')
  expect([text.includes('Анна'), text.includes('Телефон')]).toEqual([true, false])
  for (const said of [JSON.stringify(body), text]) expect(said).not.toContain(anna.phone.slice(-7))
})

test('a link that was renewed or withdrawn is dead; given twice it stays the same; nobody makes one up', async () => {
  const { event } = await makeSale(product)
  const { token: staff } = await administrator(product)
  const path = `/api/admin/events/${event.id}/report`
  const { token: first } = await makeReport(product, event.id)
  expect((await makeReport(product, event.id)).token).toBe(first)
  const renewed = await call('POST', path, { token: staff, body: { renew: true } })
  const second = String(renewed.body.url).split('/').at(-1) ?? ''
  const refusal = async (token: string) => (await read(token)).body.errorMessage
  expect([await refusal(first), (await read(second)).status]).toEqual(['link.dead', 200])
  const [key = ''] = second.split('.')
  expect(await refusal(`${key}.${'0'.repeat(64)}`)).toBe('link.dead')
  await call('DELETE', path, { token: staff })
  expect(await refusal(second)).toBe('link.dead')
  for (const rest of ['/guests', '/guests/export?format=csv']) expect((await read(second, rest)).status).toBe(404)
  expect((await call('GET', path, { token: staff })).body).toEqual({ url: null, made_at: null })
})

test('a month after the last session the link shows nobody’s name', async () => {
  const { event } = await makeSale(product)
  const { token } = await makeReport(product, event.id)
  const before = clock.now
  clock.now = new Date(before.getTime() + 33 * 86_400_000)
  expect((await read(token)).body.errorMessage).toBe('link.dead')
  clock.now = before
  expect((await read(token)).status).toBe(200)
})

test('one address looks so often and not more', async () => {
  const { event } = await makeSale(product)
  const { token } = await makeReport(product, event.id)
  const answers: number[] = []
  for (let tries = 0; tries <= 120; tries += 1) {
    const { status } = await call('GET', `/api/event_reports/${token}`, { headers: { 'x-client-ip': '203.0.113.7' } })
    answers.push(status)
  }
  expect([answers.filter((status) => status === 200).length, answers.at(-1)]).toEqual([120, 429])
})
