import type { ModalKind } from '../modals/kind'
import type { Returnable } from './returnable'

export const TICKET_REFUND: ModalKind<Returnable> = {
  name: 'TicketRefund',
  load: () => import('./TicketRefund'),
  title: 'Вернуть билеты',
  size: 'small',
  needs_login: true,
}
