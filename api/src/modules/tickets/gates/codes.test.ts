import { expect, test } from 'bun:test'
import { signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { makeKind, makeSale } from '../../../../test/tickets'

const product = await openProduct({ LIMITS: 'ticket_codes=3/3600' })
const { call } = product

/** A session with a kind for anybody and one for the orchestra's friends. */
async function guarded(fields: { code_uses?: number | null; seats?: number } = {}) {
  const { session, kind } = await makeSale(product, { kind: { price: 0 } })
  const hidden = await makeKind(product, session.id, { ...fields, price: 0, access_code: 'Друзья-26' })
  return { session, kind, hidden }
}
const seen = async (id: string, code?: string) =>
  (await call('GET', `/api/event_sessions/${id}/tickets${code ? `?code=${encodeURIComponent(code)}` : ''}`)).body
const names = (sale: { kinds: { name: string }[] }) => sale.kinds.map(({ name }) => name)

type Sale = Awaited<ReturnType<typeof guarded>>
async function take({ session, hidden }: Sale, code: string | undefined, person?: { token: string }) {
  const { token } = person ?? (await signIn(product))
  const body = { session_id: session.id, items: [{ kind_id: hidden.id, count: 1 }], mail: 'anna@example.com', total: 0 }
  return call('POST', '/api/user/ticket_purchases', { token, body: { ...body, ...(code && { code }) } })
}

test('a kind behind a code is seen and sold only to who says it, however it is spelled', async () => {
  const sale = await guarded()
  const plain = await seen(sale.session.id)
  expect([names(plain), plain.has_codes, plain.is_code_right]).toEqual([[sale.kind.name], true, null])
  const opened = await seen(sale.session.id, ' дРУЗЬЯ-26 ')
  expect([names(opened), opened.is_code_right]).toEqual([[sale.kind.name, sale.hidden.name], true])
  const wrong = await seen(sale.session.id, 'враги')
  expect([names(wrong), wrong.is_code_right]).toEqual([[sale.kind.name], false])
  expect(JSON.stringify(opened)).not.toContain('Друзья-26')
  expect((await take(sale, undefined)).body.errorMessage).toBe('ticket.not_on_sale')
  expect((await take(sale, 'друзья')).body.errorMessage).toBe('ticket.not_on_sale')
  expect((await take(sale, 'друзья-26')).status).toBe(200)
})

test('a code serves as many purchases as it may, also where many press at once', async () => {
  const sale = await guarded({ code_uses: 3 })
  const answers = await Promise.all(Array.from({ length: 12 }, () => take(sale, 'Друзья-26')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.find(({ status }) => status !== 200)?.body.errorMessage).toBe('ticket.sold_out')
})

test('guessing is stopped, a right code costs no try', async () => {
  const sale = await guarded()
  const person = await signIn(product)
  for (const code of ['друзья-26', 'ДРУЗЬЯ-26', 'Друзья-26', 'друзья-26']) {
    expect((await take(sale, code, person)).body.errorMessage ?? 'ok').toBe('ok')
  }
  const tries = []
  for (const code of ['один', 'два!', 'трик', 'четыре']) tries.push((await take(sale, code, person)).body.errorMessage)
  expect(tries).toEqual([...Array.from({ length: 3 }, () => 'ticket.not_on_sale'), 'request.too_often'])
})
