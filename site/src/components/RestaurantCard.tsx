import { restaurantPath } from '@ostrov/shared/paths'
import { Picture } from '@ostrov/shared/ui/Picture'
import { Stars } from '@ostrov/shared/ui/Stars'
import { Bike, Clock } from 'lucide-react'
import { RESTAURANT_CARD_SIZES, type RestaurantCardProps, restaurantWords } from './restaurant-words'

/**
 * The card of an island's list; on pages `restaurantCard` writes the same. What `marks.ts` says of this person may stand in it
 * before the island wakes.
 */
export function RestaurantCard({ restaurant, now, zone, href, eager }: RestaurantCardProps) {
  const { id, image, rating, reviews_count, general_info, delivers } = restaurant
  const { closed, time, isFree, fee, freeFrom, kitchen, minimum, outside } = restaurantWords({ restaurant, now })
  return (
    <article
      className="restaurant-card ui-card"
      data-restaurant={id}
      data-zone={zone}
      data-pickup-only={delivers ? undefined : ''}
      data-closed={closed ? '' : undefined}
    >
      <div className="restaurant-card__photo">
        <Picture image={image} alt="" ratio={16 / 9} sizes={RESTAURANT_CARD_SIZES} eager={eager} />
        {closed && (
          <span className="restaurant-card__closed">
            <Clock size={18} aria-hidden="true" />
            {closed}
          </span>
        )}
      </div>
      <div className="restaurant-card__body stack gap-1">
        <div className="restaurant-card__line">
          <h3 className="restaurant-card__name">
            <a className="restaurant-card__link" href={href ?? restaurantPath(id)}>
              {general_info.name}
            </a>
          </h3>
          <Stars rating={reviews_count > 0 ? rating : null} count={reviews_count} />
        </div>
        <p className="ui-muted">
          {kitchen}
          <span data-terms="minimum" suppressHydrationWarning>
            {minimum}
          </span>
        </p>
        <p className="restaurant-card__facts cluster">
          <span>{time}</span>
          {fee && (
            <span className={isFree ? 'restaurant-card__free' : undefined}>
              <Bike size={18} aria-hidden="true" />
              <span data-terms="fee" suppressHydrationWarning>
                {fee}
              </span>
            </span>
          )}
          {fee && (
            <span className="restaurant-card__free" data-terms="free" suppressHydrationWarning>
              {freeFrom}
            </span>
          )}
        </p>
        <p className="restaurant-card__zone" suppressHydrationWarning>
          {outside}
        </p>
      </div>
    </article>
  )
}
