import { countOf } from '../formats/plural'

/** When a person hears of what is new under a search. */
export const SEARCH_PACES = {
  daily: 'Раз в\u00A0день, письмом',
  at_once: 'Сразу, уведомлением',
  never: 'Не\u00A0сообщать',
} as const
export type SearchPace = keyof typeof SEARCH_PACES

/** A person keeps so many at most. */
export const SEARCHES_MOST = 30
/** New ones are counted so far. */
export const NEW_MOST = 99
/** So many days tell how often something new comes. */
export const WEEK_DAYS = 7
/** From so many a day on it is wiser to look for less. */
const MANY_A_DAY = 30

/** «около 14 в день», of how many came within a week. */
export function paceWords(week: number): string {
  if (week === 0) return 'за\u00A0последнюю неделю\u00A0— ни\u00A0одного'
  if (week < WEEK_DAYS) return `около ${countOf(week, 'объявления', 'объявлений', 'объявлений')} в\u00A0неделю`
  return `около ${countOf(Math.round(week / WEEK_DAYS), 'объявления', 'объявлений', 'объявлений')} в\u00A0день`
}

/** Whether so many come that the person should be told of it. */
export const isFlood = (week: number) => week >= MANY_A_DAY * WEEK_DAYS

/** «3 новых», «больше 99 новых»; null where there is nothing new. */
export function newWords(count: number): string | null {
  if (count === 0) return null
  return count > NEW_MOST ? `больше ${NEW_MOST} новых` : countOf(count, 'новое', 'новых', 'новых')
}
