import type { ModalKind } from '../modals/kind'
import type { ActsOnReview } from './ReviewActions'

export const REVIEW_ACTIONS: ModalKind<ActsOnReview> = {
  name: 'ReviewActions',
  load: () => import('./ReviewActions'),
  title: 'Ваш отзыв',
  size: 'small',
}
