import { useStore } from '@nanostores/react'
import { formatNumber } from '@ostrov/shared/formats/money'
import { EVENT_LABELS } from '@ostrov/shared/orders/events'
import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { $undoable, secondsLeft, type UndoableStep } from './undo'
import { useUndo } from './use-undo'

const TICK_MS = 250

/** What was pressed here a moment ago, with the way back; `order_id` for one order's alone. Ctrl+Z takes the latest back. */
export function UndoBar({ order_id }: { order_id?: number }) {
  const all = useStore($undoable)
  const steps = order_id === undefined ? all : all.filter((step) => step.order_id === order_id)
  const undo = useUndo()
  const latest = steps.at(-1)
  useEffect(() => {
    if (!latest) return
    const press = (event: KeyboardEvent) => {
      if (event.code !== 'KeyZ' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
      if (document.activeElement?.closest('input, textarea, select')) return
      event.preventDefault()
      undo(latest)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
  return (
    <div className={order_id === undefined ? 'undo undo--floating' : 'undo'}>
      <p className="ui-hidden" role="status">
        {latest && `${wordsOf(latest)}. Отменить можно пять секунд: Ctrl\u00A0+\u00A0Z`}
      </p>
      {steps.map((step) => (
        <button
          key={step.event_id}
          type="button"
          className="undo__press row gap-3"
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={() => undo(step)}
        >
          <span className="undo__words">{wordsOf(step)}</span>
          <Undo2 size={24} aria-hidden="true" />
          <span className="undo__act">
            Отменить
            <Countdown step={step} />
          </span>
        </button>
      ))}
    </div>
  )
}

function Countdown({ step }: { step: UndoableStep }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return <span aria-hidden="true">{` · ${secondsLeft(step, now)}\u00A0с`}</span>
}

function wordsOf({ order_id, to }: UndoableStep) {
  return `№\u00A0${formatNumber(order_id)}: ${EVENT_LABELS[to].toLowerCase()}`
}
