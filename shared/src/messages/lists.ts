import type { ListTable } from '../lists/table'
import { MESSAGE_DOORS, MESSAGE_FATES, MESSAGE_KINDS } from './fates'

/** What the house has sent. */
export const messageDesk = {
  name: 'messages',
  title: 'Сообщения',
  sizes: [50, 100],
  cursor: 'uuid',
  filters: {
    query: { kind: 'text', label: 'Телефон или почта', maxLength: 100 },
    fate: { kind: 'one', label: 'Состояние', options: MESSAGE_FATES },
    channel: { kind: 'one', label: 'Канал', options: MESSAGE_DOORS },
    kind: { kind: 'one', label: 'Вид', options: MESSAGE_KINDS },
    user_id: { kind: 'one', of: 'uuid', noun: 'customer', label: 'Клиент' },
  },
} as const satisfies ListTable

/** Of one customer. */
export const messagesOfCustomer = {
  name: 'messages_of_customer',
  title: 'Что отправили',
  sizes: [20],
} as const satisfies ListTable
