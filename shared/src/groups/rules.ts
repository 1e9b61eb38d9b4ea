import { countOf } from '../formats/plural'

/** Friends beside the owner. */
export const MAX_PARTICIPANTS = 20
/** Different dishes that one friend may put in. */
export const MAX_PARTICIPANT_LINES = 20
/** So long a link leads anywhere. */
export const GROUP_HOURS = 12

export const GROUP_STATES = ['open', 'locked', 'closed', 'expired', 'ordered'] as const
export type GroupState = (typeof GROUP_STATES)[number]

type Facts = { ordered_at: Date | null; closed_at: Date | null; expires_at: Date; is_locked: boolean }

/** How a gathering stands; only an open one takes dishes of friends. */
export function groupState({ ordered_at, closed_at, expires_at, is_locked }: Facts, now: Date): GroupState {
  if (ordered_at) return 'ordered'
  if (closed_at) return 'closed'
  if (expires_at <= now) return 'expired'
  return is_locked ? 'locked' : 'open'
}

/** A name as it is kept: «  Аня   К. » is «Аня К.», and nothing in it that one cannot see. */
export function tidyName(name: string): string {
  return name
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
}

/** Two names that nobody could tell apart on a bag. */
export function sameName(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

/** What a friend reads of the gathering's state; null while all may add. */
export function stateWords(state: GroupState, owner_name: string): string | null {
  if (state === 'locked') return `${owner_name} оформляет заказ: корзина больше не\u00A0меняется`
  if (state === 'closed') return 'Сбор закрыт: добавлять блюда больше нельзя'
  if (state === 'ordered') return 'Заказ уже оформлен'
  if (state === 'expired') return `Сбор закончился: ссылка живёт ${countOf(GROUP_HOURS, 'час', 'часа', 'часов')}`
  return null
}

function plain(name: string): string {
  return tidyName(name).toLowerCase().replaceAll('ё', 'е')
}
