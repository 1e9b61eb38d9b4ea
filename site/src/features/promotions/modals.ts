import type { ModalKind } from '../modals/kind'
import type { ShownStories } from './StoryView'

export const STORY: ModalKind<ShownStories> = {
  name: 'Story',
  load: () => import('./StoryView'),
  title: 'История',
  size: 'story',
  bare: true,
}
