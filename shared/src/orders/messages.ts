import { formatMoney } from '../formats/money'
import type { TransitionRefusal } from './rules'

/** Toasts of baskets, orders and favourites, word for word. */
export const ORDER_MESSAGES = {
  addToBasketFailed: 'Ошибка при\u00A0добавлении товара в\u00A0корзину',
  cancelled: 'Вы отменили заказ',
  cancelFailed: 'Заказ уже готовят',
  repeated: 'Продукты добавлены в\u00A0корзину',
  repeatFailed: 'Ошибка при\u00A0добавлении',
  placed: 'Успешно',
  noAddress: 'Для\u00A0оформления заказа нужно сперва добавить адрес',
  promoBelowMinimum: 'Мин. сумма заказа не\u00A0соответствует условиям акции',
  promoCopied: 'Промокод скопирован',
  otherBaskets: 'В\u00A0корзине остались товары из\u00A0других ресторанов',
  favoriteAddFailed: 'Ошибка при\u00A0добавлени в\u00A0избранное',
  favoriteRemoveFailed: 'Ошибка при\u00A0удалении из\u00A0избранного',
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
