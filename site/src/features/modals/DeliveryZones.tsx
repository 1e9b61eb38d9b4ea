import { formatMoney } from '@ostrov/shared/formats/money'
import type { ModalProps } from './registry'

/** An active zone, money in rubles. */
export type Zone = {
  id: string
  name: string
  min_order_sum: number
  price: number
  free_delivery_sum: number | null
  fill_color?: string | null
  border_color?: string | null
}

/** Where the restaurant delivers and on what terms, with the map on top when there is one. */
export default function DeliveryZones({ zones, map }: ModalProps['DeliveryZones']) {
  return (
    <>
      {map}
      <ul className="zones">
        {zones.map((zone) => (
          <li key={zone.id} className="zones__row">
            <span
              className="zones__colour"
              style={{ backgroundColor: zone.fill_color ?? undefined, borderColor: zone.border_color ?? undefined }}
            />
            <div>
              <h3 className="zones__name">{zone.name}</h3>
              <p className="ui-muted">{`Заказ ${range(zone)}`}</p>
            </div>
            <div className="zones__price">
              <p className="ui-price">{zone.price === 0 ? 'Бесплатно' : formatMoney(zone.price)}</p>
              {zone.price > 0 && zone.free_delivery_sum ? (
                <p className="zones__free ui-small">{`бесплатно от\u00a0${formatMoney(zone.free_delivery_sum)}`}</p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function range({ min_order_sum, free_delivery_sum, price }: Zone): string {
  const from = `от\u00a0${formatMoney(min_order_sum)}`
  return price > 0 && free_delivery_sum && free_delivery_sum > min_order_sum
    ? `${from} до\u00a0${formatMoney(free_delivery_sum)}`
    : from
}
