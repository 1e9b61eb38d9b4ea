/** Why an order needs somebody's hand, as an administrator finds it. */
export const ORDER_NEEDS = {
  unanswered: 'Не\u00A0приняли за\u00A010\u00A0минут',
  payment: 'Оплата застряла',
  refund: 'Возврат не\u00A0прошёл',
  late: 'Опаздывает',
} as const
export type OrderNeed = keyof typeof ORDER_NEEDS

/** Money that has moved neither way for so long is stuck. */
export const STUCK_MINUTES = 10
