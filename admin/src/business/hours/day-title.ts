import { weekdayName } from '@ostrov/shared/formats/time'

/** «Понедельник» */
export function dayTitle(weekday: number): string {
  const name = weekdayName(weekday, 'full')
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}
