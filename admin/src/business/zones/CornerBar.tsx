import type { MapHandle } from '@ostrov/shared/map/leaflet-map'
import { buttonClass } from '@ostrov/shared/ui/Button'
import { Trash2 } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { metresText, STRIDE } from './border-corners'
import type { ChosenCorner } from './corner-editing'

type Props = { map: MapHandle; corner: ChosenCorner; onRemove: () => void }

/** ms in which a second press is the other half of a double one. */
const DOUBLE_MS = 500

/** What can be done to the corner that is chosen on the map, over the map itself. */
export function CornerBar({ map, corner: { name, kept, step }, onRemove }: Props) {
  const whyId = useId()
  const once = useOnce(onRemove)
  const frame = map.leaflet.getContainer().parentElement
  if (!frame) return null
  const bar = (
    <section className="corner-bar split" aria-label="Выбранная точка">
      <div className="stack">
        <strong>{name}</strong>
        <span className="corner-bar__keys">
          Стрелки: {metresText(step)}, с&nbsp;Shift: {metresText(step * STRIDE)}
        </span>
      </div>
      <button
        type="button"
        className={buttonClass({ variant: 'danger' })}
        // It keeps the focus when its last press has taken the last corner that could go.
        aria-disabled={kept !== null || undefined}
        aria-describedby={kept ? whyId : undefined}
        {...once}
      >
        <Trash2 size={20} aria-hidden="true" />
        Удалить точку
      </button>
      {kept && (
        <p className="corner-bar__kept" id={whyId}>
          {kept}
        </p>
      )}
    </section>
  )
  return createPortal(bar, frame)
}

/** The next corner is chosen at once: who presses twice out of habit, or holds the key, has looked at the first alone. */
function useOnce(act: () => void) {
  const done = useRef(Number.NEGATIVE_INFINITY)
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.repeat) event.preventDefault()
    },
    onClick: ({ timeStamp }: MouseEvent) => {
      if (timeStamp - done.current < DOUBLE_MS) return
      done.current = timeStamp
      act()
    },
  }
}
