import { CUSTOMER_FORM } from '@ostrov/shared/customers/form'
import { customerDesk } from '@ostrov/shared/customers/lists'
import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { formatPhone } from '@ostrov/shared/formats/phone'
import { countOf } from '@ostrov/shared/formats/plural'
import { formatDate, formatMoment, localParts } from '@ostrov/shared/formats/time'
import { CUSTOMERS } from '@ostrov/shared/paths'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { PhoneCell, TwoLines } from '../../components/records/columns'
import type { RecordScreen } from '../../components/records/record-calls'
import { recordPage } from '../../components/records/record-page'
import { ActAsAct } from '../people/ActAsAct'
import { BlockAct, blockNote, fieldsOfPerson } from '../people/block'
import { PersonState } from '../people/PersonState'
import { EraseAct } from './EraseAct'
import { type Customer, customerTabs } from './tabs'

const nameOf = ({ name, state }: Customer) => name || (state === 'deleted' ? 'Аккаунт удалён' : 'Без имени')
const moment = (at: string | null) => (at ? formatMoment(at, serverNow()) : '—')

/** «4 объявления, 1 организация» */
function holdingsOf({ ads, organizations, replies }: Customer): string | null {
  const named = [
    ads > 0 && countOf(ads, 'объявление', 'объявления', 'объявлений'),
    organizations > 0 && countOf(organizations, 'организация', 'организации', 'организаций'),
    replies > 0 && countOf(replies, 'открытый отклик', 'открытых отклика', 'открытых откликов'),
  ]
  return named.filter(Boolean).join(', ') || null
}

const screen: RecordScreen<typeof CUSTOMER_FORM, Customer> = {
  noun: 'customer',
  path: CUSTOMERS,
  calls: api.admin.user,
  file: '/api/admin/user/export',
  mayFile: 'personal_files',
  list: customerDesk,
  form: CUSTOMER_FORM,
  columns: [
    { key: 'name', title: 'Клиент', cell: (row) => <TwoLines second={row.email}>{nameOf(row)}</TwoLines> },
    { key: 'phone', title: 'Телефон', cell: ({ phone }) => <PhoneCell phone={phone} /> },
    { key: 'orders', title: 'Заказы', align: 'end', cell: ({ orders }) => formatNumber(orders) },
    { key: 'spent', title: 'Потратил', align: 'end', cell: ({ spent }) => formatMoney(spent) },
    { key: 'last_order_at', title: 'Последний заказ', cell: ({ last_order_at }) => moment(last_order_at) },
    {
      key: 'created_at',
      title: 'С\u00A0нами',
      cell: ({ created_at }) => formatDate(localParts(created_at).date, true),
    },
    { key: 'state', title: 'Состояние', cell: ({ state }) => <PersonState state={state} /> },
  ],
  titleOf: nameOf,
  names: () => fieldsOfPerson(CUSTOMER_FORM),
  card: {
    badge: ({ state }) => <PersonState state={state} />,
    facts: ({ phone, email, email_confirmed, created_at, orders, spent, refused, last_order_at }) => ({
      Телефон: phone ? <a href={`tel:+${phone}`}>{formatPhone(phone)}</a> : '—',
      Почта: email ? `${email}${email_confirmed ? '' : ', не\u00A0подтверждена'}` : '—',
      'Последний заказ': moment(last_order_at),
      Заказы: formatNumber(orders),
      Потратил: formatMoney(spent),
      Сорвались: formatNumber(refused),
      'С\u00A0нами': moment(created_at),
    }),
    note: blockNote,
    tabs: customerTabs,
    changes: ({ state }) => (state === 'deleted' ? null : 'Имя и\u00A0почта. Новую почту надо будет подтвердить.'),
    acts: (row) => (
      <>
        {!row.is_blocked && <ActAsAct kind="customer" id={row.id} name={nameOf(row)} />}
        <BlockAct screen={screen} row={row} holdings={holdingsOf(row)} />
        <EraseAct id={row.id} name={nameOf(row)} />
      </>
    ),
  },
}

/** Who orders. */
export const CustomersPage = recordPage(screen)
