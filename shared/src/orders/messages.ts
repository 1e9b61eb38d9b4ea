import { formatMoney } from '../formats/money'
import type { TransitionRefusal } from './rules'

/** Toasts of baskets, orders and favourites, word for word. */
export const ORDER_MESSAGES = {
  addToBasketFailed: 'Ошибка при добавлении товара в корзину',
  cancelled: 'Вы отменили заказ',
  cancelFailed: 'Заказ уже готовят',
  repeated: 'Продукты добавлены в корзину',
  repeatFailed: 'Ошибка при добавлении',
  placed: 'Успешно',
  noAddress: 'Для оформления заказа нужно сперва добавить адрес',
  promoBelowMinimum: 'Мин. сумма заказа не соответствует условиям акции',
  promoCopied: 'Промокод скопирован',
  otherBaskets: 'В корзине остались товары из других ресторанов',
  favoriteAddFailed: 'Ошибка при добавлени в избранное',
  favoriteRemoveFailed: 'Ошибка при удалении из избранного',
} as const

/** Why a change of an order is refused. */
export const TRANSITION_MESSAGES = {
  'order.transition_forbidden': 'Статус заказа уже изменился. Обновите страницу',
  'order.cancel_window_passed': ORDER_MESSAGES.cancelFailed,
  'order.comment_required': 'Напишите, почему',
} as const satisfies Record<TransitionRefusal, string>

/** «Минимальная сумма заказа: 700 ₽» */
export function minimumSumMessage(min_order_sum: number): string {
  return `Минимальная сумма заказа: ${formatMoney(min_order_sum)}`
}
