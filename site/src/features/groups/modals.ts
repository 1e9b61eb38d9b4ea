import type { ModalKind } from '../modals/kind'
import type { ChosenDish } from './GroupDish'
import type { Removed } from './RemoveFriend'
import type { Started } from './StartGroup'

export const START_GROUP: ModalKind<Started> = {
  name: 'StartGroup',
  load: () => import('./StartGroup'),
  title: 'Заказать вместе',
  size: 'small',
  needs_login: true,
}
export const GROUP_DISH: ModalKind<ChosenDish> = {
  name: 'GroupDish',
  load: () => import('./GroupDish'),
  title: 'Выберите добавки',
  size: 'drawer',
}
export const REMOVE_FRIEND: ModalKind<Removed> = {
  name: 'RemoveFriend',
  load: () => import('./RemoveFriend'),
  title: 'Убрать из\u00a0общей корзины?',
  size: 'small-centre',
}
