import { formatMoney } from '@ostrov/shared/formats/money'
import type { DeliveryZoneWire } from '@ostrov/shared/restaurants/schema'
import type { ModalProps } from './registry'

export type Zone = Pick<
  DeliveryZoneWire,
  'id' | 'name' | 'min_order_sum' | 'price' | 'free_delivery_sum' | 'fill_color' | 'border_color'
>

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
              style={{ backgroundColor: zone.fill_color, borderColor: zone.border_color }}
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
