import { formatMoney } from '@ostrov/shared/formats/money'
import { capital } from '@ostrov/shared/nouns'
import { PROMOTIONS } from '@ostrov/shared/paths'
import type { PromotionRowWire } from '@ostrov/shared/promotions/desk-schema'
import { PROMOTION_FORM } from '@ostrov/shared/promotions/form'
import { promotionDesk } from '@ostrov/shared/promotions/lists'
import { namesOf } from '@ostrov/shared/wire/names'
import { api } from '../../api'
import { RecordFacts } from '../../components/records/RecordFacts'
import { recordPage } from '../../components/records/record-page'
import { AD_GROUP, placedColumns } from './desk'

const TERMS = ['amount', 'min_order_sum', 'user_use_limit', 'total_use_limit'] as const
const WITHOUT_TERMS = namesOf(PROMOTION_FORM).filter((name) => !TERMS.some((term) => term === name))

/** The slides of the delivery's home, and the promotions that the product knows by name: those alone have terms. */
export const PromotionsPage = recordPage({
  noun: 'promotion',
  path: PROMOTIONS,
  calls: api.admin.promotion,
  file: '/api/admin/promotion/export',
  list: promotionDesk,
  form: PROMOTION_FORM,
  together: ['is_active', 'sort'],
  columns: [...placedColumns, { key: 'terms', title: 'Условия', cell: (row) => termsOf(row) }],
  titleOf: ({ title }) => title,
  order: {
    query: { state: 'shown' },
    text: 'Так они стоят на\u00A0главной доставки, слева направо. Перенос сохраняется сразу.',
  },
  names: (row) => (row?.key ? namesOf(PROMOTION_FORM) : WITHOUT_TERMS),
  groups: [{ names: ['amount', 'min_order_sum'] }, { names: ['user_use_limit', 'total_use_limit'] }, AD_GROUP],
  beside: (_, row) => row?.key && <RecordFacts facts={{ 'Имя в\u00A0продукте': row.key }} />,
})

function termsOf({ key, amount, min_order_sum }: PromotionRowWire): string {
  if (!key) return '—'
  const sums = [
    amount !== null && `скидка ${formatMoney(amount)}`,
    min_order_sum !== null && `от\u00A0${formatMoney(min_order_sum)}`,
  ].filter((one) => one !== false)
  return capital(sums.join(', ') || 'обычные')
}
