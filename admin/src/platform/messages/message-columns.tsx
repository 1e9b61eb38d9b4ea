import { formatPhone } from '@ostrov/shared/formats/phone'
import { countOf } from '@ostrov/shared/formats/plural'
import {
  FATE_TONES,
  MESSAGE_DOORS,
  MESSAGE_FATES,
  MESSAGE_KINDS,
  MESSAGE_PROVIDERS,
} from '@ostrov/shared/messages/fates'
import type { MessageWire } from '@ostrov/shared/messages/schema'
import { ALL_ORDERS, recordPath } from '@ostrov/shared/paths'
import { Link } from 'react-router'
import type { Column } from '../../components/DataTable'
import { momentColumn, TwoLines } from '../../components/records/columns'
import { StatusBadge } from '../../components/StatusBadge'
import { ResendMessage } from './ResendMessage'

const what: Column<MessageWire> = {
  key: 'what',
  title: 'Сообщение',
  cell: ({ channel, kind, order_id }) => (
    <TwoLines
      second={
        order_id !== null && (
          <Link className="ui-link" to={recordPath(ALL_ORDERS, String(order_id))}>
            Заказ №&nbsp;{order_id}
          </Link>
        )
      }
    >
      {`${MESSAGE_DOORS[channel]}: ${MESSAGE_KINDS[kind].toLowerCase()}`}
    </TwoLines>
  ),
}
const whom: Column<MessageWire> = {
  key: 'whom',
  title: 'Кому',
  cell: ({ recipient, user, restaurant }) => (
    <TwoLines second={/^7\d{10}$/.test(recipient) ? formatPhone(recipient) : recipient}>
      {user?.name ?? restaurant?.title ?? (recipient === '' ? '—' : '')}
    </TwoLines>
  ),
}
const fate: Column<MessageWire> = {
  key: 'fate',
  title: 'Состояние',
  cell: (one) => (
    <TwoLines second={moreOf(one)}>
      <StatusBadge label={MESSAGE_FATES[one.fate]} tone={FATE_TONES[one.fate]} />
    </TwoLines>
  ),
}

export const messageColumns: readonly Column<MessageWire>[] = [
  what,
  whom,
  fate,
  momentColumn('created_at', 'Когда'),
  {
    ...{ key: 'acts', title: 'Что сделать', when: ({ may_resend }) => may_resend },
    cell: (message) => <ResendMessage message={message} />,
  },
]
/** The same of one person. */
export const ownMessageColumns = messageColumns.filter(({ key }) => key !== 'whom')

const RUBLES = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 })

function moreOf({ reason, provider, tries, cost }: MessageWire): string {
  const tried = tries > 1 && countOf(tries, 'попытка', 'попытки', 'попыток')
  const by = provider !== null && MESSAGE_PROVIDERS[provider]
  const price = cost !== null && `${RUBLES.format(cost / 100)}\u00A0₽`
  return [reason, by, price, tried].filter(Boolean).join('. ')
}
