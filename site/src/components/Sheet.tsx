import { Dialog } from '@ostrov/shared/ui/Dialog'
import { type ComponentProps, useEffect, useRef } from 'react'
import { useDragClose } from './drag-close'
import { addHistoryEntry } from './history-entry'

type Props = Omit<ComponentProps<typeof Dialog>, 'pull' | 'ignoresOutside'> & {
  /** Told once the browser's history stands where it stood before the sheet: now it is safe to leave the page. */
  onClosed?: () => void
  /** Stands in the browser's line of addresses while it is open. */
  address?: string | undefined
}

/** A dialog that the back button and a pull down close too. */
export function Sheet({ onClosed, address, ...dialog }: Props) {
  const { open, onClose } = dialog
  const asked = useRef({ onClose, onClosed, address })
  asked.current = { onClose, onClosed, address }
  const pull = useDragClose(onClose)
  useEffect(() => {
    if (!open) return
    const leave = addHistoryEntry(() => asked.current.onClose(), asked.current.address)
    return () => {
      leave().then(() => asked.current.onClosed?.())
    }
  }, [open])
  return <Dialog {...dialog} pull={pull} ignoresOutside={mapIsFullScreen} />
}

function mapIsFullScreen(): boolean {
  return document.fullscreenElement !== null || document.querySelector('[data-map-full-screen]') !== null
}
