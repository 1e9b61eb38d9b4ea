import type { ModalKind } from '../modals/kind'

export const GLOBAL_SEARCH: ModalKind<object> = {
  name: 'MobileGlobalSearch',
  load: () => import('./MobileGlobalSearch'),
  title: 'Поиск по\u00A0острову',
  size: 'full',
}
