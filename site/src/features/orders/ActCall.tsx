import { Button } from '@ostrov/shared/ui/Button'
import { useState } from 'react'

type Props = { label: string; onPress: () => Promise<void>; small?: boolean }

/** The one call about an order; it waits until what was pressed is done. */
export function ActCall({ label, onPress, small = false }: Props) {
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await onPress()
    setBusy(false)
  }
  return (
    <Button
      variant={small ? 'secondary' : 'primary'}
      size={small ? 'medium' : 'large'}
      wide
      busy={busy}
      onClick={press}
    >
      {label}
    </Button>
  )
}
