import { attributes, type Markup, markup } from '@ostrov/shared/formats/markup'
import { restaurantPath } from '@ostrov/shared/paths'
import { Bike, Clock } from 'lucide-react'
import { picture, starsMarkup } from './card-parts'
import { iconMarkup } from './icon-markup'
import { drawnOnce } from './memo'
import { RESTAURANT_CARD_SIZES, type RestaurantCardProps, restaurantWords } from './restaurant-words'

/** A restaurant in a list: photo, name, rating, time, fee, and what stands in the way said on the card itself. */
export function restaurantCard({ restaurant, now, zone, href, eager }: RestaurantCardProps): Markup {
  const { id, image, rating, reviews_count, general_info, delivers } = restaurant
  const words = restaurantWords({ restaurant, now })
  return cardOf({ id, image, rating, reviews_count, name: general_info.name, delivers, words, zone, href, eager })
}

type Restaurant = RestaurantCardProps['restaurant']
type Facts = Pick<Restaurant, 'id' | 'image' | 'rating' | 'reviews_count' | 'delivers'> &
  Pick<RestaurantCardProps, 'zone' | 'href' | 'eager'> & { name: string; words: ReturnType<typeof restaurantWords> }

const cardOf = drawnOnce(({ id, image, rating, reviews_count, name, delivers, words, zone, href, eager }: Facts) => {
  const { closed, time, isFree, fee, freeFrom, kitchen, minimum, outside } = words
  const marks = {
    'data-restaurant': id,
    'data-zone': zone,
    'data-pickup-only': !delivers,
    'data-closed': closed !== null,
  }
  return markup`<article class="restaurant-card ui-card"${attributes(marks)}>
    <div class="restaurant-card__photo">
      ${picture({ image, alt: '', ratio: 16 / 9, sizes: RESTAURANT_CARD_SIZES, eager })}
      ${closed && markup`<span class="restaurant-card__closed">${CLOCK()}${closed}</span>`}
    </div>
    <div class="restaurant-card__body stack gap-1">
      <div class="restaurant-card__line">
        <h3 class="restaurant-card__name">
          <a class="restaurant-card__link" href="${href ?? restaurantPath(id)}">${name}</a>
        </h3>
        ${starsMarkup({ rating: reviews_count > 0 ? rating : null, count: reviews_count })}
      </div>
      <p class="ui-muted">${kitchen}<span data-terms="minimum">${minimum}</span></p>
      <p class="restaurant-card__facts cluster"><span>${time}</span>
        ${fee && markup`<span${attributes({ class: isFree && FREE })}>${BIKE()}<span data-terms="fee">${fee}</span></span>`}
        ${fee && markup`<span class="${FREE}" data-terms="free">${freeFrom}</span>`}
      </p>
      <p class="restaurant-card__zone">${outside}</p>
    </div></article>`
})

/** The card in its place, with what stands on its corner. */
export function restaurantPlace(card: RestaurantCardProps, corner?: Markup): Markup {
  return markup`<div class="restaurant-card-place">${restaurantCard(card)}<div class="restaurant-card-place__corner">${corner}</div></div>`
}

const FREE = 'restaurant-card__free'
const CLOCK = () => iconMarkup(Clock, { size: 18 })
const BIKE = () => iconMarkup(Bike, { size: 18 })
