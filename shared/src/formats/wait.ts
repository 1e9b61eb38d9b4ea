import { countOf } from './plural'

/** «45 с», «12 мин 5 с», «2 ч 10 мин»: the rest of a wait, for a counter that runs. */
export function formatWait(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  const parts = [
    ...(hours > 0 ? [`${hours}\u00A0ч`] : []),
    ...(minutes > 0 ? [`${minutes}\u00A0мин`] : []),
    ...(hours === 0 && seconds % 60 > 0 ? [`${seconds % 60}\u00A0с`] : []),
  ]
  return parts.join(' ') || '0\u00A0с'
}

/** «45 секунд», «13 минут», «3 часа»: so long and no longer, for a sentence that stays as it is. */
export function waitInWords(seconds: number): string {
  const whole = Math.max(Math.ceil(seconds), 1)
  if (whole < 60) return countOf(whole, 'секунду', 'секунды', 'секунд')
  const minutes = Math.ceil(whole / 60)
  if (minutes < 60) return countOf(minutes, 'минуту', 'минуты', 'минут')
  return countOf(Math.ceil(minutes / 60), 'час', 'часа', 'часов')
}
