import { formatMoney } from '@ostrov/shared/formats/money'
import type { ProductWire } from '@ostrov/shared/menu/schema'
import { productPath } from '@ostrov/shared/paths'
import { Phrase } from '@ostrov/shared/ui/Phrase'
import { Picture } from '@ostrov/shared/ui/Picture'
import { ask } from '@ostrov/shared/wire/answers'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { api } from '../../api'
import { Price } from '../../components/Price'
import { addItem } from '../baskets/changes'
import { useQuantities } from '../baskets/use-baskets'
import './suggestions.css'

const COUNT = 12

/** «Добавить к заказу?»: small dishes of the same kitchen that are not in the basket yet. Nothing while there are none. */
export function Suggestions({ restaurant_id }: { restaurant_id: string }) {
  const [products, setProducts] = useState<readonly ProductWire[]>([])
  const quantityOf = useQuantities(restaurant_id)
  useEffect(() => {
    setProducts([])
    const { additional } = api.user.products.restaurant({ id: restaurant_id })
    // A row one can do without: when it does not come, the cart is whole all the same.
    ask(additional.get({ query: { limit: COUNT } })).then(
      ({ items }) => setProducts(items),
      () => {},
    )
  }, [restaurant_id])
  const offered = products.filter((product) => quantityOf(product.id) === 0)
  if (offered.length === 0) return null
  return (
    <section className="suggest">
      <h2>Добавить к&nbsp;заказу?</h2>
      <ul className="suggest__row ui-row">
        {offered.map((product) => (
          <Suggested key={product.id} product={product} />
        ))}
      </ul>
    </section>
  )
}

function Suggested({ product }: { product: ProductWire }) {
  const { id, restaurant_id, name, image, price, discount_price, has_options } = product
  const page = productPath(restaurant_id, id)
  return (
    <li className="suggest__card ui-card">
      <Picture image={image} alt="" ratio={4 / 3} sizes="128px" className="suggest__photo" />
      <div className="suggest__text">
        <p>
          <Price price={price} discount_price={discount_price} />
        </p>
        <a className="suggest__name ui-clip" href={page}>
          <Phrase text={name} />
        </a>
      </div>
      {has_options ? (
        <a className="ui-round suggest__add" href={page} aria-label={`Выбрать: ${name}`}>
          <Plus size={22} aria-hidden="true" />
        </a>
      ) : (
        <button
          type="button"
          className="ui-round suggest__add"
          aria-label={`Добавить: ${name}, ${formatMoney(discount_price || price)}`}
          onClick={() => addItem(product)}
        >
          <Plus size={22} aria-hidden="true" />
        </button>
      )}
    </li>
  )
}
