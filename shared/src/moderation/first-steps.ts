import { countOf } from '../formats/plural'
import type { ModerationStatus } from './statuses'

/** What a restaurant needs before its first order. */
export const FIRST_STEPS = {
  logo: 'Логотип',
  image: 'Фото',
  legal: 'Реквизиты',
  hours: 'Часы работы',
  zones: 'Зоны доставки',
  menu: 'Меню',
} as const
export type FirstStep = keyof typeof FIRST_STEPS

/** What is there of it; null is what this person may not see, and so cannot do. */
export type FirstCounts = {
  has_logo: boolean
  has_image: boolean
  has_legal_info: boolean
  schedules: number | null
  zones: number | null
  products: number | null
}

/** What is missing still. */
export function missingSteps(counts: FirstCounts): FirstStep[] {
  const missing: Record<FirstStep, boolean> = {
    logo: !counts.has_logo,
    image: !counts.has_image,
    legal: !counts.has_legal_info,
    hours: counts.schedules === 0,
    zones: counts.zones === 0,
    menu: counts.products === 0,
  }
  return FIRST_STEPS_IN_ORDER.filter((step) => missing[step])
}

const FIRST_STEPS_IN_ORDER = ['logo', 'image', 'legal', 'hours', 'zones', 'menu'] as const satisfies FirstStep[]
/** Without these a restaurant that a moderator has approved takes no order. */
const NEEDED_OPEN: readonly FirstStep[] = ['hours', 'menu']

type Opening = { moderation_status: ModerationStatus; counts: FirstCounts }

/** What stands between a restaurant and its first order, in one sentence; null once nothing does. A logo and a photo are one step. */
export function openingWords({ moderation_status, counts }: Opening, ofOwner: boolean): string | null {
  const missing = missingSteps(counts).filter((step) => step !== 'legal' || ofOwner)
  const isApproved = moderation_status === 'approved'
  const left = isApproved ? missing.filter((step) => NEEDED_OPEN.includes(step)) : missing
  const count = new Set(left.map((step) => (step === 'image' ? 'logo' : step))).size
  if (count > 0) return `До\u00A0открытия ${LEFT(count)}`
  return isApproved ? null : (WAITING[moderation_status] ?? null)
}

const LEFT = (count: number) =>
  `${count % 10 === 1 && count % 100 !== 11 ? 'остался' : 'осталось'} ${countOf(count, 'шаг', 'шага', 'шагов')}`

const WAITING: Partial<Record<ModerationStatus, string>> = {
  pending: 'Всё заполнено, ресторан на\u00A0проверке: откроется, как только его одобрят',
  needs_work: 'Ресторан вернули на\u00A0доработку: до\u00A0открытия нужно поправить, о\u00A0чём пишет модератор',
  rejected: 'Ресторан не\u00A0одобрили: почему, пишет модератор',
}
