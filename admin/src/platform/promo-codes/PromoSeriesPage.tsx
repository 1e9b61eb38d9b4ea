import { formatNumber } from '@ostrov/shared/formats/money'
import { quoted } from '@ostrov/shared/formats/quoted'
import { codesOfSeriesPath, PROMO_SERIES } from '@ostrov/shared/paths'
import type { PromoSeriesRowWire } from '@ostrov/shared/promotions/desk-schema'
import { PROMO_SERIES_FORM } from '@ostrov/shared/promotions/form'
import { promoSeriesDesk } from '@ostrov/shared/promotions/lists'
import { ask } from '@ostrov/shared/wire/answers'
import { Link } from 'react-router'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { ExportLinks } from '../../components/ExportLinks'
import { momentColumn, TwoLines } from '../../components/records/columns'
import type { RecordScreen } from '../../components/records/record-calls'
import { recordPage } from '../../components/records/record-page'
import { PromoSeriesState } from './PromoCodeState'
import { PromoUses } from './PromoUses'
import { StopPromoAct } from './StopPromoAct'
import { promoTabs } from './tabs'
import { discountWords, freshTerms, leastWords, termsOf, whereWords } from './words'
import './promo-codes.css'

const screen: RecordScreen<typeof PROMO_SERIES_FORM, PromoSeriesRowWire> = {
  noun: 'promo_code_series',
  path: PROMO_SERIES,
  calls: api.admin.promo_code_series,
  list: promoSeriesDesk,
  form: PROMO_SERIES_FORM,
  tabs: promoTabs,
  columns: [
    { key: 'name', title: 'Серия', cell: ({ name, prefix }) => <TwoLines second={prefix}>{name}</TwoLines> },
    { key: 'state', title: 'Состояние', cell: ({ state }) => <PromoSeriesState state={state} /> },
    { key: 'count', title: 'Кодов', align: 'end', cell: ({ count }) => formatNumber(count) },
    {
      key: 'amount',
      title: 'Скидка',
      cell: (row) => <TwoLines second={leastWords(row)}>{discountWords(row)}</TwoLines>,
    },
    { key: 'restaurants', title: 'Где', cell: whereWords },
    {
      key: 'total_used_count',
      title: 'Использована, раз',
      align: 'end',
      cell: ({ total_used_count }) => formatNumber(total_used_count),
    },
    momentColumn('expires_at', 'До'),
  ],
  titleOf: ({ name }) => name,
  fresh: () => ({ ...freshTerms(serverNow()), count: '100', total_use_limit: '1' }),
  groups: [
    { names: ['count', 'prefix'] },
    { names: ['amount', 'amount_type'] },
    { names: ['user_use_limit', 'total_use_limit'] },
  ],
  card: {
    badge: ({ state }) => <PromoSeriesState state={state} />,
    facts: (row) => ({
      Кодов: <Link to={codesOfSeriesPath(row.id)}>{formatNumber(row.count)}</Link>,
      'Использована, раз': formatNumber(row.total_used_count),
      ...termsOf(row, serverNow()),
    }),
    tabs: [
      {
        ...{ key: 'uses', title: 'Использование' },
        content: ({ id }) => (
          <PromoUses
            name={['promo_code_series', id]}
            read={() => ask(api.admin.promo_code_series({ id }).uses.get())}
          />
        ),
      },
    ],
    acts: ({ id, name, state }) => (
      <>
        <div className="stack gap-2">
          <p>Все коды файлом</p>
          <ExportLinks path="/api/admin/promo_code/export" query={{ series_id: id }} />
        </div>
        {(state === 'active' || state === 'planned') && (
          <StopPromoAct
            noun="promo_code_series"
            id={id}
            title={`Остановить серию ${quoted(name)}?`}
            text="Ни&nbsp;одним её кодом больше не&nbsp;воспользоваться. В&nbsp;оформленных заказах скидка останется."
            done="Серия остановлена"
            send={() => api.admin.promo_code_series({ id }).stop.post()}
          />
        )}
      </>
    ),
  },
}

/** Promo codes that were made at once. */
export const PromoSeriesPage = recordPage(screen)
