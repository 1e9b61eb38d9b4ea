import { countOf, plural } from '../formats/plural'
import { openingTime } from './hours'
import type { OpenState } from './schedule'

/** Literal captions about a restaurant. */
export const RESTAURANT_LABELS = {
  outOfZone: 'Ваш адрес вне зоны доставки',
  outOfZoneOnCard: 'Самовывоз, ваш адрес вне зоны доставки',
  pickupOnly: 'Только самовывоз',
  addAddress: 'Добавьте адрес',
  guestAddress: 'Войдите в\u00A0аккаунт и\u00A0добавьте адрес',
  /** Of one that is closed. */
  ahead: 'Можно заказать ко\u00A0времени',
  aheadOnCard: ' · заказ ко\u00A0времени',
  blacklisted: 'Вы заблокированны рестораном',
  blacklistedHint: 'Обратитесь к\u00A0администрации ресторана',
} as const

/** «1 ресторан открыт», «5 ресторанов открыто» */
export function openCount(count: number): string {
  return `${countOf(count, 'ресторан', 'ресторана', 'ресторанов')} ${plural(count, 'открыт', 'открыто', 'открыто')}`
}

/** How kitchens are combined, where they are chosen. */
export const FILTERS_RULE = 'Из\u00A0нескольких кухонь подойдёт любая. «Открыто сейчас» ищет среди всех кухонь.'

/** «Показать 12 ресторанов» */
export function showCount(count: number): string {
  return `Показать ${countOf(count, 'ресторан', 'ресторана', 'ресторанов')}`
}

/** The dialog over a closed restaurant; its text is `closedDescription`. */
export const CLOSED_DIALOG = {
  title: 'Ресторан закрыт',
  button: 'Вернуться на\u00A0главную',
  menu: 'Посмотреть меню',
} as const

/** The dialog of a restaurant that does not deliver to the address. */
export const NO_DELIVERY_DIALOG = {
  title: 'Ресторан не\u00A0доставляет еду по\u00A0вашему адресу',
  text: 'Доступен только самовывоз',
  button: 'Понятно',
} as const
/** That dialog is shown at most once in so long, so much after the page has opened. */
export const NO_DELIVERY_DIALOG_EVERY_MS = 600_000
export const NO_DELIVERY_DIALOG_DELAY_MS = 1_000

/** The same as one line of a page: «Сейчас закрыт: ремонт. Откроется завтра в 10:00.» */
export function closedLine(state: OpenState, now: Date): string {
  const why = closedReason(state)
  return state.opens_at ? `${why} Откроется ${openingTime(state.opens_at, now)}.` : why
}

/** «Сейчас закрыт: ремонт.»; «Сейчас закрыт.» where the restaurant gave no reason. */
export function closedReason({ disabled_reason }: OpenState): string {
  return disabled_reason ? sentence(`Сейчас закрыт: ${uncapitalized(disabled_reason)}`) : 'Сейчас закрыт.'
}

/** Why the restaurant is closed and when it opens, in one or two sentences. */
export function closedDescription(state: OpenState, now: Date): string {
  const why = closedWhy(state)
  return state.opens_at ? `${why} Откроется ${openingTime(state.opens_at, now)}.` : why
}

function closedWhy(state: OpenState): string {
  if (state.reason === 'disabled')
    return sentence(state.disabled_reason ?? 'Ресторан временно не\u00A0принимает заказы')
  if (state.reason === 'outside_hours') return 'Сейчас ресторан не\u00A0работает.'
  return 'Ресторан пока не\u00A0принимает заказы.'
}

/** A name of capitals stays one. */
function uncapitalized(text: string): string {
  return /^.[а-яё\s]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}
