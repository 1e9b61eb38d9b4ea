/** The courier comes between delivery_time and delivery_time plus so many minutes after the order, where no pace is known. */
export const COURIER_WINDOW_MINUTES = 30

/** How long a delivery takes, as the courier's window: «40–70 мин». */
export function courierMinutes({ from, to }: { from: number; to: number }): string {
  return `${from}–${to}\u00A0мин`
}
