import type { Confirmed, ModalKind } from '../modals/kind'

export const DELETE_ACCOUNT: ModalKind<Confirmed> = {
  name: 'DeleteAccount',
  load: () => import('./DeleteAccount'),
  title: 'Удалить аккаунт?',
  size: 'small',
  needs_login: true,
}
