import type { ModalKind } from '../modals/kind'

export const ADD_POST_MODAL: ModalKind<object> = {
  name: 'AddPostModal',
  load: () => import('./AddPostModal'),
  title: 'О\u00A0чём объявление?',
  size: 'small',
}
