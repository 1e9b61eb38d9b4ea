import { formatMoney } from '@ostrov/shared/formats/money'
import { firstChoice, missingGroup, priceOf } from '@ostrov/shared/menu/options'
import type { ProductDetailsWire } from '@ostrov/shared/menu/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { ErrorState } from '@ostrov/shared/ui/ErrorState'
import { ask } from '@ostrov/shared/wire/answers'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../../api'
import { Counter } from '../../components/Counter'
import { SkeletonList } from '../../components/Skeleton'
import { OptionGroups } from '../menu/OptionGroups'
import '../menu/product.css'
import type { Closing } from '../modals/kind'
import { putDish } from './store'

export type ChosenDish = { token: string; product_id: string }

/** The choice of a dish's options, and how many. */
export default function GroupDish({ token, product_id, close }: ChosenDish & Closing) {
  const [product, setProduct] = useState<ProductDetailsWire | 'loading' | 'failed'>('loading')
  const load = useCallback(() => {
    setProduct('loading')
    ask(api.user.products({ id: product_id }).get()).then(setProduct, () => setProduct('failed'))
  }, [product_id])
  useEffect(load, [load])
  if (product === 'loading') return <SkeletonList rows={3} picture={false} />
  if (product === 'failed') return <ErrorState title="Не получилось загрузить блюдо" onRetry={load} />
  return <Choice token={token} product={product} close={close} />
}

function Choice({ token, product, close }: { token: string; product: ProductDetailsWire } & Closing) {
  const [chosen, setChosen] = useState<readonly string[]>(() => firstChoice(product))
  const [count, setCount] = useState(1)
  const [busy, setBusy] = useState(false)
  const [missing, setMissing] = useState<string | null>(null)
  const choose = (next: readonly string[]) => {
    setChosen(next)
    setMissing(null)
  }
  const add = async () => {
    const wanting = missingGroup(product, chosen)
    setMissing(wanting)
    if (wanting) return document.querySelector<HTMLElement>(`[data-group="${CSS.escape(wanting)}"] input`)?.focus()
    setBusy(true)
    const isPut = await putDish(token, { product_id: product.id, product_options: [...chosen], quantity: count })
    setBusy(false)
    if (isPut) await close()
  }
  return (
    <div className="group-choice stack gap-5">
      <p className="group-choice__name">{product.name}</p>
      <OptionGroups product={product} chosen={chosen} missing={missing} onChange={choose} />
      <div className="group-choice__foot cluster gap-3">
        <Counter label={product.name} value={count} onChange={setCount} tall />
        <Button variant="primary" size="large" wide busy={busy} busyLabel="Добавляем…" onClick={add}>
          {`Добавить · ${formatMoney(priceOf(product, chosen, count))}`}
        </Button>
      </div>
    </div>
  )
}
