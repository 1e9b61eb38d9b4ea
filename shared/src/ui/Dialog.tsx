import { X } from 'lucide-react'
import { type HTMLAttributes, type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'

/** A sheet from below on a phone; elsewhere a window in the middle, a drawer at the side, or all there is. */
export type DialogSize = 'small' | 'small-centre' | 'drawer' | 'story' | 'full'

type Props = {
  open: boolean
  /** What it is for, one word: the tests ask that every kind has been looked at. */
  kind: string
  /** Asked by Escape, a press outside and the cross. */
  onClose: () => void
  title: string
  size?: DialogSize
  /** No heading and no padding: the content draws edge to edge and the title is only spoken. */
  bare?: boolean
  /** Handlers of a finger that pulls the head down; with them the head shows that it can be pulled. */
  pull?: HTMLAttributes<HTMLElement>
  /** Whether a press outside belongs to something else now. */
  ignoresOutside?: () => boolean
  children: ReactNode
}

/** A native dialog: focus goes in, stays in and returns to what opened it; the page behind stands still. */
export function Dialog(props: Props) {
  const { open, kind, onClose, title, size = 'small', bare = false, pull, ignoresOutside, children } = props
  const { dialog, shown } = useModal(open)
  const titleId = useId()
  const [used, setUsed] = useState(open)
  if (open && !used) setUsed(true)

  const pressOutside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget || !isOutside(event) || ignoresOutside?.()) return
    // Else the press takes the focus that closing has just given back.
    event.preventDefault()
    onClose()
  }

  // A list has one for each of its rows, of which hardly any is ever opened.
  if (!used && !open) return null
  return (
    <dialog
      ref={dialog}
      className={`ui-sheet ui-sheet--${size}`}
      data-kind={kind}
      aria-labelledby={title ? titleId : undefined}
      onCancel={(event) => {
        // A dialog opened over this one tells React of itself here too.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={({ target, currentTarget }) => open && target === currentTarget && !currentTarget.open && onClose()}
      onMouseDown={pressOutside}
    >
      <div {...pull} className={pull && 'ui-sheet__pull'}>
        {pull && !bare && <div className="ui-sheet__grip" />}
        <div className={bare ? 'ui-hidden' : 'ui-sheet__head bar gap-3'}>
          {title && (
            <h2 className="ui-sheet__title" id={titleId}>
              {title}
            </h2>
          )}
          {!bare && (
            <button type="button" className="ui-round ui-round--plain" aria-label="Закрыть" onClick={onClose}>
              <X size={22} aria-hidden="true" />
            </button>
          )}
        </div>
      </div>
      <div className={bare ? 'ui-sheet__body ui-sheet__body--bare' : 'ui-sheet__body'}>{open && shown && children}</div>
    </dialog>
  )
}

/** `ref={firstFocus}` on the control inside a dialog that has the focus first; without one the cross has it. */
export function firstFocus(control: HTMLElement | null): void {
  control?.focus()
}

/** The content is drawn once the dialog is shown: in a hidden one nothing can take the focus. */
function useModal(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [shown, setShown] = useState(false)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const listening = new AbortController()
    keepPlaceOfScrollBar()
    quietUntilKey(element, listening.signal)
    const opener = document.activeElement
    element.showModal()
    setShown(true)
    return () => {
      listening.abort()
      setShown(false)
      element.close()
      keepFocus(opener)
    }
  }, [open])
  return { dialog, shown }
}

/** A row that moves in the same commit as its dialog closes loses the focus that closing has just given back. */
function keepFocus(opener: Element | null) {
  queueMicrotask(() => {
    const isLost = document.activeElement === document.body && opener?.isConnected
    if (isLost && opener instanceof HTMLElement) opener.focus()
  })
}

function keepPlaceOfScrollBar() {
  const page = document.documentElement
  // Under an open dialog there is no scroll bar any more to be measured.
  if (page.querySelector('.ui-sheet[open]')) return
  page.style.setProperty('--scroll-bar', `${innerWidth - page.clientWidth}px`)
}

/** Browsers ring the first focus of a dialog that opened by itself or by a press; only the keyboard wants to see it. */
function quietUntilKey(element: HTMLDialogElement, signal: AbortSignal) {
  element.toggleAttribute('data-quiet', !document.activeElement?.matches(':focus-visible'))
  addEventListener('keydown', () => element.removeAttribute('data-quiet'), { signal })
}

function isOutside({ clientX, clientY, currentTarget }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
