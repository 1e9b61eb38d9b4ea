const TENTH = 10

/** How much room the disk has that the product writes to, and what follows. */
export const DISK_STATES = {
  roomy: 'Места достаточно.',
  short: 'Осталось меньше десятой части: пора освободить место или взять диск больше.',
  full: 'Места для\u00A0записи не\u00A0осталось: заказы и\u00A0фотографии вот-вот перестанут сохраняться. Освободите место на\u00A0диске.',
} as const
export type DiskState = keyof typeof DISK_STATES

/** All in bytes; with less than `least` the next write may fail. */
export function diskState({ free, size }: { free: number; size: number }, least: number): DiskState {
  if (free < least) return 'full'
  return free < size / TENTH ? 'short' : 'roomy'
}
