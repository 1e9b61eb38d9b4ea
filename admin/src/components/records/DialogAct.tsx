import { Dialog } from '@ostrov/shared/ui/Dialog'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { CardAct } from './CardAct'

type Props = Omit<ComponentProps<typeof CardAct>, 'busy' | 'onPress'> & {
  kind: string
  /** The dialog's, where it asks more than the act says. */
  title?: string
  children: (onDone: () => void) => ReactNode
}

/** An act of a card that asks something in a dialog first. */
export function DialogAct({ kind, title, children, ...act }: Props) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <CardAct {...act} onPress={() => setOpen(true)} />
      <Dialog kind={kind} open={open} onClose={close} title={title ?? act.label}>
        {children(close)}
      </Dialog>
    </>
  )
}
