import type { CourierAct } from '@ostrov/shared/couriers/rules'
import type { CourierOrderWire, CourierWorkWire, PressesInputWire } from '@ostrov/shared/couriers/schema'
import { changeSum } from '@ostrov/shared/orders/change'

export type Press = PressesInputWire['presses'][number]

/** The work as it stands once what was pressed has been told: what waits in the phone is shown as done. */
export function withPresses(work: CourierWorkWire, queue: readonly Press[]): CourierWorkWire {
  let { orders, free } = work
  for (const { order_id, act, pressed_at } of queue) {
    orders = orders.flatMap((order) => (order.id === order_id ? after(order, act, pressed_at) : order))
    if (act === 'take') free = free.filter(({ id }) => id !== order_id)
  }
  return { ...work, orders, free }
}

function after(order: CourierOrderWire, act: CourierAct, at: string): CourierOrderWire[] {
  switch (act) {
    case 'pick_up':
      return [{ ...order, status: 'OUT_FOR_DELIVERY', picked_up_at: at }]
    case 'at_door':
      return [{ ...order, at_door_at: at }]
    case 'not_opened':
      return [{ ...order, not_opened_at: at }]
    case 'hand_over':
    case 'bring_back':
      return []
    default:
      return [order]
  }
}

/** The change to be given, in rubles; null where none was asked for. */
export function changeOf({ payment_type, payment_comment, to_take }: CourierOrderWire): number | null {
  const from = payment_type === 'cash' ? changeSum(payment_comment) : null
  return from !== null && from > to_take ? from - to_take : null
}

/** Ways to a point by the maps that people have. */
export function routesTo([lon, lat]: readonly [number, number]) {
  return [
    { label: 'Яндекс\u00A0Карты', href: `https://yandex.ru/maps/?rtext=~${lat},${lon}&rtt=auto` },
    { label: '2ГИС', href: `https://2gis.ru/routeSearch/rsType/car/to/${lon},${lat}` },
    { label: 'Другая карта', href: `geo:${lat},${lon}?q=${lat},${lon}` },
  ]
}

/** Ids of the presses that a page without scripts can send: `order:act` → id. A second sending of one is the same press. */
export type PressIds = Readonly<Record<string, string>>
export const pressIdOf = (ids: PressIds, order_id: number, act: CourierAct) => ids[`${order_id}:${act}`] ?? ''

/** Tells what was pressed; null before scripts run, where a form is posted instead. */
export type Pressing = ((order_id: number, act: CourierAct, code?: string) => void) | null
