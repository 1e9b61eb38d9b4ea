import { X } from 'lucide-react'
import type { ReactNode } from 'react'

/** A choice that is on or off. */
export function ChipToggle(props: { pressed: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className="ui-chip" aria-pressed={props.pressed} onClick={props.onPress}>
      {props.children}
    </button>
  )
}

/** Something chosen that can be taken away again. */
export function ChipRemovable({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button type="button" className="ui-chip" aria-label={`Убрать: ${label}`} onClick={onRemove}>
      {label}
      <X size={16} aria-hidden="true" />
    </button>
  )
}
