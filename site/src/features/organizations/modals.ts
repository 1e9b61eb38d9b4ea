import type { ModalKind } from '../modals/kind'

export const ADD_ORGANIZATION_MODAL: ModalKind<object> = {
  name: 'AddOrganization',
  load: () => import('./AddOrganization'),
  title: 'Новая организация',
  size: 'small',
  needs_login: true,
}

type Employer = { id: string }

export const ADD_EMPLOYEE: ModalKind<Employer> = {
  name: 'AddEmployee',
  load: () => import('./AddEmployee'),
  title: 'Новый сотрудник',
  size: 'small',
}
