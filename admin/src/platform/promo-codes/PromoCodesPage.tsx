import { formatMoment } from '@ostrov/shared/formats/time'
import { PROMO_CODES } from '@ostrov/shared/paths'
import { PROMO_CODE_FORM } from '@ostrov/shared/promotions/form'
import { promoCodeDesk } from '@ostrov/shared/promotions/lists'
import { PROMO_MIN_ORDER_SUM } from '@ostrov/shared/promotions/rules'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { momentColumn, TwoLines } from '../../components/records/columns'
import { RecordFacts } from '../../components/records/RecordFacts'
import { recordPage } from '../../components/records/record-page'
import { PromoCodeState } from './PromoCodeState'
import { discountWords, leastWords, newTerm, usedWords, whereWords } from './words'
import './promo-codes.css'

/** Everybody's promo codes; one that people hold is switched off, not removed. */
export const PromoCodesPage = recordPage({
  noun: 'promo_code',
  path: PROMO_CODES,
  calls: api.admin.promo_code,
  file: '/api/admin/promo_code/export',
  list: promoCodeDesk,
  form: PROMO_CODE_FORM,
  together: ['is_active', 'expires_at', 'min_order_sum', 'user_use_limit', 'total_use_limit'],
  columns: [
    {
      key: 'code',
      title: 'Код',
      cell: ({ code, name }) => (
        <TwoLines second={name}>
          <span className="promo-code">{code}</span>
        </TwoLines>
      ),
    },
    { key: 'state', title: 'Состояние', cell: ({ state }) => <PromoCodeState state={state} /> },
    {
      key: 'amount',
      title: 'Скидка',
      cell: (row) => <TwoLines second={leastWords(row)}>{discountWords(row)}</TwoLines>,
    },
    { key: 'restaurants', title: 'Где', cell: whereWords },
    { key: 'total_used_count', title: 'Использован', align: 'end', cell: usedWords },
    momentColumn('expires_at', 'До'),
  ],
  titleOf: ({ code }) => code,
  fresh: () => ({
    ...{ min_order_sum: String(PROMO_MIN_ORDER_SUM), user_use_limit: '1', is_active: true },
    ...newTerm(serverNow()),
  }),
  groups: [{ names: ['amount', 'amount_type'] }, { names: ['user_use_limit', 'total_use_limit'] }],
  beside: (_, code) =>
    code && (
      <RecordFacts
        facts={{
          Сейчас: <PromoCodeState state={code.state} />,
          Использован: usedWords(code),
          Создан: formatMoment(code.created_at, serverNow()),
        }}
      />
    ),
})
