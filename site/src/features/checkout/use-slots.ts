import type { Point } from '@ostrov/shared/geo/shapes'
import type { SlotDaysWire } from '@ostrov/shared/orders/slot-schema'
import type { DeliveryType } from '@ostrov/shared/orders/statuses'
import { ask } from '@ostrov/shared/wire/answers'
import { useEffect, useState } from 'react'
import { api } from '../../api'

type Wanted = {
  restaurant_id: string
  delivery_type: DeliveryType
  /** Where a delivery goes; null while no address is known. */
  point: Point | null
  /** Nothing is read until a time is to be chosen. */
  isOpen: boolean
  /** What was said against the time that was chosen: then the times are read anew. */
  told: string | null
}
type Days = SlotDaysWire['days']
type Answer = { of: string; days: Days | null }
export type Slots = { state: 'loading' } | { state: 'failed'; retry: () => void } | { state: 'ready'; days: Days }

/** The times an order may be wanted for, read again for another place and another way of receiving. */
export function useSlots({ restaurant_id, delivery_type, point, isOpen, told }: Wanted): Slots {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [tries, setTries] = useState(0)
  const [lon, lat] = point && delivery_type === 'delivery' ? point.coordinates : []
  const of = [restaurant_id, delivery_type, lon, lat].join(' ')
  useEffect(() => {
    if (!isOpen) return
    let stale = false
    const query = { delivery_type, ...(lon !== undefined && lat !== undefined && { lon, lat }) }
    ask(api.restaurants({ id: restaurant_id }).slots.get({ query })).then(
      ({ days }) => stale || setAnswer({ of, days }),
      // What is known already stays.
      () => stale || setAnswer((last) => (last?.of === of && last.days ? last : { of, days: null })),
    )
    return () => {
      stale = true
    }
  }, [of, isOpen, told, tries])
  if (answer?.of !== of) return { state: 'loading' }
  if (answer.days) return { state: 'ready', days: answer.days }
  return {
    state: 'failed',
    retry: () => {
      setAnswer(null)
      setTries((count) => count + 1)
    },
  }
}
