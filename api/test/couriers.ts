import type { CourierAct } from '@ostrov/shared/couriers/rules'
import { handedOver, type openKitchen } from './orders'
import type { Product } from './product'

type Kitchen = Awaited<ReturnType<typeof openKitchen>>
export type Courier = { id: string; key: string; phone: string; cookie: string }

let made = 0

/** A courier of the kitchen's, who has come in by the code of an SMS. */
export async function makeCourier(product: Product, kitchen: Kitchen, name = 'Пётр', phone = nextPhone()) {
  const body = { name, phone: `+${phone}`, transport: 'bicycle', is_active: true }
  const path = `/api/business_user/restaurant/${kitchen.restaurant_id}/courier`
  const { body: added, status } = await product.call('POST', path, { token: kitchen.owner.token, body })
  if (status !== 200) throw new Error(`The courier was not added: ${JSON.stringify(added)}`)
  return {
    id: String(added.id),
    key: String(added.key),
    phone,
    cookie: await comeIn(product, String(added.key), phone),
  }
}

/** The cookie by which a link's page opens. */
export async function comeIn(product: Product, key: string, phone: string): Promise<string> {
  const asked = await product.call('POST', `/api/couriers/${key}/code`)
  if (asked.status !== 200) throw new Error(`No code was sent: ${JSON.stringify(asked.body)}`)
  const { rows } = await product.pool.query<{ text: string }>(
    `select j.payload->>'text' as text from graphile_worker._private_jobs j where j.payload->>'phone' = $1 order by j.id desc limit 1`,
    [phone],
  )
  const code = /\d{4}/.exec(rows[0]?.text ?? '')?.[0]
  const entered = await product.call('POST', `/api/couriers/${key}/session`, { body: { code } })
  return String(entered.headers.get('set-cookie')).split(';')[0] ?? ''
}

/** An order that the kitchen cooks. */
export async function cookedOrder(product: Product, kitchen: Kitchen): Promise<number> {
  const id = await handedOver(product, kitchen)
  for (const status of ['CONFIRMED', 'IN_PREPARATION']) await moved(product, kitchen, id, status)
  return id
}

export function moved(product: Product, kitchen: Kitchen, id: number, status: string) {
  const path = `/api/orders/actions/restaurant/${kitchen.restaurant_id}/order/${id}/action`
  return product.call('PUT', path, { token: kitchen.owner.token, body: { status } })
}

type Giving = { courier_id: string | null; instead_of?: string | null }

export function give(product: Product, kitchen: Kitchen, order_id: number, { courier_id, instead_of = null }: Giving) {
  const path = `/api/orders/actions/restaurant/${kitchen.restaurant_id}/order/${order_id}/courier`
  return product.call('PUT', path, { token: kitchen.owner.token, body: { courier_id, instead_of } })
}

type Pressed = { order_id: number; act: CourierAct; id?: string; code?: string; pressed_at?: string }

export function pressOf(product: Product, press: Pressed) {
  return { id: crypto.randomUUID(), pressed_at: product.clock.now.toISOString(), ...press }
}

/** What was answered to each press: why not, or null. */
export async function press(product: Product, courier: Courier, ...presses: Pressed[]): Promise<(string | null)[]> {
  const body = { presses: presses.map((one) => pressOf(product, one)) }
  const answer = await product.call('POST', `/api/couriers/${courier.key}/presses`, {
    headers: { cookie: courier.cookie },
    body,
  })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body.presses.map(({ error }: { error: string | null }) => error)
}

/** What a courier's page tells beside its presses. */
export function put(product: Product, { key, cookie }: Courier, what: 'shared' | 'place' | 'notices', body: object) {
  return product.call('PUT', `/api/couriers/${key}/${what}`, { headers: { cookie }, body })
}

export async function pageOf(product: Product, { key, cookie }: Courier) {
  return (await product.call('GET', `/api/couriers/${key}`, { headers: { cookie } })).body
}

const nextPhone = () => `7914${String(++made).padStart(7, '0')}`
