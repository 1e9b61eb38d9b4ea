import { Minus, Plus } from 'lucide-react'
import type { Ref } from 'react'

type Props = {
  /** What is counted, for a screen reader: «Рамен с кимчи». */
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  /** `call` is ember: the dish is in the basket. */
  tone?: 'plain' | 'call'
  wide?: boolean
  tall?: boolean
  /** The «+». */
  more?: Ref<HTMLButtonElement>
}

/** − n +. Both buttons are 44 px; a change is announced; the ends are min and max (1–100 unless said). */
export function Counter({ label, value, onChange, min = 1, max = 100, tone = 'plain', wide, tall, more }: Props) {
  const names = [
    'ui-counter',
    tone === 'call' && 'ui-counter--call',
    wide && 'ui-counter--wide',
    tall && 'ui-counter--tall',
  ]
  return (
    <fieldset className={names.filter(Boolean).join(' ')} aria-label={`Количество: ${label}`}>
      <button type="button" aria-label={`Меньше: ${label}`} disabled={value <= min} onClick={() => onChange(value - 1)}>
        <Minus size={20} aria-hidden="true" />
      </button>
      <output aria-live="polite">{value}</output>
      <button
        ref={more}
        type="button"
        aria-label={`Больше: ${label}`}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Plus size={20} aria-hidden="true" />
      </button>
    </fieldset>
  )
}
