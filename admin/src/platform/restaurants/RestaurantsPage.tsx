import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { formatMoment } from '@ostrov/shared/formats/time'
import { formatWait } from '@ostrov/shared/formats/wait'
import { ALL_RESTAURANTS, ordersOfPath } from '@ostrov/shared/paths'
import { RESTAURANT_DESK_FORM } from '@ostrov/shared/restaurants/desk-form'
import { restaurantDesk } from '@ostrov/shared/restaurants/lists'
import { Link } from 'react-router'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { TwoLines } from '../../components/records/columns'
import type { RecordScreen } from '../../components/records/record-calls'
import { recordPage } from '../../components/records/record-page'
import { RestaurantSide } from '../../session/restaurant-side'
import { PauseAct } from './PauseAct'
import { RestaurantState } from './RestaurantState'
import { type RestaurantRow, restaurantTabs } from './tabs'

const refusedWords = (refused: number | null) => (refused === null ? '—' : `${refused}\u00A0%`)
const waitWords = (seconds: number | null) => (seconds === null ? '—' : formatWait(seconds))
const ratingWords = ({ rating, reviews_count }: RestaurantRow) =>
  reviews_count === 0 ? '—' : `${rating.toFixed(1).replace('.', ',')} (${formatNumber(reviews_count)})`

const screen: RecordScreen<typeof RESTAURANT_DESK_FORM, RestaurantRow> = {
  noun: 'restaurant',
  path: ALL_RESTAURANTS,
  calls: api.admin.restaurants,
  file: '/api/admin/restaurants/export',
  list: restaurantDesk,
  form: RESTAURANT_DESK_FORM,
  columns: [
    { key: 'title', title: 'Ресторан', cell: ({ title, city }) => <TwoLines second={city.name}>{title}</TwoLines> },
    { key: 'state', title: 'Состояние', cell: ({ state }) => <RestaurantState state={state} /> },
    { key: 'owner', title: 'Владелец', cell: ({ owner }) => <TwoLines second={owner.email}>{owner.name}</TwoLines> },
    { key: 'rating', title: 'Рейтинг', align: 'end', cell: ratingWords },
    {
      key: 'orders',
      title: 'За 30\u00A0дней',
      align: 'end',
      cell: ({ orders, revenue }) => <TwoLines second={formatMoney(revenue)}>{formatNumber(orders)}</TwoLines>,
    },
    { key: 'refused', title: 'Отказы', align: 'end', cell: ({ refused }) => refusedWords(refused) },
    { key: 'accept', title: 'Принимает за', align: 'end', cell: ({ accept_seconds }) => waitWords(accept_seconds) },
  ],
  titleOf: ({ title }) => title,
  names: () => [
    'title',
    'description',
    'delivery_time',
    'free_delivery_sum',
    'delivers',
    'pickup',
    'orders_per_quarter',
  ],
  groups: [{ names: ['delivery_time', 'free_delivery_sum'] }],
  card: {
    badge: ({ state }) => <RestaurantState state={state} />,
    facts: (row) => ({
      Адрес: row.address,
      Рейтинг: ratingWords(row),
      'Заказы за\u00A030\u00A0дней': <Link to={ordersOfPath(row.id)}>{formatNumber(row.orders)}</Link>,
      'Выручка за\u00A030\u00A0дней': formatMoney(row.revenue),
      Отказы: refusedWords(row.refused),
      'Принимает за': waitWords(row.accept_seconds),
      'С\u00A0нами': formatMoment(row.created_at, serverNow()),
    }),
    note: noteOf,
    tabs: restaurantTabs,
    changes: () => 'Название, описание и\u00A0условия. Применится сразу, без проверки.',
    acts: (row) => <PauseAct row={row} />,
  },
}

function noteOf({ state, disabled_until, disabled_reason, moderation_reason, is_changing }: RestaurantRow) {
  if (state === 'paused' && disabled_until)
    return `Пауза до\u00A0${formatMoment(disabled_until, serverNow())}. Причина: ${disabled_reason ?? 'не\u00A0названа'}`
  if (moderation_reason && state !== 'approved') return `Модератор: ${moderation_reason}`
  return is_changing ? 'Изменения профиля ждут модератора.' : null
}

const Page = recordPage(screen)

/** Restaurants, whose own editors stand here under an administrator's hand. */
export function RestaurantsPage() {
  return (
    <RestaurantSide value="admin">
      <Page />
    </RestaurantSide>
  )
}
