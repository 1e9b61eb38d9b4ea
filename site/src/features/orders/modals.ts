import type { ModalKind } from '../modals/kind'
import type { CancelledOrder } from './CancelOrder'

export const CANCEL_ORDER: ModalKind<CancelledOrder> = {
  name: 'CancelOrder',
  load: () => import('./CancelOrder'),
  title: 'Отменить заказ?',
  size: 'small-centre',
}
