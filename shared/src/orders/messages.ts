import { formatMoney } from '../formats/money'

/** Toasts of orders, word for word. */
export const ORDER_MESSAGES = {
  cancelled: 'Вы отменили заказ',
  cancelFailed: 'Заказ уже готовят',
  repeated: 'Продукты добавлены в\u00A0корзину',
  repeatFailed: 'Ошибка при\u00A0добавлении',
  placed: 'Успешно',
  noAddress: 'Для\u00A0оформления заказа нужно сперва добавить адрес',
  promoCopied: 'Промокод скопирован',
  otherBaskets: 'В\u00A0корзине остались товары из\u00A0других ресторанов',
} as const

/** «Минимальная сумма заказа: 700 ₽» */
export function minimumSumMessage(min_order_sum: number): string {
  return `Минимальная сумма заказа: ${formatMoney(min_order_sum)}`
}
