/** The courier comes between delivery_time and delivery_time plus so many minutes after the order. */
export const COURIER_WINDOW_MINUTES = 30

/** How long a delivery takes, as the courier's window: «40–70 мин». */
export function courierMinutes(delivery_time: number): string {
  return `${delivery_time}–${delivery_time + COURIER_WINDOW_MINUTES}\u00A0мин`
}
