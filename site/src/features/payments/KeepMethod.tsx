import { KEEP_NOTE, keepLabel } from '@ostrov/shared/payments/labels'
import type { PaymentMethod } from '@ostrov/shared/payments/statuses'

type Props = {
  /** What may be kept of the ways that can be chosen here. */
  methods: readonly PaymentMethod[]
  checked: boolean
  /** Without it the browser keeps what is ticked. */
  onChange?: (checked: boolean) => void
}

/** Whether the bank keeps what is paid with; nobody has it ticked beforehand. */
export function KeepMethod({ methods, checked, onChange }: Props) {
  if (methods.length === 0) return null
  const ticked = onChange
    ? { checked, onChange: ({ target }: { target: HTMLInputElement }) => onChange(target.checked) }
    : { defaultChecked: checked }
  return (
    <label className="ui-choice row gap-3">
      <span className="vertical">
        <span>{keepLabel(methods)} </span>
        <small className="ui-muted">{KEEP_NOTE}</small>
      </span>
      <input className="ui-check" type="checkbox" name="keep_method" value="on" {...ticked} />
    </label>
  )
}
