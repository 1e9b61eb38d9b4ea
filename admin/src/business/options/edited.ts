import type { OptionGroupWire, OptionWire } from '@ostrov/shared/options/schema'

/** What the drawer is open for; null is a new one. */
export type Edited =
  | { what: 'option'; option: OptionWire | null; group_id: string | null }
  | { what: 'group'; group: OptionGroupWire | null }
  | { what: 'stop'; kind: Stoppable; one: OptionWire | OptionGroupWire }
export type Stoppable = 'option' | 'group'
