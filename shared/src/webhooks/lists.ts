import type { ListTable } from '../lists/table'
import { DELIVERY_STATES, SENT_EVENTS } from './events'

/** What was sent to a restaurant's own software. */
export const webhookDeliveries = {
  name: 'webhook_deliveries',
  title: 'Журнал отправки',
  sizes: [20, 50],
  cursor: 'uuid',
  filters: {
    state: { kind: 'one', label: 'Состояние', options: DELIVERY_STATES },
    event: { kind: 'one', label: 'Событие', options: SENT_EVENTS },
  },
} as const satisfies ListTable
