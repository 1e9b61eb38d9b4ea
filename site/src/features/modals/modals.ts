import type { LinkToFollow } from './FollowExternalLink'
import type { ModalKind } from './kind'
import type { ClosedProvider } from './LoginWarning'
import type { WayBack } from './RequirementLogin'
import type { Shared } from './ShareSocialMedias'
import type { Success } from './SuccessMessage'

export const REQUIREMENT_LOGIN: ModalKind<WayBack> = {
  name: 'RequirementLogin',
  load: () => import('./RequirementLogin'),
  title: 'Войдите в\u00a0аккаунт',
  size: 'small',
}
export const LOGIN_WARNING: ModalKind<ClosedProvider> = {
  name: 'LoginWarning',
  load: () => import('./LoginWarning'),
  title: 'Вход недоступен',
  size: 'small',
}
export const SHARE: ModalKind<Shared> = {
  name: 'ShareSocialMedias',
  load: () => import('./ShareSocialMedias'),
  title: 'Поделиться',
  size: 'small',
}
export const FOLLOW_LINK: ModalKind<LinkToFollow> = {
  name: 'FollowExternalLink',
  load: () => import('./FollowExternalLink'),
  title: 'Вы уходите с\u00a0сайта',
  size: 'small',
}
export const SUCCESS: ModalKind<Success> = {
  name: 'SuccessMessage',
  load: () => import('./SuccessMessage'),
  title: 'Готово',
  size: 'small',
}
