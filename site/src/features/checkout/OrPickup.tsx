import type { Checkout } from './use-checkout'

/** The other way out of an address too far away, where the restaurant has it. */
export function OrPickup({ basket, change }: Pick<Checkout, 'basket' | 'change'>) {
  if (!basket.restaurant.pickup) return null
  return (
    <>
      {' или '}
      <button type="button" className="ui-link" onClick={() => change({ delivery_type: 'pickup' })}>
        забрать самому
      </button>
    </>
  )
}
