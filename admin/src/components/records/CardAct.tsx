import { Button, type ButtonLook } from '@ostrov/shared/ui/Button'
import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'

type Props = Pick<ButtonLook, 'variant'> & {
  icon: LucideIcon
  label: string
  /** What comes of the press. */
  text: string
  busy?: boolean
  onPress: () => void
}

/** One act of a card; what it will do stands under it. */
export function CardAct({ icon: Icon, label, text, variant, busy, onPress }: Props) {
  const id = useId()
  return (
    <div className="card-act">
      <Button wide variant={variant} busy={busy} aria-describedby={id} onClick={onPress}>
        <Icon size={20} aria-hidden="true" />
        {label}
      </Button>
      <p id={id} className="ui-muted ui-small">
        {text}
      </p>
    </div>
  )
}
