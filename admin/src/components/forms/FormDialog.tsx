import { Button } from '@ostrov/shared/ui/Button'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { type ComponentProps, type ReactNode, useState } from 'react'

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'aria-label'> & {
  kind: string
  label: string
  /** The dialog's, where it asks more than the button says. */
  title?: string
  children: (onDone: () => void) => ReactNode
}

/** A button, and the dialog with a form that it opens. */
export function FormDialog({ kind, label, title = label, children, ...button }: Props) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog kind={kind} open={open} onClose={close} title={title}>
        {children(close)}
      </Dialog>
    </>
  )
}
