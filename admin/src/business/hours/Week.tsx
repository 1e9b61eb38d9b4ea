import { localParts } from '@ostrov/shared/formats/time'
import type { RestaurantHoursWire } from '@ostrov/shared/restaurants/hours-schema'
import { SwitchField } from '@ostrov/shared/ui/Field'
import { ask } from '@ostrov/shared/wire/answers'
import { useState } from 'react'
import { serverNow } from '../../clock'
import { useHoursDoor } from '../../session/restaurant-side'
import { CopyDay } from './CopyDay'
import { Day } from './Day'
import { orSay, useHoursChange } from './use-hours'

type Props = { id: string; hours: RestaurantHoursWire }

const NEW = '018f0000-0000-7000-8000-000000000000'
const ALL_DAY = {
  id: NEW,
  type: 'all_day',
  weekday: null,
  date: null,
  open_time: null,
  close_time: null,
  version: '',
} as const

/** The ordinary week: several intervals a day, or round the clock. */
export function Week({ id, hours }: Props) {
  const { schedules } = hours
  const [copied, setCopied] = useState<number | null>(null)
  const isAllDay = schedules.some(({ type }) => type === 'all_day')
  const today = localParts(serverNow()).weekday
  const days = (
    <div className="week__days" data-idle={isAllDay || undefined}>
      {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
        <Day
          key={weekday}
          id={id}
          weekday={weekday}
          today={weekday === today}
          schedules={schedules}
          onCopy={() => setCopied(weekday)}
        />
      ))}
    </div>
  )
  return (
    <section className="week stack gap-4 ui-card" aria-labelledby="week-title">
      <h2 id="week-title">Обычная неделя</h2>
      <AllDay id={id} hours={hours} on={isAllDay} />
      {isAllDay && <p className="hours__note">Пока включено «Круглосуточно», часы недели не&nbsp;действуют.</p>}
      {isAllDay ? (
        <details>
          <summary>Часы недели, если выключить «Круглосуточно»</summary>
          {days}
        </details>
      ) : (
        days
      )}
      {copied !== null && <CopyDay id={id} hours={hours} from={copied} onClose={() => setCopied(null)} />}
    </section>
  )
}

function AllDay({ id, hours: { schedules }, on }: Props & { on: boolean }) {
  const change = useHoursChange(id)
  const { at, rows } = useHoursDoor(id)
  const turn = () =>
    on
      ? change({ schedules: schedules.filter(({ type }) => type !== 'all_day') }, () => ask(rows.all_day.delete()))
      : change({ schedules: [...schedules, { ...ALL_DAY, closed: false }] }, () => ask(at.all_day.post()))
  return (
    <SwitchField
      label="Круглосуточно"
      hint="Без выходных и&nbsp;перерывов, кроме особых дней"
      checked={on}
      onChange={() => void orSay(turn(), `Не\u00A0получилось изменить часы. Проверьте связь и\u00A0повторите.`)}
    />
  )
}
