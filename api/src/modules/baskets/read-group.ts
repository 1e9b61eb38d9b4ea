import { basketTotal } from '@ostrov/shared/baskets/rules'
import type { BasketWire } from '@ostrov/shared/baskets/schema'
import type { GroupWire } from '@ostrov/shared/groups/schema'
import { type PartLine, partsOf } from '@ostrov/shared/orders/parts'
import type { DeliveryType, OrderStatus } from '@ostrov/shared/orders/statuses'
import type { Em } from '../../db/orm'
import { moment, row, rows, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import type { Group, Member, Seat } from '../groups/find-seat'
import { readCards } from '../restaurants/card'
import { basketsOf, findBaskets } from './read-baskets'

type Friend = { id: string; name: string; is_ready: boolean }

/** The group as its member sees it; to who has not joined it says whose it is, and nothing of the others. */
export async function viewGroup(em: Em, { group, me }: Seat, now: Date): Promise<GroupWire> {
  const { state, expires_at, owner_name, restaurant_id } = group
  const [restaurant] = await readCards(em, [restaurant_id], now)
  if (!restaurant) throw new Refusal('group.not_found')
  const friends = await readFriends(em, group.id)
  const known = { state, expires_at, owner_name, restaurant, friends: friends.length, me }
  if (!me) return { ...known, people: [], offers: [], total: 0, changes: [], order: null }
  const basket = state === 'ordered' ? null : await readShared(em, group, now)
  const changes = basket?.quote.changes.filter(({ kind, item_id }) => item_id !== null && TOLD.includes(kind)) ?? []
  const order = state === 'ordered' ? await readOrder(em, group.id, me) : null
  const { offers = [], total = 0 } = basket?.quote ?? {}
  return { ...known, people: peopleOf(owner_name, friends, basket), offers, total, changes, order }
}

/** What the menu has done to a dish; what friends do to it everybody sees. */
const TOLD = ['price', 'stopped', 'option', 'back']

function readFriends(em: Em, group_id: string) {
  return rows<Friend>(
    em,
    sql`select id, name, is_ready from group_participant where group_id = ${group_id} order by created_at, id`,
  )
}

async function readShared(em: Em, { user_id, restaurant_id }: Group, now: Date): Promise<BasketWire | null> {
  const found = await findBaskets(em, sql`b.user_id = ${user_id} and b.restaurant_id = ${restaurant_id}`)
  return basketsOf(found, now)[0] ?? null
}

function peopleOf(owner_name: string, friends: readonly Friend[], basket: BasketWire | null): GroupWire['people'] {
  const all = [{ id: null, name: owner_name, is_ready: false }, ...friends]
  return all.map((person) => {
    const items = basket?.items.filter(({ participant }) => (participant?.id ?? null) === person.id) ?? []
    const discount = items.reduce((sum, item) => sum + item.discount, 0)
    return { ...person, items, total: basketTotal(items) - discount }
  })
}

type OrderRow = {
  uuid: string
  status: OrderStatus
  delivery_type: DeliveryType
  wanted_at: string | null
  total: number
  discount: number
  delivery_price: number
  lines: PartLine[]
}

async function readOrder(em: Em, group_id: string, me: Member): Promise<GroupWire['order']> {
  const order = await row<OrderRow>(
    em,
    sql`select o.uuid, o.status, o.delivery_type, ${moment('o.wanted_at')} as wanted_at, o.total, o.discount, o.delivery_price,
          (select coalesce(json_agg(json_build_object('participant', i.participant, 'line_total', i.line_total, 'discount', i.discount,
             'cancellation_comment', i.cancellation_comment) order by i.sort), '[]') from order_item i where i.order_id = o.id) as lines
        from "order" o where o.group_id = ${group_id}`,
  )
  if (!order) return null
  const { uuid, lines, status, delivery_type, wanted_at, total, ...sums } = order
  const parts = partsOf(lines, sums)
  return { uuid: me.is_owner ? uuid : null, status, delivery_type, wanted_at, total, parts }
}
