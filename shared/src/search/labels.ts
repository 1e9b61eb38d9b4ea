import { plural } from '../formats/plural'

export const SEARCH_LABELS = {
  failed: 'Ошибка при\u00A0поиске',
  empty: 'Ничего не\u00A0нашлось, но\u00A0есть:',
  nothing: 'Ничего не\u00A0нашлось: попробуйте другое слово',
  hint: 'Блюда, объявления, организации, афиша и\u00A0новости: всё сразу',
  often: 'Часто ищут',
} as const

/** «Найден 1 результат», «Найдено 3 результата», «Найдено 12 результатов» */
export function foundLabel(count: number): string {
  const found = plural(count, 'Найден', 'Найдено', 'Найдено')
  return `${found} ${count} ${plural(count, 'результат', 'результата', 'результатов')}`
}
