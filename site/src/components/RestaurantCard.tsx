import { formatMoney } from '@ostrov/shared/formats/money'
import { opensLabel } from '@ostrov/shared/restaurants/hours'
import { RESTAURANT_LABELS } from '@ostrov/shared/restaurants/labels'
import type { RestaurantCardWire } from '@ostrov/shared/restaurants/schema'
import { Bike, Clock } from 'lucide-react'
import { Picture, type PictureImage } from './Picture'
import { Stars } from './Stars'

type Shown =
  | 'id'
  | 'general_info'
  | 'image'
  | 'rating'
  | 'reviews_count'
  | 'delivery_time'
  | 'delivery_price'
  | 'free_delivery_sum'
  | 'delivers'
  | 'pickup'
  | 'is_open'
  | 'opens_at'

export type RestaurantCardProps = {
  restaurant: Pick<RestaurantCardWire, Exclude<Shown, 'general_info' | 'image'>> & {
    general_info: Pick<RestaurantCardWire['general_info'], 'name' | 'cuisine_type'>
    image: PictureImage | null
  }
  /** The moment the card is drawn at: says «Откроется в 10:00» of today or tomorrow. */
  now: Date
  /** What the person's address makes of it; an island may also set `data-zone="out"` on a card of a cached page. */
  zone?: 'out'
  href?: string
  /** Among the first two cards of a page: its photo is loaded at once. */
  eager?: boolean
}

const SIZES = '(min-width: 1024px) 370px, (min-width: 600px) 528px, calc(100vw - 32px)'
const WINDOW_MINUTES = 30

/** A restaurant in a list: photo, name, rating, time, fee, and what stands in the way said on the card itself. */
export function RestaurantCard({ restaurant, now, zone, href, eager }: RestaurantCardProps) {
  const { id, image, rating, reviews_count, general_info } = restaurant
  const closed = closedLabel(restaurant, now)
  return (
    <article
      className="restaurant-card ui-card"
      data-restaurant={id}
      data-zone={zone}
      data-pickup-only={restaurant.delivers ? undefined : ''}
      data-closed={closed ? '' : undefined}
    >
      <div className="restaurant-card__photo">
        <Picture image={image} alt="" ratio={16 / 9} sizes={SIZES} eager={eager} />
        {closed && (
          <span className="restaurant-card__closed">
            <Clock size={18} aria-hidden="true" />
            {closed}
          </span>
        )}
      </div>
      <div className="restaurant-card__body">
        <div className="restaurant-card__line">
          <h3 className="restaurant-card__name">
            <a className="restaurant-card__link" href={href ?? `/eda/restaurants/${id}`}>
              {general_info.name}
            </a>
          </h3>
          <Stars rating={reviews_count > 0 ? rating : null} />
        </div>
        {general_info.cuisine_type && <p className="ui-muted">{general_info.cuisine_type}</p>}
        <p className="restaurant-card__facts">
          {restaurant.delivers ? <Delivery {...restaurant} /> : <span>{RESTAURANT_LABELS.pickupOnly}</span>}
        </p>
        <p className="restaurant-card__zone">
          {restaurant.pickup ? RESTAURANT_LABELS.outOfZoneOnCard : RESTAURANT_LABELS.outOfZone}
        </p>
      </div>
    </article>
  )
}

function Delivery({ delivery_time, delivery_price, free_delivery_sum }: RestaurantCardProps['restaurant']) {
  const free = delivery_price === 0
  return (
    <>
      <span>{`${delivery_time}–${delivery_time + WINDOW_MINUTES}\u00a0мин`}</span>
      {delivery_price !== null && (
        <span className={free ? 'restaurant-card__free' : undefined}>
          <Bike size={18} aria-hidden="true" />
          {free ? 'Бесплатно' : formatMoney(delivery_price)}
        </span>
      )}
      {!free && free_delivery_sum ? (
        <span className="restaurant-card__free">{`бесплатно от\u00a0${formatMoney(free_delivery_sum)}`}</span>
      ) : null}
    </>
  )
}

function closedLabel({ is_open, opens_at }: RestaurantCardProps['restaurant'], now: Date): string | null {
  return is_open ? null : opensLabel(opens_at ? new Date(opens_at) : null, now)
}
