import type { SupportState } from '@ostrov/shared/support/rules'

/** How the badge of a state is drawn. */
export const REQUEST_LOOKS: Readonly<Record<SupportState, string>> = {
  new: 'ui-badge--sea',
  in_work: 'ui-badge--amber',
  answered: 'ui-badge--leaf',
  closed: 'ui-badge--ink',
}
