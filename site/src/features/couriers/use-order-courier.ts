import { isBrought } from '@ostrov/shared/couriers/rules'
import type { OrderCourierWire } from '@ostrov/shared/couriers/schema'
import { PLACE_EVERY_MS } from '@ostrov/shared/couriers/way'
import type { OrderWire } from '@ostrov/shared/orders/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { useEffect, useState } from 'react'
import { api } from '../../api'
import { whileSeen } from '../../components/while-seen'

/** Who brings the order, asked whenever it changes, and while they are on their way as often as they say where they are. */
export function useOrderCourier(order: OrderWire, first: OrderCourierWire | null): OrderCourierWire | null {
  const [courier, setCourier] = useState(first)
  const isAsked = order.delivery.type === 'delivery' && isBrought(order.status)
  useEffect(() => {
    if (!isAsked) return
    let isLeft = false
    const load = async () => {
      const found = await ask(api.user.orders({ id: order.uuid }).courier.get()).catch(() => null)
      // What cannot be asked about may have moved on: an old place is shown to nobody.
      if (!isLeft) setCourier((known) => found ?? (known && { ...known, near: null }))
    }
    const stop = whileSeen(() => {
      void load()
      const timer = order.status === 'OUT_FOR_DELIVERY' && setInterval(load, PLACE_EVERY_MS)
      return () => timer && clearInterval(timer)
    })
    return () => {
      isLeft = true
      stop()
    }
  }, [isAsked, order])
  return isAsked ? courier : null
}
