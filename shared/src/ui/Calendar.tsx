import 'cally'
import { createElement } from 'react'
import '../styles/calendar.css'

export type CalendarProps = {
  value: string
  min?: string | undefined
  max?: string | undefined
  /** Days that stand out. */
  marked?: readonly string[]
  /** It has just been opened to choose a day from. One that stands on a page leaves the focus where the person has it. */
  opened?: boolean
  onChoose: (day: string) => void
}

/** A month of days to choose one from, by a finger or by arrow keys. */
export default function Calendar({ value, min, max, marked = [], opened, onChoose }: CalendarProps) {
  const onchange = ({ target }: Event) => {
    const day: unknown = target && Reflect.get(target, 'value')
    if (typeof day === 'string') onChoose(day)
  }
  const getDayParts = (day: Date) => (marked.includes(day.toISOString().slice(0, 10)) ? 'marked' : '')
  const words = { locale: 'ru-RU', firstDayOfWeek: 1, formatWeekday: 'short' }
  return createElement(
    'calendar-date',
    { ref: opened ? takeFocus : null, class: 'ui-calendar', ...words, value, min, max, getDayParts, onchange },
    createElement('span', { slot: 'previous', 'aria-label': 'Предыдущий месяц', role: 'img' }, '‹'),
    createElement('span', { slot: 'next', 'aria-label': 'Следующий месяц', role: 'img' }, '›'),
    createElement('calendar-month'),
  )
}

/** The chosen day, or today, once the calendar has drawn itself. */
function takeFocus(calendar: HTMLElement | null) {
  const drawn: unknown = calendar && Reflect.get(calendar, 'updated')
  void Promise.resolve(drawn).then(() => calendar?.isConnected && calendar.focus())
}
