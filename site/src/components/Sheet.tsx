import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useDragClose } from './drag-close'
import { addHistoryEntry } from './history-entry'

export type SheetSize = 'small' | 'small-centre' | 'drawer' | 'story' | 'full'

type Props = {
  open: boolean
  /** Asked by Escape, the back button, a press outside, a pull down, the cross. */
  onClose: () => void
  /** Told once the browser's history stands where it stood before the sheet: now it is safe to leave the page. */
  onClosed?: () => void
  title: string
  size?: SheetSize
  /** No heading and no padding: the content draws edge to edge and the title is only spoken. */
  bare?: boolean
  children: ReactNode
}

/** A native dialog: focus goes in, stays in and returns; the page behind stands still. */
export function Sheet({ open, onClose, onClosed, title, size = 'small', bare = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const asked = useRef({ onClose, onClosed })
  asked.current = { onClose, onClosed }
  const drag = useDragClose(onClose)

  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const page = document.documentElement
    page.style.setProperty('--scroll-bar', `${innerWidth - page.clientWidth}px`)
    element.showModal()
    const leave = addHistoryEntry(() => asked.current.onClose())
    return () => {
      element.close()
      leave().then(() => asked.current.onClosed?.())
    }
  }, [open])

  const pressOutside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget || !isOutside(event) || mapIsFullScreen()) return
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
      <div {...drag} className="ui-sheet__pull">
        {!bare && <div className="ui-sheet__grip" />}
        <div className={bare ? 'ui-hidden' : 'ui-sheet__head'}>
          <h2 className="ui-sheet__title" id={titleId}>
            {title}
          </h2>
          {!bare && <Cross onClose={onClose} />}
        </div>
      </div>
      <div className={bare ? 'ui-sheet__body ui-sheet__body--bare' : 'ui-sheet__body'}>{open && children}</div>
    </dialog>
  )
}

function Cross({ onClose }: { onClose: () => void }) {
  return (
    <button type="button" className="ui-round ui-round--plain" aria-label="Закрыть" onClick={onClose}>
      <X size={22} aria-hidden="true" />
    </button>
  )
}

function isOutside({ clientX, clientY, currentTarget }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

function mapIsFullScreen(): boolean {
  return document.fullscreenElement !== null || document.querySelector('[data-map-full-screen]') !== null
}
