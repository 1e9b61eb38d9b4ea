/** Ready reasons of a refusal; the customer reads them word for word. */
export const REFUSAL_REASONS = [
  'Не\u00A0успеваем приготовить',
  'Закончились продукты',
  'Некому доставить',
  'Скоро закрываемся',
  'Не\u00A0смогли дозвониться до\u00A0вас',
] as const

/** Ready reasons of striking a line out. */
export const STRIKE_REASONS = ['Закончилось', 'Нет нужных продуктов', 'Убрали из\u00A0меню'] as const
