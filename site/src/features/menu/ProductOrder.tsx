import { formatMoney } from '@ostrov/shared/formats/money'
import { chosenOptions, firstChoice, missingGroup, priceOf } from '@ostrov/shared/menu/options'
import type { ProductDetailsWire } from '@ostrov/shared/menu/schema'
import { PLAIN_ADD } from '@ostrov/shared/paths'
import { Button } from '@ostrov/shared/ui/Button'
import { type SyntheticEvent, useEffect, useState } from 'react'
import { Counter } from '../../components/Counter'
import { addItem } from '../baskets/changes'
import { whileLookedAt } from './fresh'
import { AddedStrip, ChangedBasket, InBasket } from './InBasket'
import { OptionGroups } from './OptionGroups'
import './product.css'

type Props = {
  product: ProductDetailsWire
  /** The choice as a form without scripts brought it back. */
  ticked?: readonly string[]
  /** «Подают с 08:00 до 11:00», where that is not now. */
  notServed?: string | null
  /** What is not served now may be ordered for a time. */
  isAhead?: boolean
}

/** The choice of options and the bar that puts the dish into the basket; a form, for who presses before it is awake. */
export default function ProductOrder({ product: first, ticked, notServed = null, isAhead = false }: Props) {
  const product = useFresh(first)
  const { chosen, choose, count, setCount, missing, busy, add } = useChoice(product, ticked)
  return (
    <form method="post" action={PLAIN_ADD} onSubmit={add}>
      <input type="hidden" name="product_id" value={product.id} />
      <input type="hidden" name="restaurant_id" value={product.restaurant_id} />
      <OptionGroups product={product} chosen={chosen} missing={missing} onChange={choose} />
      <ChangedBasket restaurant_id={product.restaurant_id} />
      <InBasket product_id={product.id} restaurant_id={product.restaurant_id} />
      <section className="product-bar" aria-label="Заказ">
        <AddedStrip product_id={product.id} restaurant_id={product.restaurant_id} />
        {notServed && <p className="product-bar__served">{isAhead ? `${notServed}. ${LATER}` : notServed}</p>}
        <div className="product-bar__row cluster">
          <Counter label={product.name} value={count} onChange={setCount} tall />
          <noscript>
            <input
              className="ui-input product-bar__count"
              inputMode="numeric"
              name="quantity"
              defaultValue={1}
              aria-label="Количество"
            />
          </noscript>
          <Button
            type="submit"
            variant="primary"
            size="large"
            wide
            busy={busy}
            busyLabel="Добавляем…"
            disabled={notServed !== null && !isAhead}
          >
            <span>
              Добавить
              <span className="product-bar__sum">{` · ${formatMoney(priceOf(product, chosen, count))}`}</span>
            </span>
          </Button>
        </div>
      </section>
    </form>
  )
}

const LATER = 'Время выберете при\u00a0оформлении'

/** What is chosen of the dish, how often, and the way into the basket. */
function useChoice(product: ProductDetailsWire, ticked: Props['ticked']) {
  const [chosen, setChosen] = useState<readonly string[]>(() => ticked ?? firstChoice(product))
  const [count, setCount] = useState(1)
  const [busy, setBusy] = useState(false)
  const [missing, setMissing] = useState<string | null>(null)
  const choose = (next: readonly string[]) => {
    setChosen(next)
    setMissing(null)
  }
  const add = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const wanting = missingGroup(product, chosen)
    setMissing(wanting)
    if (wanting) return show(event.currentTarget, wanting)
    setBusy(true)
    const added = await addItem(product, chosenOptions(product, chosen), count)
    setBusy(false)
    if (added) setCount(1)
  }
  return { chosen, choose, count, setCount, missing, busy, add }
}

/** The dish as it is sold now, while the page is looked at; what was chosen of it stays chosen. */
function useFresh(first: ProductDetailsWire): ProductDetailsWire {
  const [product, setProduct] = useState(first)
  const { id, restaurant_id } = first
  useEffect(
    () =>
      whileLookedAt(async () => {
        const fresh = await (await import('./freshen')).freshProduct({ id, restaurant_id })
        if (fresh) setProduct(fresh)
      }),
    [id, restaurant_id],
  )
  return product
}

function show(form: HTMLElement, group_id: string) {
  const group = form.querySelector<HTMLElement>(`[data-group="${CSS.escape(group_id)}"]`)
  group?.scrollIntoView({ block: 'center' })
  group?.querySelector('input')?.focus({ preventScroll: true })
}
