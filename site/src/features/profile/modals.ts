import type { Confirmed, ModalKind } from '../modals/kind'
import type { ContactsChange } from './ChangeUserContacts'

export const CHANGE_CONTACTS: ModalKind<ContactsChange> = {
  name: 'ChangeUserContacts',
  load: () => import('./ChangeUserContacts'),
  title: 'Телефон и\u00A0почта',
  size: 'small',
  needs_login: true,
}
export const DELETE_ACCOUNT: ModalKind<Confirmed> = {
  name: 'DeleteAccount',
  load: () => import('./DeleteAccount'),
  title: 'Удалить аккаунт?',
  size: 'small',
  needs_login: true,
}
