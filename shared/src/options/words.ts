import { countOf } from '../formats/plural'
import { saleState } from '../menu/stops'

type Limits = { min: number; max: number }
type Shown = { is_active: boolean; stopped_until: string | null; moderation_status: string }

/** «выбрать от 1 до 3»: a group's limits as a person says them. */
export function limitWords({ min, max }: Limits): string {
  if (min === max) return `выбрать ровно\u00A0${min}`
  if (min === 0) return max === 1 ? 'можно выбрать одну или ни\u00A0одной' : `можно выбрать до\u00A0${max}`
  return `выбрать от\u00A0${min} до\u00A0${max}`
}

/** What a customer is shown of a group that cannot be chosen from as it says; null where it can. */
export function shortageWords(
  { min, product_options }: Limits & { product_options: readonly Shown[] },
  now: Date,
): string | null {
  const offered = product_options.filter(
    (option) => saleState(option, now) === 'on' && option.moderation_status === 'approved',
  )
  if (offered.length === 0) return 'Сейчас выбирать не\u00A0из\u00A0чего: клиенты группу не\u00A0видят'
  if (offered.length >= min) return null
  const few = countOf(offered.length, 'опция', 'опции', 'опций')
  return `Сейчас есть только ${few}: больше клиента не\u00A0попросят, и блюдо можно заказать`
}
