import { Dialog } from '@ostrov/shared/ui/Dialog'
import { type ComponentProps, useEffect, useRef } from 'react'
import { useDragClose } from './drag-close'
import { addHistoryEntry } from './history-entry'

type Props = Omit<ComponentProps<typeof Dialog>, 'pull' | 'ignoresOutside'> & {
  /** Told once the browser's history stands where it stood before the sheet: now it is safe to leave the page. */
  onClosed?: () => void
}

/** A dialog that the back button and a pull down close too. */
export function Sheet({ onClosed, ...dialog }: Props) {
  const { open, onClose } = dialog
  const asked = useRef({ onClose, onClosed })
  asked.current = { onClose, onClosed }
  const pull = useDragClose(onClose)
  useEffect(() => {
    if (!open) return
    const leave = addHistoryEntry(() => asked.current.onClose())
    return () => {
      leave().then(() => asked.current.onClosed?.())
    }
  }, [open])
  return <Dialog {...dialog} pull={pull} ignoresOutside={mapIsFullScreen} />
}

function mapIsFullScreen(): boolean {
  return document.fullscreenElement !== null || document.querySelector('[data-map-full-screen]') !== null
}
