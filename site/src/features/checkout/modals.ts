import type { ModalKind } from '../modals/kind'
import type { ClearedBasket } from './ClearBasket'

export const CLEAR_BASKET: ModalKind<ClearedBasket> = {
  name: 'ClearBasket',
  load: () => import('./ClearBasket'),
  title: 'Очистить корзину?',
  size: 'small-centre',
}
