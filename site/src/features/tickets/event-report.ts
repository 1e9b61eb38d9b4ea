import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { readAddress } from '@ostrov/shared/lists/address'
import { guestsOfReport } from '@ostrov/shared/tickets/lists'
import type { FiguresWire, ReportGuestWire } from '@ostrov/shared/tickets/report-schema'
import { ask } from '@ostrov/shared/wire/answers'
import { askOrNull } from '@ostrov/shared/wire/nowhere'
import type { Visit } from '../../visit'

/** What the organizer of an event sees by a link; null where it shows nothing any more. */
export async function eventReport({ api, params }: Visit, token: string) {
  const one = api.event_reports({ token })
  const report = await askOrNull(one.get())
  if (!report) return null
  const query = readAddress(guestsOfReport, params)
  return { report, query, guests: await ask(one.guests.get({ query })) }
}

/** Label → figure, in the order in which one asks. */
export function figureWords({ stock, left, sold, held, refunded, passed, revenue }: FiguresWire) {
  return [
    ['Продано', `${formatNumber(sold)} из\u00A0${formatNumber(stock)}`],
    ['Осталось', formatNumber(left)],
    ['Оплачивают', formatNumber(held)],
    ['Возвращено', formatNumber(refunded)],
    ['Пришли', formatNumber(passed)],
    ['Собрали', formatMoney(revenue)],
  ] as const
}

/** How a guest stands, with the colour of the badge. */
export function guestState({ used_at, refunded_at }: Pick<ReportGuestWire, 'used_at' | 'refunded_at'>) {
  if (refunded_at) return { label: 'Возвращён', colour: 'amber' } as const
  return used_at ? ({ label: 'Пришёл', colour: 'leaf' } as const) : ({ label: 'Ждём', colour: 'ink' } as const)
}
