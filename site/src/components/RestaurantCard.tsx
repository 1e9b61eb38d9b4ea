import { formatMoney } from '@ostrov/shared/formats/money'
import { Bike, Clock } from 'lucide-react'
import { Picture, type PictureImage } from './Picture'
import { Stars } from './Stars'

export type RestaurantCardProps = {
  restaurant: {
    id: string
    name: string
    cuisine_type?: string | null
    image: PictureImage | null
    rating: number | null
    reviews_count?: number
    /** Minutes to the earliest arrival; the latest is half an hour later. */
    delivery_time?: number | null
    /** Rubles; null where the restaurant delivers nothing. */
    delivery_price?: number | null
    free_delivery_sum?: number | null
  }
  /** Whole sentence of a closed restaurant, «Откроется в 10:00»; absent while it is open. */
  closed?: string | null
  /** What the address makes of it; an island may also set `data-zone="out"` on the card afterwards. */
  zone?: 'out'
  pickup_only?: boolean
  href?: string
  /** Among the first two cards of a page. */
  eager?: boolean
}

const SIZES = '(min-width: 1024px) 370px, (min-width: 600px) 528px, calc(100vw - 32px)'
const WINDOW_MINUTES = 30

/** A restaurant in a list: photo, name, rating, time, fee, and what stands in the way said on the card itself. */
export function RestaurantCard({ restaurant, closed, zone, pickup_only, href, eager }: RestaurantCardProps) {
  const { id, name, image, rating, delivery_time, cuisine_type } = restaurant
  return (
    <article
      className="restaurant-card ui-card"
      data-restaurant={id}
      data-zone={zone}
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
              {name}
            </a>
          </h3>
          <Stars rating={rating} />
        </div>
        {cuisine_type && <p className="restaurant-card__kitchen ui-muted">{cuisine_type}</p>}
        <p className="restaurant-card__facts">
          {pickup_only ? (
            <span>Только самовывоз</span>
          ) : (
            <>
              {delivery_time != null && <span>{`${delivery_time}–${delivery_time + WINDOW_MINUTES}\u00a0мин`}</span>}
              <Fee {...restaurant} />
            </>
          )}
        </p>
        <p className="restaurant-card__zone">Самовывоз, ваш адрес вне зоны доставки</p>
      </div>
    </article>
  )
}

function Fee({ delivery_price, free_delivery_sum }: RestaurantCardProps['restaurant']) {
  if (delivery_price == null) return null
  const free = delivery_price === 0
  return (
    <>
      <span className={free ? 'restaurant-card__free' : undefined}>
        <Bike size={18} aria-hidden="true" />
        {free ? 'Бесплатно' : formatMoney(delivery_price)}
      </span>
      {!free && free_delivery_sum ? (
        <span className="restaurant-card__free">{`бесплатно от\u00a0${formatMoney(free_delivery_sum)}`}</span>
      ) : null}
    </>
  )
}
