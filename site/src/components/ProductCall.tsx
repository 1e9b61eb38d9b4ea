import { Button, buttonClass } from '@ostrov/shared/ui/Button'
import { Plus } from 'lucide-react'
import { useCallback, useRef } from 'react'
import { Counter } from './Counter'

export type ProductCallProps = {
  name: string
  /** A choice comes first: the dish's page asks for it. */
  has_options?: boolean
  /** How many are in the basket. */
  quantity?: number
  /** Puts a simple dish into the basket at once; without it the button leads to the dish. */
  onAdd?: () => void
  onQuantity?: (quantity: number) => void
  busy?: boolean
}

/** The foot of a dish's card: one tap to the basket that turns into a counter, or the way to the dish's own page. */
export function ProductCall({ name, has_options = true, quantity = 0, onAdd, onQuantity, busy }: ProductCallProps) {
  const { passFocus, takeFocus } = usePassedFocus()
  if (quantity > 0 && onQuantity) {
    const change = (next: number) => {
      if (next === 0) passFocus()
      onQuantity(next)
    }
    return <Counter label={name} value={quantity} min={0} onChange={change} tone="call" wide more={takeFocus} />
  }
  if (onAdd) {
    const add = () => {
      passFocus()
      onAdd()
    }
    return (
      <Button size="small" wide busy={busy} ref={takeFocus} onClick={add} aria-label={`Добавить: ${name}`}>
        <Plus size={20} aria-hidden="true" />
        Добавить
      </Button>
    )
  }
  return (
    // The link of the name covers the whole card, this only shows where it leads.
    <span className={buttonClass({ size: 'small', wide: true }, 'product-card__more')} aria-hidden="true">
      {has_options ? (
        chosenLabel(quantity)
      ) : (
        <>
          <Plus size={20} />
          Добавить
        </>
      )}
    </span>
  )
}

/** The button turns into a counter and back, and whoever pressed it must not lose their place with it. */
function usePassedFocus() {
  const passed = useRef(false)
  const takeFocus = useCallback((button: HTMLButtonElement | null) => {
    if (!button || !passed.current) return
    passed.current = false
    button.focus({ preventScroll: true })
  }, [])
  const passFocus = () => {
    passed.current = true
  }
  return { passFocus, takeFocus }
}

function chosenLabel(quantity: number): string {
  return quantity > 0 ? `В\u00a0корзине · ${quantity}` : 'Выбрать'
}
