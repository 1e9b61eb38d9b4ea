import { formatMoney } from '@ostrov/shared/formats/money'
import type { OrderAction } from '@ostrov/shared/orders/actions'
import { ORDER_ACTION_LABELS } from '@ostrov/shared/orders/labels'
import type { OrderWire } from '@ostrov/shared/orders/schema'
import { orderPath } from '@ostrov/shared/paths'
import { Map as MapIcon, Phone, ReceiptText, Star, X } from 'lucide-react'
import { ActCall } from './ActCall'
import { cancelOrder, payOrder, repeatOrder } from './acting'
import { receiveOrder } from './receive'

type Props = {
  order: OrderWire
  actions: readonly OrderAction[]
  /** What «На карте» does where the map is already there. */
  onMap?: () => void
}

const CALLS: ReadonlySet<OrderAction> = new Set(['pay', 'received', 'repeat'] as const)

/** What can be done about the order now: tiles to press, and below them the one call. */
export function OrderActions({ order, actions, onMap }: Props) {
  const tiles = actions.filter((action) => !CALLS.has(action))
  return (
    <div className="stack gap-3">
      {tiles.length > 0 && (
        <form className="order-actions__tiles columns gap-2" method="post" action={orderPath(order.uuid)}>
          {tiles.map((action) => (
            <Tile key={action} action={action} order={order} onMap={onMap} />
          ))}
        </form>
      )}
      {actions.includes('pay') && (
        <ActCall
          order={order}
          act="pay"
          label={`${ORDER_ACTION_LABELS.pay} ${formatMoney(order.total)}`}
          onPress={() => payOrder(order)}
        />
      )}
      {actions.includes('received') && (
        <ActCall
          order={order}
          act="received"
          label={ORDER_ACTION_LABELS.received}
          // Nobody should say so by the way before they have gone there.
          quiet={order.status === 'PICKUP_PENDING'}
          onPress={() => receiveOrder(order)}
        />
      )}
      {actions.includes('repeat') && (
        <ActCall order={order} act="repeat" label={ORDER_ACTION_LABELS.repeat} onPress={() => repeatOrder(order)} />
      )}
    </div>
  )
}

function Tile({ action, order, onMap }: { action: OrderAction; order: OrderWire; onMap: Props['onMap'] }) {
  const label = ORDER_ACTION_LABELS[action]
  if (action === 'cancel') {
    return (
      <button
        type="submit"
        name="act"
        value="cancel"
        className="order-tile order-tile--danger"
        onClick={(event) => {
          event.preventDefault()
          cancelOrder(order)
        }}
      >
        <X size={22} aria-hidden="true" />
        {label}
      </button>
    )
  }
  if (action === 'map' && onMap) {
    return (
      <button type="button" className="order-tile" onClick={onMap}>
        <MapIcon size={22} aria-hidden="true" />
        {label}
      </button>
    )
  }
  const href = addressOf(action, order)
  if (!href) return null
  const Icon = ICONS[action] ?? ReceiptText
  return (
    <a className="order-tile" href={href}>
      <Icon size={22} aria-hidden="true" />
      {label}
    </a>
  )
}

const ICONS: Partial<Record<OrderAction, typeof Phone>> = { contact: Phone, map: MapIcon, review: Star }

function addressOf(action: OrderAction, { uuid, basket }: OrderWire): string | null {
  if (action === 'map' || action === 'review') return `${orderPath(uuid)}/${action}`
  if (action === 'details') return orderPath(uuid)
  const phone = basket.restaurant.general_info.phones[0]
  return action === 'contact' && phone ? `tel:+${phone.replace(/\D/g, '')}` : null
}
