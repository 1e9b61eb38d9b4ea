import { addressList } from '@ostrov/shared/addresses/lists'
import { adsOfCustomer } from '@ostrov/shared/ads/lists'
import type { CustomerRow } from '@ostrov/shared/customers/desk-schema'
import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { formatMoment } from '@ostrov/shared/formats/time'
import type { OrderOfCustomerWire } from '@ostrov/shared/orders/desk-schema'
import { DELIVERY_TYPE_LABELS, orderBadge } from '@ostrov/shared/orders/labels'
import { ordersOfCustomer, promoUsesOfCustomer } from '@ostrov/shared/orders/lists'
import { ALL_ORDERS, recordPath } from '@ostrov/shared/paths'
import { ownReviewList } from '@ostrov/shared/reviews/lists'
import type { OwnReviewWire } from '@ostrov/shared/reviews/schema'
import { purchasesOfCustomer } from '@ostrov/shared/tickets/lists'
import { Phrase } from '@ostrov/shared/ui/Phrase'
import { Stars } from '@ostrov/shared/ui/Stars'
import { ask } from '@ostrov/shared/wire/answers'
import { Link } from 'react-router'
import { api } from '../../api'
import { serverNow } from '../../clock'
import type { Column } from '../../components/DataTable'
import { CardList } from '../../components/records/CardList'
import { momentColumn, TwoLines } from '../../components/records/columns'
import type { CardTab } from '../../components/records/RecordCard'
import { StatusBadge } from '../../components/StatusBadge'
import { adsOfCustomerColumns } from '../ads/ad-columns'
import { CustomerMessages } from '../messages/CustomerMessages'
import { Acceptances } from '../people/Acceptances'
import { PersonSessions } from '../people/PersonSessions'
import { purchasesOfCustomerColumns } from '../purchases/purchase-columns'
import { CustomerData } from './CustomerData'
import { CustomerNotices } from './CustomerNotices'

export type Customer = typeof CustomerRow.static

const order: Column<OrderOfCustomerWire> = {
  key: 'id',
  title: 'Заказ',
  cell: ({ id, created_at }) => (
    <TwoLines second={formatMoment(created_at, serverNow())}>
      <Link className="ui-link data-table__open data-table__whole" to={recordPath(ALL_ORDERS, String(id))}>
        №&nbsp;{formatNumber(id)}
      </Link>
    </TwoLines>
  ),
}
const restaurant: Column<OrderOfCustomerWire> = {
  key: 'restaurant',
  title: 'Ресторан',
  cell: ({ restaurant: { name }, delivery_type }) => (
    <TwoLines second={DELIVERY_TYPE_LABELS[delivery_type]}>{name}</TwoLines>
  ),
}
const total: Column<OrderOfCustomerWire> = {
  key: 'total',
  title: 'Сумма',
  align: 'end',
  cell: (row) => formatMoney(row.total),
}
const status: Column<OrderOfCustomerWire> = {
  key: 'status',
  title: 'Статус',
  cell: (row) => <StatusBadge {...orderBadge(row.status)} />,
}

const reviewColumns: readonly Column<OwnReviewWire>[] = [
  {
    ...{ key: 'of', title: 'О\u00A0чём' },
    cell: ({ restaurant, product }) => (
      <TwoLines second={product && restaurant.title}>{product?.name ?? restaurant.title}</TwoLines>
    ),
  },
  { key: 'rating', title: 'Оценка', cell: ({ rating }) => <Stars rating={rating} /> },
  { key: 'text', title: 'Слова', cell: ({ text, is_visible }) => (is_visible ? text : `Скрыт. ${text}`) },
  momentColumn('created_at', 'Когда'),
]

const doorOf = (id: string) => api.admin.user({ id })
const pageOf = (page: unknown) => ({ query: { page: Number(page ?? 1) } })

/** What belongs to a customer. */
export const customerTabs: readonly CardTab<Customer>[] = [
  {
    key: 'orders',
    title: 'Заказы',
    content: ({ id }) => (
      <CardList
        table={ordersOfCustomer}
        name={`customer:${id}:orders`}
        read={({ page }) => ask(doorOf(id).orders.get(pageOf(page)))}
        columns={[order, restaurant, total, status]}
        empty="Заказов ещё не было"
      />
    ),
  },
  {
    key: 'tickets',
    title: 'Билеты',
    content: ({ id }) => (
      <CardList
        table={purchasesOfCustomer}
        name={`customer:${id}:tickets`}
        read={({ page }) => ask(doorOf(id).ticket_purchases.get(pageOf(page)))}
        columns={purchasesOfCustomerColumns}
        empty="Билетов ещё не покупали"
      />
    ),
  },
  {
    key: 'addresses',
    title: 'Адреса',
    content: ({ id }) => (
      <CardList
        table={addressList}
        name={`customer:${id}:addresses`}
        read={() => ask(doorOf(id).addresses.get({ query: {} }))}
        columns={[
          { key: 'address', title: 'Адрес', cell: ({ address }) => <Phrase text={address} /> },
          { key: 'comment', title: 'Курьеру', cell: ({ address_details: { comment } }) => comment ?? '—' },
          { key: 'is_active', title: 'Выбран', cell: ({ is_active }) => (is_active ? 'Да' : '—') },
        ]}
        empty="Адресов нет"
      />
    ),
  },
  {
    key: 'ads',
    title: 'Объявления',
    content: ({ id }) => (
      <CardList
        table={adsOfCustomer}
        name={`customer:${id}:ads`}
        read={({ page }) => ask(doorOf(id).ads.get(pageOf(page)))}
        columns={adsOfCustomerColumns}
        empty="Объявлений ещё не подавали"
      />
    ),
  },
  {
    key: 'reviews',
    title: 'Отзывы',
    content: ({ id }) => (
      <CardList
        table={ownReviewList}
        name={`customer:${id}:reviews`}
        read={({ page }) => ask(doorOf(id).reviews.get(pageOf(page)))}
        columns={reviewColumns}
        empty="Отзывов ещё нет"
      />
    ),
  },
  {
    key: 'promo',
    title: 'Промокоды',
    content: ({ id }) => (
      <CardList
        table={promoUsesOfCustomer}
        name={`customer:${id}:promo`}
        read={({ page }) => ask(doorOf(id).promo_uses.get(pageOf(page)))}
        columns={[
          { key: 'promo_code', title: 'Промокод', cell: ({ promo_code }) => promo_code },
          { key: 'discount', title: 'Скидка', align: 'end', cell: ({ discount }) => formatMoney(discount) },
          order,
          status,
        ]}
        empty="Промокодов ещё не применяли"
      />
    ),
  },
  {
    key: 'sessions',
    title: 'Входы',
    content: ({ id }) => <PersonSessions name={`customer:${id}`} calls={doorOf(id).sessions} />,
  },
  {
    key: 'acceptances',
    title: 'Согласия',
    content: ({ id }) => <Acceptances name={`customer:${id}`} calls={doorOf(id).acceptances} />,
  },
  {
    key: 'data',
    title: 'Данные',
    may: 'personal_files',
    content: ({ id, state }) =>
      state === 'deleted' ? <p className="ui-muted">Клиент удалён: данных больше нет.</p> : <CustomerData id={id} />,
  },
  {
    key: 'notices',
    title: 'Сообщения',
    content: ({ id }) => (
      <>
        <CustomerNotices id={id} />
        <CustomerMessages id={id} />
      </>
    ),
  },
]
