import { countOf } from '@ostrov/shared/formats/plural'
import { COUNTED } from '@ostrov/shared/lists/table'

export const SUBMIT = 'Отправить в\u00A0редакцию'
export const FAILED = 'Не\u00A0получилось отправить новость'

/** What is said to whoever has suggested news. */
export const SUGGESTED = {
  heading: 'Спасибо! Новость у\u00A0нас',
  text: 'Мы\u00A0проверим её и\u00A0расскажем вам, что решили.',
}

export type Done = { heading: string; text: string }
/** What was done, as the page says it afterwards. */
export const DONE: Readonly<Record<string, Done>> = {
  sent: SUGGESTED,
  appeal: { heading: 'Апелляция подана', text: 'Её посмотрит другой модератор: мы\u00A0напишем, что он решил.' },
}

/** How much there is to read; a list stops counting. */
export function newsCount(total: number): string {
  if (total === 0) return 'Пока тихо'
  return total > COUNTED ? `Больше ${COUNTED}` : countOf(total, 'новость', 'новости', 'новостей')
}
