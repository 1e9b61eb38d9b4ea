import { useStore } from '@nanostores/react'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { $toasts, dismissToast, runOut, type Toast } from './toasts'

/** Shows `$toasts` above everything, open dialogs included. One per page. */
export function ToastRoot() {
  const toasts = useStore($toasts)
  const root = useRef<HTMLDivElement>(null)
  // Who points at a message or stands on its button is reading it.
  const [held, setHeld] = useState(false)
  const hold = () => setHeld(true)
  const letGo = () => setHeld(false)
  useEffect(() => {
    // A message that goes from under the pointer says so to nobody.
    if (toasts.length === 0) setHeld(false)
    const box = root.current
    if (!box?.showPopover || toasts.length === 0) return
    // Shown anew each time: what enters the browser's top layer last lies above a dialog opened before.
    box.showPopover()
    return () => box.hidePopover()
  }, [toasts])
  return (
    <div
      ref={root}
      className="ui-toasts"
      popover="manual"
      aria-live="polite"
      role="status"
      onPointerOver={hold}
      onPointerOut={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      {toasts.map((toast) => (
        <Message key={toast.id} toast={toast} held={held} />
      ))}
    </div>
  )
}

function Message({ toast, held }: { toast: Toast; held: boolean }) {
  const { id, kind, text, action } = toast
  useEffect(() => (held ? undefined : runOut(toast)), [toast, held])
  return (
    <div className={kind === 'info' ? 'ui-toast' : `ui-toast ui-toast--${kind}`}>
      {kind === 'error' && <CircleAlert size={20} aria-hidden="true" />}
      {kind === 'success' && <CircleCheck size={20} aria-hidden="true" />}
      <span>{text}</span>
      {action && (
        <button
          type="button"
          className="ui-toast__action"
          onClick={() => {
            action.onPress()
            dismissToast(id)
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="ui-toast__close" aria-label="Убрать сообщение" onClick={() => dismissToast(id)}>
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  )
}
