import { lineOfferWords } from '@ostrov/shared/offers/gains'
import { byPerson } from '@ostrov/shared/orders/parts'
import type { OrderItemWire } from '@ostrov/shared/orders/schema'
import { Phrase } from '@ostrov/shared/ui/Phrase'
import { Fragment } from 'react'

/** What to cook and how many; a struck line stays visible with its reason. What friends ordered together is packed by person. */
export function OrderLines({ items }: { items: readonly OrderItemWire[] }) {
  return byPerson(items).map(({ name, lines }) => (
    <Fragment key={name}>
      {name && <p className="order-lines__person">{name}</p>}
      <ul className="stack gap-2">
        {lines.map((item) => (
          <OrderLine key={item.id} item={item} />
        ))}
      </ul>
    </Fragment>
  ))
}

function OrderLine({ item }: { item: OrderItemWire }) {
  const { name, quantity, product_options, cancellation_comment, discount } = item
  const options = product_options.map((option) => option.name).join(', ')
  const words = (
    <>
      <Phrase text={name} />
      {options && <span className="order-lines__options">{options}</span>}
      {discount > 0 && <span className="order-lines__options">{lineOfferWords(item)}</span>}
    </>
  )
  return (
    <li className="order-lines__line">
      <span>
        {cancellation_comment === null ? words : <s>{words}</s>}
        {cancellation_comment !== null && <span className="order-lines__reason">{cancellation_comment}</span>}
      </span>
      <strong className={quantity > 1 ? 'order-lines__count order-lines__count--many' : 'order-lines__count'}>
        ×&nbsp;{quantity}
      </strong>
    </li>
  )
}
