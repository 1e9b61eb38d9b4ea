import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { quoted } from '@ostrov/shared/formats/quoted'
import { addDays, formatDate, localParts } from '@ostrov/shared/formats/time'
import { statisticsPath } from '@ostrov/shared/paths'
import type { NotificationConfig } from '@ostrov/shared/profiles/notifications'
import type { FiguresWire } from '@ostrov/shared/statistics/schema'
import type { Em } from '../../db/orm'
import { addJobs, newJob } from '../../db/queue'
import { row, rows, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { weekLetter } from '../../services/mail/letters'
import { notifyRestaurant } from '../notifying/notify-restaurant'
import { addressMark, stopLink } from '../notifying/stop-letters'
import { countPeriod } from './read-statistics'

const WEEK_DAYS = 7

/** Each restaurant that asks for it is to be told of the week that ended last night: every one once, however often this runs. */
export async function findWeeks(em: Em, now: Date): Promise<void> {
  const from = addDays(localParts(now).date, -WEEK_DAYS)
  const found = await rows<{ id: string }>(
    em,
    sql`select id from restaurant where moderation_status = 'approved'
          and jsonb_array_length(coalesce(notification_config->'events'->'weekly', '[]')) > 0`,
  )
  await addJobs(
    em,
    found.map(({ id }) => newJob('statistics.tell_week', { restaurant_id: id, from }, { once: `week:${id}:${from}` })),
  )
}

/** Tells one restaurant of the seven days that begin so; of a week without an order there is nothing to tell. */
export async function sendWeek(
  { orm, config, now }: Deps,
  { restaurant_id, from }: { restaurant_id: string; from: string },
) {
  const em = orm.em.fork()
  const restaurant = await row<{ title: string; config: NotificationConfig }>(
    em,
    sql`select title, notification_config as config from restaurant where id = ${restaurant_id}`,
  )
  const period = { from, to: addDays(from, WEEK_DAYS - 1) }
  const { figures, figures_before } = await countPeriod(em, { ids: [restaurant_id], period, now: now() })
  if (!restaurant || figures.orders === 0) return
  const path = statisticsPath(period)
  const text = `Итоги недели ${quoted(restaurant.title)}: ${formatMoney(figures.revenue)}, заказов: ${formatNumber(figures.orders)}`
  const key = `week:${restaurant_id}:${from}`
  await notifyRestaurant(
    em,
    { now },
    {
      ...{ restaurant_id, config: restaurant.config, event: 'weekly', key, text },
      letter: (to) => {
        const stop = stopLink(config, ['restaurant', restaurant_id, addressMark(to)])
        const said = weekLetter({
          ...{ brand: config.brand.name, support_email: config.brand.supportEmail, restaurant: restaurant.title },
          week: `${formatDate(period.from)}\u00A0— ${formatDate(period.to)}`,
          figures: rowsOf(figures, figures_before),
          ...{ url: config.origin + path, stop },
        })
        return { ...said, unsubscribe: stop }
      },
      message: { title: 'Итоги недели', body: text, url: path, topic: `w${restaurant_id.slice(-12)}` },
    },
  )
}

/** «Выручка — 12 000 ₽ (10 000 ₽)». */
function rowsOf(now: FiguresWire, before: FiguresWire) {
  const line = (name: string, of: (figures: FiguresWire) => number, show: (value: number) => string) => ({
    name,
    sum: `${show(of(now))} (${show(of(before))})`,
  })
  return [
    line('Выручка', ({ revenue }) => revenue, formatMoney),
    line('Заказы', ({ orders }) => orders, formatNumber),
    line('Средний чек', ({ average_bill }) => average_bill, formatMoney),
    line('Впервые у\u00A0вас', ({ new_customers }) => new_customers, formatNumber),
    line('Отказы', ({ cancelled_by_restaurant: count }) => count, formatNumber),
  ]
}
