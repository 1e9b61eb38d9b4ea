import type { AboutSupport } from '@ostrov/shared/support/paths'
import type { ModalKind } from '../modals/kind'

export const SUPPORT_MODAL: ModalKind<AboutSupport> = {
  name: 'SupportModal',
  load: () => import('./SupportModal'),
  title: 'Написать в\u00A0поддержку',
  size: 'small',
}
