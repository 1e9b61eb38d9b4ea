import type { StoryWire } from '@ostrov/shared/promotions/schema'
import type { DialogSize } from '@ostrov/shared/ui/Dialog'
import type { ComponentType } from 'react'
import type { Slide } from '../gallery/slides'

export type Closing = { close: () => Promise<void> }

type Confirmed = { onConfirm: () => void | Promise<void> }

/** What each kind is opened with. A new kind is one line here, one in MODALS and one file. */
export type ModalProps = {
  Login: Record<never, never>
  RequirementLogin: { /** Address to come back to; this page when absent. */ redirect?: string }
  LoginWarning: { provider: 'Gmail' | 'Apple ID'; support_email: string; onOtherWay: () => void }
  InputPhone: {
    /** Receives '7XXXXXXXXXX'; a thrown error's message is shown under the field. */ onPhone: (
      phone: string,
    ) => Promise<void>
  }
  ClearBasket: Confirmed & { restaurant_name?: string }
  CancelOrder: Confirmed & { /** The bank has the money: it comes back. */ is_paid: boolean }
  DeleteAccount: Confirmed
  DeliveryModal: Record<never, never>
  RestaurantClosed: {
    /** `closedDescription` of its hours. */ description: string
    /** Its menu, where this is another page. */ menu?: string
  }
  DeliveryZones: { restaurant_id: string }
  ProductFilters: { kitchens: readonly { slug: string; name: string }[]; selected: readonly string[] }
  Story: { stories: readonly StoryWire[]; at: number; onShown: (id: string) => void }
  Gallery: { slides: readonly Slide[] /** Which of them is seen first. */; at: number }
  ShareSocialMedias: { title: string; url?: string }
  FollowExternalLink: { url: string }
  SuccessMessage: { heading: string; text?: string }
}

export type ModalKind = keyof ModalProps

type Entry<Kind extends ModalKind> = {
  load: () => Promise<{ default: ComponentType<ModalProps[Kind] & Closing> }>
  title: string
  size: DialogSize
  needs_login: boolean
  bare?: boolean
}

export const MODALS: { readonly [Kind in ModalKind]: Entry<Kind> } = {
  Login: { load: () => import('./Login'), title: 'Вход', size: 'small', needs_login: false },
  RequirementLogin: {
    load: () => import('./RequirementLogin'),
    title: 'Войдите в\u00a0аккаунт',
    size: 'small',
    needs_login: false,
  },
  LoginWarning: { load: () => import('./LoginWarning'), title: 'Вход недоступен', size: 'small', needs_login: false },
  InputPhone: { load: () => import('./InputPhone'), title: 'Ваш телефон', size: 'small', needs_login: false },
  ClearBasket: {
    load: () => import('./ClearBasket'),
    title: 'Очистить корзину?',
    size: 'small-centre',
    needs_login: false,
  },
  CancelOrder: {
    load: () => import('./CancelOrder'),
    title: 'Отменить заказ?',
    size: 'small-centre',
    needs_login: false,
  },
  DeleteAccount: { load: () => import('./DeleteAccount'), title: 'Удалить аккаунт?', size: 'small', needs_login: true },
  DeliveryModal: {
    load: () => import('./DeliveryModal'),
    title: 'Ресторан не доставляет еду по\u00a0вашему адресу',
    size: 'small-centre',
    needs_login: false,
  },
  RestaurantClosed: {
    load: () => import('./RestaurantClosed'),
    title: 'Ресторан закрыт',
    size: 'small-centre',
    needs_login: false,
  },
  DeliveryZones: { load: () => import('./DeliveryZones'), title: 'Зоны доставки', size: 'drawer', needs_login: false },
  ProductFilters: { load: () => import('./ProductFilters'), title: 'Фильтры', size: 'drawer', needs_login: false },
  Story: {
    load: () => import('../promotions/StoryView'),
    title: 'История',
    size: 'story',
    needs_login: false,
    bare: true,
  },
  Gallery: {
    load: () => import('../gallery/GalleryView'),
    title: 'Фото',
    size: 'full',
    needs_login: false,
    bare: true,
  },
  ShareSocialMedias: {
    load: () => import('./ShareSocialMedias'),
    title: 'Поделиться',
    size: 'small',
    needs_login: false,
  },
  FollowExternalLink: {
    load: () => import('./FollowExternalLink'),
    title: 'Вы уходите с\u00a0сайта',
    size: 'small',
    needs_login: false,
  },
  SuccessMessage: { load: () => import('./SuccessMessage'), title: 'Готово', size: 'small', needs_login: false },
}
