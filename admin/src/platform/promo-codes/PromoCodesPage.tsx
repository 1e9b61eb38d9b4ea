import { codesOfSeriesPath, PROMO_CODES } from '@ostrov/shared/paths'
import type { PromoCodeRowWire } from '@ostrov/shared/promotions/desk-schema'
import { PROMO_CODE_FORM } from '@ostrov/shared/promotions/form'
import { promoCodeDesk } from '@ostrov/shared/promotions/lists'
import { ask } from '@ostrov/shared/wire/answers'
import { Link } from 'react-router'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { momentColumn, TwoLines } from '../../components/records/columns'
import type { RecordScreen } from '../../components/records/record-calls'
import { recordPage } from '../../components/records/record-page'
import { PromoCodeState } from './PromoCodeState'
import { PromoUses } from './PromoUses'
import { StopPromoAct } from './StopPromoAct'
import { promoTabs } from './tabs'
import { discountWords, freshTerms, leastWords, termsOf, usedWords, whereWords } from './words'
import './promo-codes.css'

const screen: RecordScreen<typeof PROMO_CODE_FORM, PromoCodeRowWire> = {
  noun: 'promo_code',
  path: PROMO_CODES,
  calls: api.admin.promo_code,
  file: '/api/admin/promo_code/export',
  list: promoCodeDesk,
  form: PROMO_CODE_FORM,
  tabs: promoTabs,
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
  fresh: () => ({ ...freshTerms(serverNow()), is_active: true }),
  groups: [{ names: ['amount', 'amount_type'] }, { names: ['user_use_limit', 'total_use_limit'] }],
  card: {
    badge: ({ state }) => <PromoCodeState state={state} />,
    facts: (row) => ({
      Название: row.name,
      ...(row.series && { Серия: <Link to={codesOfSeriesPath(row.series.id)}>{row.series.name}</Link> }),
      Использован: usedWords(row),
      ...termsOf(row, serverNow()),
    }),
    tabs: [
      {
        ...{ key: 'uses', title: 'Использование' },
        content: ({ id }) => (
          <PromoUses name={['promo_code', id]} read={() => ask(api.admin.promo_code({ id }).uses.get())} />
        ),
      },
    ],
    changes: () => 'Условия и\u00A0срок. Код остаётся: его уже знают.',
    acts: ({ id, code, state }) =>
      state !== 'off' &&
      state !== 'expired' && (
        <StopPromoAct
          noun="promo_code"
          id={id}
          title={`Остановить ${code}?`}
          text="Новые заказы с&nbsp;ним не&nbsp;оформить. В&nbsp;оформленных скидка останется."
          done="Промокод остановлен"
          send={() => api.admin.promo_code({ id }).stop.post()}
        />
      ),
  },
}

/** Everybody's promo codes; one that people hold is stopped, not removed. */
export const PromoCodesPage = recordPage(screen)
