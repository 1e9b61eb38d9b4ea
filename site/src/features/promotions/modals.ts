import type { ModalKind } from '../modals/kind'
import type { FirstDiscount } from './PromoCodeFirstDiscount'
import type { PromoStory } from './PromoCodeStory'
import type { ShownStories } from './StoryView'

export const STORY: ModalKind<ShownStories> = {
  name: 'Story',
  load: () => import('./StoryView'),
  title: 'История',
  size: 'story',
  bare: true,
}
export const FIRST_DISCOUNT: ModalKind<FirstDiscount> = {
  name: 'PromoCodeFirstDiscount',
  load: () => import('./PromoCodeFirstDiscount'),
  title: 'Скидка на\u00a0первый заказ',
  size: 'small',
}
export const WELCOME_STORY: ModalKind<PromoStory> = {
  name: 'PromoCodeWelcomeStory',
  load: () => import('./PromoCodeStory'),
  title: 'Скидка 400\u00a0₽ на\u00a0первый заказ',
  size: 'story',
  bare: true,
}
export const INVITE_STORY: ModalKind<PromoStory> = {
  name: 'PromoCodeInviteFriendsStory',
  load: () => import('./PromoCodeStory'),
  title: 'Пригласите друзей',
  size: 'story',
  bare: true,
}
