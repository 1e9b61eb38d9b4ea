import type { Values } from '@ostrov/shared/forms/form'
import { makeConcert } from './events'
import { administrator, type Person, signIn } from './people'
import type { Product } from './product'

let made = 0

/** Tickets that lack their session. */
export const goodKind = (): Values => ({
  ...{ name: `Входной ${++made}`, price: 500, seats: 10, per_person: 4 },
  ...{ access_code: null, code_uses: null, sale_from: null, sale_to: null },
})

/** A kind as editors add it. */
export async function makeKind(product: Product, session_id: string, fields: Values = {}) {
  const { token } = await administrator(product)
  const body = { ...goodKind(), session_id, ...fields }
  const answer = await product.call('POST', '/api/admin/ticket_kinds', { token, body })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

/** A session of a published event with a kind of tickets. */
export async function makeSale(product: Product, fields: { kind?: Values; session?: Values; event?: Values } = {}) {
  const { event, session } = await makeConcert(product, fields)
  const kind = await makeKind(product, session.id, fields.kind)
  return { event, session, kind }
}

type Sale = Awaited<ReturnType<typeof makeSale>>

/** Somebody buys. */
export async function buy(product: Product, { session, kind }: Sale, count = 2, buyer?: Person, key?: string) {
  const person = buyer ?? (await signIn(product))
  const answer = await product.call('POST', '/api/user/ticket_purchases', {
    token: person.token,
    ...(key && { headers: { 'idempotency-key': key } }),
    body: {
      session_id: session.id,
      items: [{ kind_id: kind.id, count }],
      mail: 'anna@example.com',
      total: Number(kind.price) * count,
    },
  })
  return { ...answer, person }
}

/** A purchase that nothing is owed for: of free tickets, sold at once. @returns its id */
export async function boughtFree(product: Product, buyer: Person): Promise<string> {
  const sale = await makeSale(product, { kind: { price: 0 } })
  return (await buy(product, sale, 2, buyer)).body.id
}

/** A way in as editors add it. */
export async function makeGate(
  product: Product,
  session_id: string,
  name = 'Вход 1',
): Promise<{ id: string; key: string }> {
  const { token } = await administrator(product)
  const body = { session_id, name, is_closed: false }
  const answer = await product.call('POST', '/api/admin/ticket_gates', { token, body })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body
}
