import { plural } from '../formats/plural'

export const SEARCH_LABELS = {
  failed: 'Ошибка при поиске',
  empty: 'Ничего не нашлось, но есть:',
  often: 'Часто ищут',
} as const

/** «Найден 1 результат», «Найдено 3 результата», «Найдено 12 результатов» */
export function foundLabel(count: number): string {
  const found = plural(count, 'Найден', 'Найдено', 'Найдено')
  return `${found} ${count} ${plural(count, 'результат', 'результата', 'результатов')}`
}
