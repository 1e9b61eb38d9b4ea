import { expect, test } from 'bun:test'
import { ask, Problem, readAsSent, sentenceOf } from './answers'
import { askOrNull } from './nowhere'
import { isSessionRefused } from './session'

const refused = (status: number, value: unknown) => Promise.resolve({ data: null, error: { status, value }, status })
const OFFLINE = 'Нет связи. Проверьте интернет и\u00A0повторите.'

test('the data of an answer is what one gets', async () => {
  expect(await ask(Promise.resolve({ data: { total: 3 }, error: null, status: 200 }))).toEqual({ total: 3 })
})

test('a refusal is thrown with the server’s code, sentence, fields and whatever else it says', async () => {
  const body = { errorMessage: 'zone.below_minimum', message: 'Мало', errors: { price: 'Мало' }, min_order_sum: 500 }
  const thrown = await ask(refused(409, body)).catch((error: unknown) => error)
  expect(thrown).toBeInstanceOf(Problem)
  expect(thrown).toMatchObject({
    status: 409,
    errorMessage: 'zone.below_minimum',
    message: 'Мало',
    errors: { price: 'Мало' },
    data: { min_order_sum: 500 },
  })
})

test.each([
  ['a body that is no object', () => refused(502, 'Bad gateway'), 502],
  ['an empty answer', () => Promise.resolve({ data: null, error: null, status: 200 }), 200],
  ['no answer at all', () => Promise.reject(new TypeError('Failed to fetch')), 0],
])('%s speaks of the connection', async (_, answer, status) => {
  await expect(ask(answer())).rejects.toMatchObject({ status, errorMessage: 'network', message: OFFLINE })
})

test('fields that are no sentences are not shown', async () => {
  await expect(ask(refused(422, { message: 'Нет', errors: { price: 5 } }))).rejects.toMatchObject({ errors: {} })
})

test.each([404, 422])('what answers %d stands nowhere; other refusals are thrown', async (status) => {
  expect(await askOrNull(refused(status, { message: 'Нет' }))).toBeNull()
  await expect(askOrNull(refused(500, { message: 'Сломалось' }))).rejects.toMatchObject({ status: 500 })
})

test('only a Problem has a sentence of its own', () => {
  expect(sentenceOf(new Problem(409, 'order.late', 'Поздно'), 'Иначе')).toBe('Поздно')
  expect(sentenceOf(new Error('inner'), 'Иначе')).toBe('Иначе')
  expect(sentenceOf(new Error('inner'))).toBe(OFFLINE)
})

test.each([
  [401, '/api/user', true],
  [403, '/api/user', true],
  [401, '/api/business/authenticate', false],
  [404, '/api/user', false],
])('%d from %s ends the session: %p', (status, path, ends) => {
  expect(isSessionRefused(new Request(`http://site${path}`), new Response(null, { status }))).toBe(ends)
})

test('a name of digits, of a date or of a truth value stays text', async () => {
  const sent = { name: '1905', title: '2026-11-22', word: 'true' }
  expect(await readAsSent(Response.json(sent))).toEqual(sent)
})

test('a refusal is left to the typed client', async () => {
  expect(await readAsSent(Response.json({}, { status: 404 }))).toBeNull()
})
