import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { $toasts, dismissToast, runOut, type Toast } from './toasts'

/** Shows `$toasts` above everything, open dialogs included. One per page. */
export function ToastRoot() {
  const toasts = useStore($toasts, { ssr: 'initial' })
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = root.current
    if (!box?.showPopover || toasts.length === 0) return
    // Shown anew each time: what enters the browser's top layer last lies above a dialog opened before.
    box.showPopover()
    return () => box.hidePopover()
  }, [toasts])
  return (
    <div ref={root} className="ui-toasts stack-centre gap-2" popover="manual" role="status">
      {toasts.map((toast) => (
        <Message key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function Message({ toast }: { toast: Toast }) {
  const { id, kind, text, action } = toast
  useEffect(() => runOut(toast), [toast])
  return (
    <div className={`ui-toast row gap-3 ui-toast--${kind}`}>
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
      <button type="button" className="ui-toast__close" aria-label="Убрать" onClick={() => dismissToast(id)}>
        ×
      </button>
    </div>
  )
}
