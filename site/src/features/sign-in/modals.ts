import type { ModalKind } from '../modals/kind'

export const LOGIN: ModalKind<object> = {
  name: 'Login',
  load: () => import('./Login'),
  title: 'Вход',
  size: 'small',
}
