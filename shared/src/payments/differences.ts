import { formatNumber } from '../formats/money'
import type { ListTable } from '../lists/table'

/** In what the bank, our ledger and the till's receipts may disagree about a payment. */
export const DIFFERENCE_KINDS = {
  unknown: 'Банк не\u00A0знает платежа',
  stray: 'Банк знает платёж, а\u00A0мы нет',
  status: 'Деньги не\u00A0там',
  amount: 'Другая сумма у\u00A0банка',
  ledger: 'Другая сумма в\u00A0проводках',
  receipt: 'Чеки не\u00A0на ту сумму',
  settlement: 'Нет чека полного расчёта',
  return: 'Возврат не\u00A0прошёл',
} as const
export type DifferenceKind = keyof typeof DIFFERENCE_KINDS

/** `settled`: a later check found that all agrees. */
export const DIFFERENCE_STATES = {
  open: 'Не\u00A0сходится',
  settled: 'Сошлось',
  closed: 'Закрыто вручную',
} as const
export type DifferenceState = keyof typeof DIFFERENCE_STATES

export const differenceDesk = {
  name: 'differences',
  title: 'Сверка с\u00A0банком',
  sizes: [50, 100],
  filters: {
    state: { kind: 'one', label: 'Состояние', options: DIFFERENCE_STATES },
    kind: { kind: 'one', label: 'Что\u00A0не\u00A0сошлось', options: DIFFERENCE_KINDS },
  },
  sorts: { '-created_at': 'Сначала новые', created_at: 'Сначала старые' },
} as const satisfies ListTable

const rubles = (kopecks: number) => `${formatNumber(kopecks / 100)}\u00A0₽`

const THEIRS = {
  ...{ unknown: 'у\u00A0банка', stray: 'у\u00A0банка', status: 'у\u00A0банка', amount: 'у\u00A0банка' },
  ...{ ledger: 'в\u00A0проводках', receipt: 'в\u00A0чеках', settlement: 'в\u00A0чеке', return: 'после возврата' },
} as const satisfies Record<DifferenceKind, string>

/** «По платежу 1 600 ₽, у банка 1 500 ₽: разница 100 ₽»; sums in kopecks. */
export function differenceWords({
  kind,
  ours,
  theirs,
}: {
  kind: DifferenceKind
  ours: number
  theirs: number
}): string {
  const sums = `По\u00A0платежу ${rubles(ours)}, ${THEIRS[kind]} ${rubles(theirs)}`
  return ours === theirs ? sums : `${sums}: разница ${rubles(Math.abs(ours - theirs))}`
}
