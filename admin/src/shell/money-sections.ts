import { RECONCILIATION } from '@ostrov/shared/payments/paths'
import { PAYOUTS } from '@ostrov/shared/payouts/paths'
import { Banknote, Scale } from 'lucide-react'
import { type PlatformSection, page, recordPages } from './section'

/** Where the platform's money is looked after. */
export const MONEY_SECTIONS: readonly PlatformSection[] = [
  {
    ...{ to: RECONCILIATION, label: 'Сверка с\u00A0банком', icon: Scale, permission: 'payments', group: 'money' },
    waits: 'differences',
    pages: [page(RECONCILIATION, async () => (await import('../platform/money/DifferencesPage')).DifferencesPage)],
  },
  {
    ...{ to: PAYOUTS, label: 'Выплаты', icon: Banknote, permission: 'payments', group: 'money' },
    also: 'Комиссия, акты',
    pages: recordPages(PAYOUTS, async () => (await import('../platform/money/PayoutsPage')).PayoutsPage, {
      tabs: true,
    }),
  },
]
