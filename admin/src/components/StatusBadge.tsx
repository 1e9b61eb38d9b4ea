import type { Tone } from '@ostrov/shared/orders/labels'

/** A state in one word with its colour: `<StatusBadge {...orderBadge(order.status)} />`. */
export function StatusBadge({ label, tone }: { label: string; tone: Tone }) {
  return <span className={`ui-badge ui-badge--${tone}`}>{label}</span>
}
