import { ORDER_ACTION_LABELS } from '@ostrov/shared/orders/labels'
import { canReceive } from '@ostrov/shared/orders/rules'
import type { OrderWire } from '@ostrov/shared/orders/schema'
import { orderPath, plainPath } from '@ostrov/shared/paths'
import { Button } from '@ostrov/shared/ui/Button'
import { factsOf } from '../orders/facts'
import { OrderCard } from '../orders/OrderCard'

/** An order's card with the one thing to say about it as a form, which leads to the order. */
export function PlainOrderCard({ order, now }: { order: OrderWire; now: Date }) {
  return (
    <OrderCard order={order} now={now}>
      {canReceive(factsOf(order), now) && (
        <form method="post" action={plainPath(orderPath(order.uuid))}>
          <Button type="submit" wide name="act" value="received">
            {ORDER_ACTION_LABELS.received}
          </Button>
        </form>
      )}
    </OrderCard>
  )
}
