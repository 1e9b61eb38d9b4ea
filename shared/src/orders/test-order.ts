/** What an order says that a restaurant makes to try its board, and what marks it wherever the staff sees it. */
export const TEST_ORDER = {
  mark: 'Пробный',
  name: 'Пробный заказ',
  comment: 'Это пробный заказ: готовить не\u00A0нужно',
  removed: 'Пробный заказ убрали с\u00A0доски',
} as const
