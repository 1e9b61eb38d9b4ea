/** One person's whole way through the product, with every line that it logs: none of them says anything of the person. */
import { beforeAll, expect, test } from 'bun:test'
import { openKitchen, orderForm } from './orders'
import { openProduct } from './product'
import { startServer, until } from './server'
import { asked } from './support'

const PHONE = '+7 (914) 765-43-21'
const SAID = {
  phone: PHONE,
  name: 'Ариадна Перевощикова',
  email: 'ariadna.perevoschikova@example.com',
  address: 'Сорокина, 91-Ю, Южно-Сахалинск',
  comment: 'Калитка за сиренью, звонить дважды',
  review: 'Пирог пересолен, зато курьер донёс горячим',
  question: 'Оплатила чужой картой, верните на мою',
}

const product = await openProduct()
const kitchen = await openKitchen(product)
const port = await freePort()
// Letters are sent to where nobody answers: what fails is written down, too.
const server = await startServer({
  DATABASE_URL: product.databaseUrl,
  PORT: port,
  LOG_LEVEL: 'trace',
  MAIL: 'smtp',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'no-reply@example.com',
})
let token = ''

async function ask(method: string, path: string, body?: object | string) {
  const answer = await fetch(server.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text }
}
const good = async (method: string, path: string, body?: object) => {
  const answer = await ask(method, path, body)
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

async function register() {
  const { data } = await good('POST', '/api/user/authenticate', { phone: PHONE })
  token = data.token
  await good('GET', '/api/user/confirm')
  const sent = `/api/dev/outbox?to=${PHONE.replace(/\D/g, '')}`
  await until(async () => JSON.stringify((await ask('GET', sent)).body).includes('sms'))
  const code = /\b\d{4}\b/.exec(JSON.stringify((await good('GET', sent)).items[0].body))?.[0]
  await good('POST', '/api/user/confirm', { code })
  await good('PUT', '/api/user', { name: SAID.name, email: SAID.email })
}

async function order() {
  const { address, comment, name } = SAID
  const apartment = '4071'
  await good('POST', '/api/user/user_address', {
    address,
    coordinates: { type: 'Point', coordinates: [142.734, 46.958] },
    address_details: { apartment, comment },
  })
  const { restaurant_id, product_id } = kitchen
  const { basket } = await good('POST', '/api/basket_item', { restaurant_id, product_id, quantity: 2 })
  const form = orderForm(kitchen, { basket_id: basket.id, cartSum: basket.total })
  const own = { user_name: name, user_phone: PHONE, address, apartment, comment, delivery_comment: comment }
  const placed = await good('POST', '/api/user/orders', { ...form, ...own, payment_type: 'online' })
  await fetch(placed.payment_url)
  const decision = new URLSearchParams({ decision: 'pay' })
  await fetch(placed.payment_url, { method: 'POST', body: decision, redirect: 'manual' })
  const status = async () =>
    (await product.pool.query('select status from "order" where id = $1', [placed.order_id])).rows[0].status
  await until(async () => (await status()) === 'CONFIRMATION_PENDING')
  await product.pool.query(`update "order" set status = 'DELIVERED', confirmation_date = now() where id = $1`, [
    placed.order_id,
  ])
  return placed
}

/** What goes wrong with the same words in it. */
async function fail() {
  const digits = PHONE.replace(/\D/g, '')
  for (const path of [`/api/user/${digits}`, `/eda/${SAID.email}`, `/api/search?q=${encodeURI(SAID.name)}`, '/api/'])
    await ask('GET', path)
  await ask('POST', '/api/user/authenticate', `{"phone":"${PHONE}"`)
  await ask('POST', '/api/support', asked({ text: SAID.question, email: SAID.email, subject: SAID.name }))
  await ask('PUT', '/api/user', { name: `${SAID.name}\0`, email: `${SAID.email}!` })
  await product.pool.query('alter table support_message rename to lost')
  const broken = await ask('POST', '/api/support', asked({ text: SAID.question, email: SAID.email, name: SAID.name }))
  await product.pool.query('alter table lost rename to support_message')
  await product.pool.query('alter table "user" add constraint no_such_mail check (name is distinct from \'Нет\')')
  const refused = await ask('PUT', '/api/user', { name: 'Нет', email: SAID.email })
  expect([broken.status, refused.status]).toEqual([500, 500])
}

beforeAll(async () => {
  await register()
  const { order_id } = await order()
  await good('POST', '/api/user/reviews', { order_id, rating: 2, text: SAID.review })
  await good('POST', '/api/support', asked({ text: SAID.question, email: SAID.email, name: SAID.name }))
  await fail()
  await until(() => server.log.some((line) => line.task === 'mail.send'))
}, 120_000)

test('the way was logged, its failures too', () => {
  const said = server.log.map((line) => line.msg)
  for (const one of ['request', 'request failed']) expect(said).toContain(one)
  expect(server.log.length).toBeGreaterThan(20)
})

test.each(Object.entries(SAID))('no line says the %s', (_, value) => {
  const digits = value.replace(/\D/g, '')
  const traces = [value, encodeURI(value), ...(digits.length >= 10 ? [digits, digits.slice(-10)] : [])]
  const lines = server.log.map((line) => JSON.stringify(line))
  expect(lines.filter((line) => traces.some((trace) => line.includes(trace)))).toEqual([])
})

test('no line says a word of the name, the address or the session', () => {
  const lines = server.log.map((line) => JSON.stringify(line)).join('\n')
  for (const word of ['Ариадн', 'Перевощиков', 'perevoschikova', 'Сорокина', 'сиренью', 'пересолен', 'чужой', token])
    expect(lines.includes(word) ? word : '').toBe('')
})

async function freePort() {
  const taken = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response() })
  const { port: found } = taken
  await taken.stop(true)
  return String(found)
}
