import { Star } from 'lucide-react'
import { type ChangeEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { halfAt, tappedRating } from './stars-taps'

type Props = {
  label: string
  /** 0 while nothing is chosen; 1–5 in steps of a half. */
  value: number
  onChange: (value: number) => void
  /** Nobody listens yet. */
  disabled?: boolean
}

const STARS = [1, 2, 3, 4, 5]
const DEBOUNCE_MS = 100
/** So long after a finger has left, the browser still moves the range by the mouse it makes of it. */
const ECHO_MS = 500

/** A rating given by a tap on a star, by a mouse to the half, or by the arrow keys in halves. */
export function StarsInput({ label, value, onChange, disabled }: Props) {
  const id = useId()
  const { shown, show, flush } = useDebounced(value, onChange)
  const choosing = useChoosing(shown, show)
  return (
    <div className="stars-input">
      <label className="ui-field__label" htmlFor={id}>
        {label}
      </label>
      <div className="stars-input__row">
        {STARS.map((star) => (
          <Fill key={star} part={Math.min(1, Math.max(0, shown - star + 1))} />
        ))}
        <input
          id={id}
          type="range"
          min={1}
          max={5}
          step={0.5}
          value={shown || 1}
          disabled={disabled}
          aria-valuetext={shown ? `${shown.toLocaleString('ru-RU')} из 5` : 'Оценки пока нет'}
          {...choosing}
          onBlur={flush}
        />
      </div>
    </div>
  )
}

/** What the range is told: by a finger whole stars, by a mouse halves, by keys what the browser makes of them. */
function useChoosing(shown: number, show: (rating: number) => void) {
  const touched = useRef(Number.NEGATIVE_INFINITY)
  const isTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch'
  return {
    onChange: ({ target, timeStamp }: ChangeEvent<HTMLInputElement>) => {
      if (timeStamp - touched.current > ECHO_MS) show(Number(target.value))
    },
    onPointerDown: (event: PointerEvent) => {
      touched.current = isTouch(event) ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
    },
    onPointerCancel: ({ timeStamp }: PointerEvent) => {
      touched.current = timeStamp
    },
    onPointerUp: (event: PointerEvent) => {
      const { left, width } = event.currentTarget.getBoundingClientRect()
      const half = halfAt(event.clientX - left, width)
      if (isTouch(event)) touched.current = event.timeStamp
      show(isTouch(event) ? tappedRating(half, shown) : half)
    },
    onKeyDown: () => {
      touched.current = Number.NEGATIVE_INFINITY
    },
  }
}

/** Shows a choice at once and hands it on when it has stood for a moment, or when one goes on to something else. */
function useDebounced(value: number, onChange: (value: number) => void) {
  const [chosen, setChosen] = useState<number | null>(null)
  const flush = () => {
    if (chosen === null) return
    setChosen(null)
    if (chosen !== value) onChange(chosen)
  }
  useEffect(() => {
    if (chosen === null) return
    const timer = setTimeout(flush, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [chosen])
  return { shown: chosen ?? value, show: setChosen, flush }
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
