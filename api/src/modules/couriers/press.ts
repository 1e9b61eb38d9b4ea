import { type CourierAct, mayBeTaken } from '@ostrov/shared/couriers/rules'
import type { PressesAnsweredWire, PressesInputWire } from '@ostrov/shared/couriers/schema'
import type { OrderStatus } from '@ostrov/shared/orders/statuses'
import type { Em } from '../../db/orm'
import { changed, isTaken, row, type Sql, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { lockOrder, type OrderHead } from '../orders/find-order'
import { moveOrder } from '../orders/life/move-order'
import { giveWaiting } from './give-by-rule'
import { assign, holderOf } from './give-order'
import { codeRefusal } from './hand-over-code'
import type { Couriers } from './read-work'
import { tellBoards, writeCourierEvent } from './write-event'

type Press = PressesInputWire['presses'][number]
type Pressing = { couriers: Couriers; secret: string; now: Date }
type Acting = Pressing & { order: OrderHead; courier_id: string; press: Press; at: Date }
/** What an act wrote; or why it was not done, where that must not undo what was written. */
type Outcome = { moved?: boolean; error?: string }

/**
 * What a courier has pressed, one after another and each by itself: one that is refused takes no other along. What was sent
 * before is what it was.
 */
export async function pressAll(em: Em, pressing: Pressing, presses: readonly Press[]) {
  const answers: PressesAnsweredWire['presses'] = []
  for (const press of presses) answers.push({ id: press.id, error: await pressOne(em, pressing, press) })
  return answers
}

async function pressOne(em: Em, pressing: Pressing, press: Press): Promise<string | null> {
  try {
    return await em.fork().transactional((tx) => act(tx, pressing, press))
  } catch (reason) {
    // Sent under one id of two orders at once.
    const refusal = isTaken(reason, 'courier_event_pkey') ? new Refusal('request.key_reused') : reason
    if (refusal instanceof Refusal) return refusal.message
    throw reason
  }
}

async function act(em: Em, pressing: Pressing, press: Press): Promise<string | null> {
  const { couriers, now } = pressing
  const order = await lockOrder(em, { id: press.order_id })
  const mine = couriers.find(({ restaurant_id }) => restaurant_id === order.restaurant_id)
  if (!mine) throw new Refusal('order.not_found')
  const before = await row<{ is_same: boolean }>(
    em,
    sql`select order_id = ${order.id} and courier_id = ${mine.id} as is_same from courier_event where id = ${press.id}`,
  )
  if (before && !before.is_same) throw new Refusal('request.key_reused')
  if (before) return null
  const acting = { ...pressing, order, courier_id: mine.id, press, at: momentOf(press, now) }
  if (press.act !== 'take') await demandHolder(em, acting)
  const { moved, error } = await DO[press.act](em, acting)
  if (error) return error
  const { id, act } = press
  await writeCourierEvent(em, { id, order_id: order.id, courier_id: mine.id, act, pressed_at: acting.at, now })
  if (!moved) await tellBoards(em, order.id)
  if (act === 'hand_over' || act === 'bring_back') await giveWaiting(em, idsAt(couriers))
  return null
}

/** Their restaurants: they are free at each. */
const idsAt = (couriers: Couriers) => couriers.map(({ restaurant_id }) => restaurant_id)

/** A phone's clock may be wrong either way, and what was pressed without a network is sent late. */
function momentOf({ pressed_at }: Press, now: Date): Date {
  const pressed = Date.parse(pressed_at)
  const isLikely = pressed <= now.getTime() && pressed > now.getTime() - 86_400_000
  return isLikely ? new Date(pressed) : now
}

async function demandHolder(em: Em, { order, courier_id }: Acting): Promise<void> {
  const holder = await holderOf(em, order.id)
  if (holder?.courier_id !== courier_id) throw new Refusal('order_courier.not_yours')
}

const DO: Readonly<Record<CourierAct, (em: Em, acting: Acting) => Promise<Outcome>>> = {
  async take(em, { order, courier_id, now }) {
    const holder = await holderOf(em, order.id)
    if (holder?.courier_id === courier_id) return {}
    if (!(await isOpenTo(em, order))) throw new Refusal('order_courier.not_free')
    if (holder || !(await assign(em, { order_id: order.id, courier_id, now }))) throw new Refusal('order_courier.taken')
    return {}
  },
  async pick_up(em, acting) {
    // The board may have said so before; the courier's own word is when.
    const moved = acting.order.status !== 'OUT_FOR_DELIVERY' && (await move(em, acting, 'OUT_FOR_DELIVERY'))
    return note(em, acting, sql`picked_up_at`, moved)
  },
  async at_door(em, acting) {
    demandOnWay(acting)
    return note(em, acting, sql`at_door_at`)
  },
  async not_opened(em, acting) {
    demandOnWay(acting)
    return note(em, acting, sql`not_opened_at`)
  },
  async bring_back(em, acting) {
    demandOnWay(acting)
    return note(em, acting, sql`brought_back_at`)
  },
  async hand_over(em, acting) {
    const { id: order_id, uuid: order_uuid, restaurant_id, status } = acting.order
    if (status === 'DELIVERED' || status === 'COMPLETED') return note(em, acting, sql`handed_over_at`)
    demandOnWay(acting)
    const { secret, press } = acting
    const error = await codeRefusal(em, { order_id, order_uuid, restaurant_id, secret, code: press.code })
    if (error) return { error }
    return note(em, acting, sql`handed_over_at`, await move(em, acting, 'DELIVERED'))
  },
}

/** The first moment stays: what is pressed twice by two names happened once. None lies before the order was given, or picked up. */
async function note(em: Em, { order, press, at }: Acting, column: Sql, moved = false): Promise<Outcome> {
  const isOver = press.act === 'hand_over' || press.act === 'bring_back'
  await changed(
    em,
    sql`update order_courier set ${isOver ? sql`place = null, place_at = null,` : sql``} ${column} = coalesce(${column}, greatest(${at}::timestamptz, given_at, picked_up_at))
        where order_id = ${order.id} and taken_back_at is null`,
  )
  return { moved }
}

/** The restaurant's own step, by its courier. @throws {Refusal} as `moveOrder` */
async function move(em: Em, { order, courier_id, now }: Acting, to: OrderStatus): Promise<true> {
  await moveOrder(em, order, { to, actor: 'restaurant', actor_id: courier_id, now })
  return true
}

function demandOnWay({ order }: Acting): void {
  if (order.status !== 'OUT_FOR_DELIVERY') throw new Refusal('order_courier.not_on_way')
}

/** Its couriers take orders themselves, and this one waits for somebody. */
async function isOpenTo(em: Em, { restaurant_id, delivery_type, status }: OrderHead): Promise<boolean> {
  if (delivery_type !== 'delivery' || !mayBeTaken(status)) return false
  const open = await row(em, sql`select from courier_terms where restaurant_id = ${restaurant_id} and may_take`)
  return open !== undefined
}
