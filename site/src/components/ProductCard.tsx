import { formatWeight } from '@ostrov/shared/formats/weight'
import type { ProductWire } from '@ostrov/shared/menu/schema'
import { Plus } from 'lucide-react'
import { Button, buttonClass } from './Button'
import { Counter } from './Counter'
import { Picture, type PictureImage } from './Picture'
import { Price } from './Price'

export type ProductCardProps = {
  product: Pick<
    ProductWire,
    'id' | 'restaurant_id' | 'name' | 'description' | 'price' | 'discount_price' | 'weight' | 'weight_unit'
  > & { image: PictureImage | null }
  /** How many are in the basket. */
  quantity?: number
  /** Puts a simple dish into the basket at once; without it the button leads to the dish, where options are chosen. */
  onAdd?: () => void
  onQuantity?: (quantity: number) => void
  busy?: boolean
  /** Why it cannot be ordered now: «Сегодня закончилось». */
  unavailable?: string | null
  eager?: boolean
  href?: string
}

const SIZES = '(min-width: 1024px) 220px, (min-width: 600px) 256px, calc(50vw - 22px)'

/** A dish in the menu: photo, price, name, one tap to the basket that turns into a counter. */
export function ProductCard({ product, href, eager, unavailable, ...basket }: ProductCardProps) {
  const { id, restaurant_id, name, image, price, discount_price } = product
  const link = href ?? `/eda/restaurants/${restaurant_id}/products/${id}`
  return (
    <article className="product-card ui-card" data-unavailable={unavailable ? '' : undefined}>
      <Picture image={image} alt="" ratio={10 / 7} sizes={SIZES} eager={eager} className="product-card__photo" />
      <div className="product-card__body">
        <p className="product-card__price">
          <Price price={price} discount_price={discount_price} />
        </p>
        <h3 className="product-card__name">
          <a className="product-card__link" href={link}>
            {name}
          </a>
        </h3>
        <p className="product-card__about ui-muted ui-clip">{about(product)}</p>
        <div className="product-card__call">
          {unavailable ? <p className="ui-muted ui-small">{unavailable}</p> : <Call name={name} {...basket} />}
        </div>
      </div>
    </article>
  )
}

type CallProps = Pick<ProductCardProps, 'quantity' | 'onAdd' | 'onQuantity' | 'busy'> & { name: string }

function Call({ name, quantity = 0, onAdd, onQuantity, busy }: CallProps) {
  if (quantity > 0 && onQuantity) {
    return <Counter label={name} value={quantity} min={0} onChange={onQuantity} tone="call" wide />
  }
  if (!onAdd) {
    return (
      // The link of the name covers the whole card, this only shows where it leads.
      <span className={buttonClass({ size: 'small', wide: true }, 'product-card__more')} aria-hidden="true">
        Выбрать
      </span>
    )
  }
  return (
    <Button size="small" wide busy={busy} onClick={onAdd} aria-label={`Добавить: ${name}`}>
      <Plus size={20} aria-hidden="true" />
      Добавить
    </Button>
  )
}

function about({ weight, weight_unit, description }: ProductCardProps['product']): string {
  const size = weight > 0 ? formatWeight(weight, weight_unit) : ''
  return [size, description].filter(Boolean).join(' · ')
}
