import type { ModalKind } from '../modals/kind'
import type { ActsOnReview } from './ReviewActions'

const actions = (name: string, title: string): ModalKind<ActsOnReview> => ({
  name,
  load: () => import('./ReviewActions'),
  title,
  size: 'small',
})

export const REVIEW_ACTIONS = actions('ReviewActions', 'Ваш отзыв')
export const REPLY_ACTIONS = actions('ReplyActions', 'Ваш ответ ресторану')
