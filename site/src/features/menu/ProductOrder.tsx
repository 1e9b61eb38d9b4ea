import { formatMoney } from '@ostrov/shared/formats/money'
import type { ProductDetailsWire } from '@ostrov/shared/menu/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { useRef, useState } from 'react'
import { Counter } from '../../components/Counter'
import { addItem } from '../baskets/store'
import { AddedStrip, InBasket } from './InBasket'
import { OptionGroups } from './OptionGroups'
import { chosenOptions, firstChoice, missingGroup, priceOf } from './options'
import './product.css'

type Props = { product: ProductDetailsWire }

/** The choice of options and the bar that puts the dish into the basket. */
export default function ProductOrder({ product }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>(() => firstChoice(product))
  const [count, setCount] = useState(1)
  const [busy, setBusy] = useState(false)
  const [missing, setMissing] = useState<string | null>(null)
  const form = useRef<HTMLDivElement>(null)
  const choose = (next: readonly string[]) => {
    setChosen(next)
    setMissing(null)
  }
  const add = async () => {
    const wanting = missingGroup(product, chosen)
    setMissing(wanting)
    if (wanting) return show(form.current, wanting)
    setBusy(true)
    const added = await addItem(product, chosenOptions(product, chosen), count)
    setBusy(false)
    if (added) setCount(1)
  }
  return (
    <div ref={form}>
      <OptionGroups product={product} chosen={chosen} missing={missing} onChange={choose} />
      <InBasket product_id={product.id} restaurant_id={product.restaurant_id} />
      <section className="product-bar" aria-label="Заказ">
        <AddedStrip product_id={product.id} restaurant_id={product.restaurant_id} />
        <div className="product-bar__row">
          <Counter label={product.name} value={count} onChange={setCount} tall />
          <Button variant="primary" size="large" wide busy={busy} busyLabel="Добавляем…" onClick={add}>
            {`Добавить · ${formatMoney(priceOf(product, chosen, count))}`}
          </Button>
        </div>
      </section>
    </div>
  )
}

function show(form: HTMLElement | null, group_id: string) {
  const group = form?.querySelector<HTMLElement>(`[data-group="${CSS.escape(group_id)}"]`)
  group?.scrollIntoView({ block: 'center' })
  group?.querySelector('input')?.focus({ preventScroll: true })
}
