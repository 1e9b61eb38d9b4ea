import 'cally'
import { createElement } from 'react'
import '../styles/calendar.css'

type Props = { value: string; min?: string | undefined; max?: string | undefined; onChoose: (day: string) => void }

/** A month of days to choose one from, by a finger or by arrow keys. */
export default function Calendar({ value, min, max, onChoose }: Props) {
  const onchange = ({ target }: Event) => {
    const day: unknown = target && Reflect.get(target, 'value')
    if (typeof day === 'string') onChoose(day)
  }
  return createElement(
    'calendar-date',
    { class: 'ui-calendar', locale: 'ru-RU', firstDayOfWeek: 1, formatWeekday: 'short', value, min, max, onchange },
    createElement('span', { slot: 'previous', 'aria-label': 'Предыдущий месяц', role: 'img' }, '‹'),
    createElement('span', { slot: 'next', 'aria-label': 'Следующий месяц', role: 'img' }, '›'),
    createElement('calendar-month'),
  )
}
