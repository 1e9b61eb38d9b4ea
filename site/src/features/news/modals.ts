import type { ModalKind } from '../modals/kind'

export const ADD_NEWS: ModalKind<object> = {
  name: 'AddNews',
  load: () => import('./AddNews'),
  title: 'Предложить новость',
  size: 'small',
  needs_login: true,
}
