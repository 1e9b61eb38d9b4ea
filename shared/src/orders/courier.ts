/** The courier comes between delivery_time and delivery_time plus so many minutes after the order, where no pace is known. */
export const COURIER_WINDOW_MINUTES = 30

/** How long a delivery takes, as the courier's window: «40–70 мин». */
export function courierMinutes({ from, to }: { from: number; to: number }): string {
  return `${from}–${to}\u00A0мин`
}

/** All that happens to an order on its way, as its history tells it. */
export const COURIER_EVENTS = {
  take: 'Взял сам',
  pick_up: 'Забрал из\u00A0ресторана',
  at_door: 'У\u00A0двери',
  hand_over: 'Вручил',
  not_opened: 'Не\u00A0открывают',
  bring_back: 'Вернул в\u00A0ресторан',
  give: 'Отдали заказ',
  give_by_rule: 'Отдан заказ по\u00A0очереди',
  take_back: 'Забрали заказ',
} as const
export type CourierEventName = keyof typeof COURIER_EVENTS
