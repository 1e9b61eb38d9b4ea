import { Button } from '@ostrov/shared/ui/Button'
import { useState } from 'react'

type Props = {
  label: string
  onPress: () => Promise<void>
  /** Not what the screen is for. */
  quiet?: boolean
}

/** The one call about an order; it waits until what was pressed is done. */
export function ActCall({ label, onPress, quiet = false }: Props) {
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await onPress()
    setBusy(false)
  }
  return (
    <Button
      variant={quiet ? 'secondary' : 'primary'}
      size={quiet ? 'medium' : 'large'}
      wide
      busy={busy}
      onClick={press}
    >
      {label}
    </Button>
  )
}
