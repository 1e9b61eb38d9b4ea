import { countOf } from '@ostrov/shared/formats/plural'

/** «40 организаций» */
export const COUNTED = ['организация', 'организации', 'организаций'] as const
export const organizationCount = (count: number) => countOf(count, ...COUNTED)

/** «Чехова, 7, Корсаков» */
export const placeOf = ({ city, address }: { city: string; address: string | null }) =>
  address ? `${city}, ${address}` : city

/** What could not be done. */
export const FAILED = {
  create: 'Ошибка при создании организации',
  change: 'Ошибка при обновлении организации',
  remove: 'Ошибка при удалении организации',
} as const

/** What was done to one's own review. */
export const REVIEW_DONE_WORDS: Readonly<Record<string, string>> = {
  sent: 'Спасибо за\u00A0отзыв! Его увидят все, а\u00A0организация сможет ответить',
  changed: 'Отзыв сохранён',
  removed: 'Отзыв удалён',
}

/** What was done, as a page says it afterwards. */
export const DONE: Readonly<Record<string, string>> = {
  sent: 'Организация ждёт проверки: мы\u00A0напишем, когда она появится на\u00A0сайте',
  changed: 'Сохранено. Часы, телефоны и\u00A0город уже новые; слова и\u00A0фото появятся после проверки',
  shown: 'Организация добавлена: её уже видят\u00A0все',
  saved: 'Сохранено',
  appeal: 'Апелляция подана. Её посмотрит другой модератор: мы\u00A0напишем, что он решил',
  employ: 'Сотрудник успешно добавлен',
  dismiss: 'Сотрудник успешно удален',
  answer: 'Ответ опубликован',
  unanswer: 'Ответ удалён',
  leave: 'Вы\u00A0больше не\u00A0сотрудник этой организации',
  remove: 'Организация удалена',
}
