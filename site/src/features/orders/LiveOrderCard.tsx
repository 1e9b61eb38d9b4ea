import { ORDER_ACTION_LABELS } from '@ostrov/shared/orders/labels'
import { canReceive } from '@ostrov/shared/orders/rules'
import type { OrderWire } from '@ostrov/shared/orders/schema'
import { ActCall } from './ActCall'
import { factsOf } from './facts'
import { OrderCard } from './OrderCard'
import { receiveOrder } from './receive'

/** An order's card that changes, with the one thing to say about it there. */
export function LiveOrderCard({ order, now }: { order: OrderWire; now: Date }) {
  return (
    <OrderCard order={order} now={now}>
      {canReceive(factsOf(order), now) && (
        <ActCall
          quiet
          order={order}
          act="received"
          label={ORDER_ACTION_LABELS.received}
          onPress={() => receiveOrder(order)}
        />
      )}
    </OrderCard>
  )
}
