import { Star } from 'lucide-react'
import { useId } from 'react'

type Props = {
  label: string
  /** 0 while nothing is chosen; 1–5 in steps of a half. */
  value: number
  onChange: (value: number) => void
  /** Nobody listens yet. */
  disabled?: boolean
}

const STARS = [1, 2, 3, 4, 5]

/** A rating given by a tap on a star, or by the arrow keys in halves. */
export function StarsInput({ label, value, onChange, disabled }: Props) {
  const id = useId()
  return (
    <div className="stars-input">
      <label className="ui-field__label" htmlFor={id}>
        {label}
      </label>
      <div className="stars-input__row">
        {STARS.map((star) => (
          <Fill key={star} part={Math.min(1, Math.max(0, value - star + 1))} />
        ))}
        <input
          id={id}
          type="range"
          min={1}
          max={5}
          step={0.5}
          value={value || 1}
          disabled={disabled}
          aria-valuetext={value ? `${value.toLocaleString('ru-RU')} из 5` : 'Оценки пока нет'}
          onChange={(event) => onChange(Number(event.target.value))}
          onPointerUp={(event) => onChange(ratingAt(event.currentTarget, event.clientX))}
        />
      </div>
    </div>
  )
}

function Fill({ part }: { part: number }) {
  return (
    <span className="stars-input__star" aria-hidden="true">
      <Star size={36} strokeWidth={1.5} />
      <span style={{ width: `${part * 36}px` }}>
        <Star className="ui-stars__mark" size={36} strokeWidth={1.5} />
      </span>
    </span>
  )
}

// A range puts its ends half a thumb inside, so the place under the finger is counted from the row of stars instead.
function ratingAt(row: HTMLElement, x: number): number {
  const box = row.getBoundingClientRect()
  const halves = Math.ceil(((x - box.left) / box.width) * 10)
  return Math.min(10, Math.max(2, halves)) / 2
}
