import { formatWeight } from '@ostrov/shared/formats/weight'
import type { ProductWire } from '@ostrov/shared/menu/schema'
import { productPath } from '@ostrov/shared/paths'
import { Phrase } from '@ostrov/shared/ui/Phrase'
import { Picture } from '@ostrov/shared/ui/Picture'
import { Price } from '../../components/Price'

/** A found dish as a row: photo, name, whose it is, price. */
export function FoundProduct({ product, place }: { product: ProductWire; place?: string }) {
  const { id, restaurant_id, name, image, price, discount_price, weight, weight_unit } = product
  const size = weight > 0 ? formatWeight(weight, weight_unit) : ''
  return (
    <a className="found" href={productPath(restaurant_id, id)}>
      <Picture image={image} alt="" ratio={1} sizes="76px" className="found__photo" />
      <span className="found__words">
        <span className="found__name">
          <Phrase text={name} />
        </span>
        <span className="ui-muted ui-small">{[place, size].filter(Boolean).join(' · ')}</span>
        <Price price={price} discount_price={discount_price} />
      </span>
    </a>
  )
}
