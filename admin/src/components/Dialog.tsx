import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'

type Props = {
  open: boolean
  /** Asked by Escape, a press outside and the cross. */
  onClose: () => void
  title: string
  /** A window in the middle, or a drawer at the side; both are sheets from below on a phone. */
  size?: 'small' | 'small-centre' | 'drawer'
  children: ReactNode
}

/** A native dialog: focus goes in, stays in and returns to what opened it. */
export function Dialog({ open, onClose, title, size = 'small', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    return () => element.close()
  }, [open])

  const pressOutside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget || !isOutside(event)) return
    // Else the press takes the focus that closing has just given back.
    event.preventDefault()
    onClose()
  }

  return (
    <dialog
      ref={dialog}
      className={`ui-sheet ui-sheet--${size}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={() => open && onClose()}
      onMouseDown={pressOutside}
    >
      <div className="dialog__head">
        <h2 className="ui-sheet__title" id={titleId}>
          {title}
        </h2>
        <button type="button" className="ui-round ui-round--plain" aria-label="Закрыть" onClick={onClose}>
          <X size={22} aria-hidden="true" />
        </button>
      </div>
      <div className="ui-sheet__body">{open && children}</div>
    </dialog>
  )
}

function isOutside({ clientX, clientY, currentTarget }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
