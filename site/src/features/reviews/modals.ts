import type { ModalKind } from '../modals/kind'
import type { ActsOnReview } from './ReviewActions'

const load = () => import('./ReviewActions')

export const REVIEW_ACTIONS: ModalKind<ActsOnReview> = {
  name: 'ReviewActions',
  load,
  title: 'Ваш отзыв',
  size: 'small',
}

export const REPLY_ACTIONS: ModalKind<ActsOnReview> = {
  name: 'ReplyActions',
  load,
  title: 'Ваш ответ ресторану',
  size: 'small',
}
