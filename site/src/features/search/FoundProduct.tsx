import { formatWeight } from '@ostrov/shared/formats/weight'
import type { ProductWire } from '@ostrov/shared/menu/schema'
import { productPath } from '@ostrov/shared/paths'
import { Price } from '../../components/Price'
import { FoundRow } from './FoundRow'

/** A found dish as a row: photo, name, whose it is and when it is served, price. */
export function FoundProduct({ product, place }: { product: ProductWire; place?: string | undefined }) {
  const { id, restaurant_id, name, image, price, discount_price, weight, weight_unit } = product
  const size = weight > 0 ? formatWeight(weight, weight_unit) : ''
  return (
    <FoundRow
      href={productPath(restaurant_id, id)}
      image={image}
      title={name}
      note={[place, size].filter(Boolean).join(' · ')}
    >
      <Price price={price} discount_price={discount_price} />
    </FoundRow>
  )
}
