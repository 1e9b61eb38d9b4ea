import type { ModalKind } from '../modals/kind'
import type { PhoneTaker } from './InputPhone'

export const INPUT_PHONE: ModalKind<PhoneTaker> = {
  name: 'InputPhone',
  load: () => import('./InputPhone'),
  title: 'Ваш телефон',
  size: 'small',
}
