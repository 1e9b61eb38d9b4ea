import { attributes, type Markup, markup } from '@ostrov/shared/formats/markup'
import { formatWeight } from '@ostrov/shared/formats/weight'
import type { ProductWire } from '@ostrov/shared/menu/schema'
import { leftWords } from '@ostrov/shared/menu/stops'
import { productPath } from '@ostrov/shared/paths'
import { buttonClass } from '@ostrov/shared/ui/Button'
import type { PictureImage } from '@ostrov/shared/ui/Picture'
import { Plus } from 'lucide-react'
import { phrase, picture, priceMarkup } from './card-parts'
import { iconMarkup } from './icon-markup'
import { drawnOnce } from './memo'

type Shown =
  | ('id' | 'restaurant_id' | 'name' | 'description' | 'price' | 'discount_price')
  | ('weight' | 'weight_unit' | 'has_options' | 'stock')

export type ProductCardProps = {
  product: Pick<ProductWire, Shown> & { image: PictureImage | null }
  /** Why it cannot be ordered now: «Сегодня закончилось». */
  unavailable?: string
  /** What is to be known of one that can: «Подают с 08:00 до 11:00». */
  note?: string
}

/** What the call of a dish needs to know of it, as the card's place says it (`data-call`); money in rubles. */
export type CallDish = Pick<ProductWire, 'id' | 'name' | 'price' | 'discount_price' | 'has_options'>

const SIZES = '(min-width: 1024px) 220px, (min-width: 600px) 256px, calc(50vw - 22px)'
// Half of a phone's width in three pixels for each.
const WIDEST = 640

/** A dish in the menu: photo, price, name, and the place of its call, which an island brings to life (`MenuCalls`). */
export const productCard = drawnOnce(({ product, unavailable, note }: ProductCardProps): Markup => {
  const { id, restaurant_id, name, image, price, discount_price, has_options } = product
  const dish: CallDish = { id, name, price, discount_price, has_options }
  return markup`<article class="product-card vertical ui-card"${attributes({ 'data-unavailable': unavailable !== undefined })}>
    ${picture({ image, alt: '', ratio: 10 / 7, sizes: SIZES, widest: WIDEST, className: 'product-card__photo' })}
    <div class="product-card__body vertical">
      <div class="product-card__price">${priceMarkup({ price, discount_price })}</div>
      <h3 class="product-card__name">
        <a class="product-card__link" href="${productPath(restaurant_id, id)}">${phrase(name)}</a>
      </h3>
      <p class="product-card__about ui-muted ui-clip">${about(product, note)}</p>
      <div class="product-card__call"${attributes({ 'data-call': unavailable === undefined && JSON.stringify(dish) })}>
        ${unavailable === undefined ? call(has_options) : markup`<p class="ui-muted ui-small">${unavailable}</p>`}
      </div>
    </div></article>`
})

function about({ stock, weight, weight_unit, description }: ProductCardProps['product'], note?: string): string {
  const size = weight > 0 ? formatWeight(weight, weight_unit) : ''
  return [note, leftWords(stock), size, description].filter(Boolean).join(' · ')
}

/** Until the island comes it only shows where the card's link leads. */
function call(has_options: boolean): Markup {
  const words = has_options ? 'Выбрать' : markup`${iconMarkup(Plus, { size: 20 })}Добавить`
  return markup`<span class="${CALL}" aria-hidden="true">${words}</span>`
}

const CALL = buttonClass({ size: 'small', wide: true }, 'product-card__more')
