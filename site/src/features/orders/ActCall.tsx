import type { OrderAction } from '@ostrov/shared/orders/actions'
import type { OrderWire } from '@ostrov/shared/orders/schema'
import { orderPath } from '@ostrov/shared/paths'
import type { OnlineWayWire } from '@ostrov/shared/payments/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { type SyntheticEvent, useState } from 'react'

type Props = {
  order: Pick<OrderWire, 'uuid'>
  act: OrderAction
  way?: OnlineWayWire
  label: string
  onPress: () => Promise<void>
  /** Not what the screen is for. */
  quiet?: boolean
}

/** The one call about an order; it waits until what was pressed is done. Without scripts its form is posted to the order. */
export function ActCall({ order, act, way = {}, label, onPress, quiet = false }: Props) {
  const [busy, setBusy] = useState(false)
  const press = async (event: SyntheticEvent) => {
    event.preventDefault()
    setBusy(true)
    await onPress()
    setBusy(false)
  }
  return (
    <form method="post" action={orderPath(order.uuid)}>
      {Object.entries(way).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      <Button
        type="submit"
        name="act"
        value={act}
        variant={quiet ? 'secondary' : 'primary'}
        size={quiet ? 'medium' : 'large'}
        wide
        busy={busy}
        onClick={press}
      >
        {label}
      </Button>
    </form>
  )
}
