const NOBODY_BRINGS = 'Некому доставить'
/** Ready reasons of a refusal; the customer reads them word for word. */
const REFUSAL_REASONS = [
  'Не\u00A0успеваем приготовить',
  'Закончились продукты',
  NOBODY_BRINGS,
  'Скоро закрываемся',
  'Не\u00A0смогли дозвониться до\u00A0вас',
] as const

/** Nobody is needed to bring what its customer comes for. */
export const refusalReasons = (type: 'delivery' | 'pickup'): readonly string[] =>
  REFUSAL_REASONS.filter((reason) => type === 'delivery' || reason !== NOBODY_BRINGS)

/** Ready reasons of striking a line out. */
export const STRIKE_REASONS = ['Закончилось', 'Нет нужных продуктов', 'Убрали из\u00A0меню'] as const
