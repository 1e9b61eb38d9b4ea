import { weekdayName } from '@ostrov/shared/formats/time'
import type { StatisticsWire } from '@ostrov/shared/statistics/schema'

const WEEK = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'].map((short, place) => ({ short, weekday: place + 1 }))

/** When people order: hours by weekdays. The number stands in each cell, its colour only repeats it. */
export function HeatMap({ hours }: Pick<StatisticsWire, 'hours'>) {
  if (hours.length === 0) return null
  const most = Math.max(...hours.map(({ orders }) => orders))
  const asked = hours.map(({ hour }) => hour)
  const [first, last] = [Math.min(...asked), Math.max(...asked)]
  const shown = Array.from({ length: last - first + 1 }, (_, place) => first + place)
  const of = (weekday: number, hour: number) =>
    hours.find((one) => one.weekday === weekday && one.hour === hour)?.orders ?? 0
  return (
    <section className="ui-card statistics__part">
      <h2>Когда заказывают</h2>
      <table className="heat-map">
        <thead>
          <tr>
            <th scope="col">Час</th>
            {WEEK.map(({ short, weekday }) => (
              <th key={weekday} scope="col">
                <span aria-hidden="true">{short}</span>
                <span className="ui-hidden">{weekdayName(weekday, 'full')}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((hour) => (
            <tr key={hour}>
              <th scope="row">{hour}:00</th>
              {WEEK.map(({ weekday }) => {
                const orders = of(weekday, hour)
                return (
                  <td key={weekday} data-heat={orders === 0 ? undefined : Math.ceil((orders / most) * 4)}>
                    {orders || <span className="ui-hidden">0</span>}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
