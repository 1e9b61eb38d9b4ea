import { formatWeight } from '@ostrov/shared/formats/weight'
import type { ProductWire } from '@ostrov/shared/menu/schema'
import { Phrase } from '@ostrov/shared/ui/Phrase'
import { Picture, type PictureImage } from './Picture'
import { Price } from './Price'
import { ProductCall, type ProductCallProps } from './ProductCall'

export type ProductCardProps = Omit<ProductCallProps, 'name' | 'has_options'> & {
  product: Pick<
    ProductWire,
    | 'id'
    | 'restaurant_id'
    | 'name'
    | 'description'
    | 'price'
    | 'discount_price'
    | 'weight'
    | 'weight_unit'
    | 'has_options'
  > & { image: PictureImage | null }
  /** Why it cannot be ordered now: «Сегодня закончилось». */
  unavailable?: string | null
  eager?: boolean
  href?: string
}

const SIZES = '(min-width: 1024px) 220px, (min-width: 600px) 256px, calc(50vw - 22px)'

/** A dish in the menu: photo, price, name, one tap to the basket that turns into a counter. */
export function ProductCard({ product, href, eager, unavailable, ...basket }: ProductCardProps) {
  const { id, restaurant_id, name, image, price, discount_price, has_options } = product
  const link = href ?? `/eda/restaurants/${restaurant_id}/products/${id}`
  return (
    <article className="product-card ui-card" data-unavailable={unavailable ? '' : undefined}>
      <Picture image={image} alt="" ratio={10 / 7} sizes={SIZES} eager={eager} className="product-card__photo" />
      <div className="product-card__body">
        <div className="product-card__price">
          <Price price={price} discount_price={discount_price} />
        </div>
        <h3 className="product-card__name">
          <a className="product-card__link" href={link}>
            <Phrase text={name} />
          </a>
        </h3>
        <p className="product-card__about ui-muted ui-clip">{about(product)}</p>
        <div className="product-card__call" data-call={unavailable ? undefined : id}>
          {unavailable ? (
            <p className="ui-muted ui-small">{unavailable}</p>
          ) : (
            <ProductCall name={name} has_options={has_options} {...basket} />
          )}
        </div>
      </div>
    </article>
  )
}

function about({ weight, weight_unit, description }: ProductCardProps['product']): string {
  const size = weight > 0 ? formatWeight(weight, weight_unit) : ''
  return [size, description].filter(Boolean).join(' · ')
}
