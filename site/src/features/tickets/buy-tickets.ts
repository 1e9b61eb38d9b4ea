import type { UserWire } from '@ostrov/shared/customers/schema'
import { readWhole } from '@ostrov/shared/formats/number-read'
import { quoted } from '@ostrov/shared/formats/quoted'
import { checkForm } from '@ostrov/shared/forms/form'
import type { SeatsWire } from '@ostrov/shared/halls/schema'
import { eventPath, loginPath } from '@ostrov/shared/paths'
import type { OnlineWayWire } from '@ostrov/shared/payments/schema'
import { TICKET_MAIL_FORM } from '@ostrov/shared/tickets/form'
import {
  CODE_PARAMETER,
  MAIL_PARAMETER,
  METHOD_PARAMETER,
  purchasePath,
  SESSION_PARAMETER,
  ticketsPath,
} from '@ostrov/shared/tickets/paths'
import type { SaleWire } from '@ostrov/shared/tickets/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { isUuid } from '@ostrov/shared/wire/uuid'
import { personOf, refusalOf, textOf, type Visit } from '../../visit'
import { readEvent } from '../events/read-event'
import { keptMethods, onlineWays } from '../payments/offered-methods'
import type { BuyView } from './buy-view'
import { SEAT_FIELD, seatedKinds, seatRows } from './seats-view'
import { actOnWait, waitsOf } from './waiting'

/** Buying tickets by a form: the page to draw, the way on, or null where there is no such event. */
export async function buyTickets(visit: Visit, address: string): Promise<BuyView | Response | null> {
  const found = await readEvent(visit.api, address)
  if (found.is !== 'here') return null
  const event = found.row
  const form = await visit.form()
  const said = form ?? visit.params
  const sessions = event.sessions.filter(({ has_tickets, state }) => has_tickets && state !== 'cancelled')
  const session = sessions.find(({ id }) => id === said.get(SESSION_PARAMETER)) ?? sessions[0]
  if (!session) return visit.leave(eventPath(event))
  const [sold, person, ways] = await Promise.all([
    saleOf(visit, session.id, textOf(said, CODE_PARAMETER)),
    ...([personOf(visit), onlineWays(visit.api)] as const),
  ])
  const view = await viewOf(visit, { event, sessions, said, form, person, ...ways, ...sold })
  const waited = form && (await actOnWait(visit, { view, form, isSignedIn: person !== null }))
  if (waited) return waited
  // Nobody pays for the rest of a choice without having been told what is missing.
  if (form?.get('act') !== 'buy' || sold.complaint !== null || view.refusal !== null) return view
  const { counts, mail, code, method } = view
  if (!Object.values(counts).some((count) => count > 0)) return { ...view, refusal: 'Выберите хотя\u00A0бы один билет' }
  const errors = checkForm(TICKET_MAIL_FORM, { mail, code })
  if (errors.mail || errors.code) return { ...view, errors }
  if (person) return buy(visit, view)
  const filled = { ...event, session: session.id, counts: plainCounts(view), seats: view.chosen, mail, code, method }
  return visit.leave(loginPath({ redirect: ticketsPath(filled) }))
}

type Said = Pick<BuyView, 'event' | 'sessions' | 'sale' | 'methods' | 'keepable'> & {
  complaint: string | null
  /** What the form or the address says. */
  said: URLSearchParams
  form: URLSearchParams | null
  person: UserWire | null
}

/** The page as it is asked for: what is sold, and what of it is chosen. */
async function viewOf(visit: Visit, { complaint, said, form, person, methods, ...sold }: Said): Promise<BuyView> {
  const keepable = person ? sold.keepable : []
  const kept = keepable.length > 0 ? await keptMethods(visit.api) : []
  const offered: readonly string[] = [...methods, ...kept.map(({ id }) => id)]

  const { event, sessions, sale } = sold
  const seats = await seatsFor(visit, sale)
  const { chosen, gone } = chosenOf(said, seatRows(seats, sale.kinds))
  const counts = { ...countsOf(said, sale, form === null), ...seatedCounts(sale, chosen) }
  return {
    ...{ event, sessions, sale, seats, chosen: chosen.map(({ id }) => id), counts, total: totalOf(sale, counts) },
    mail: textOf(said, MAIL_PARAMETER) || (person?.email ?? ''),
    code: textOf(said, CODE_PARAMETER),
    ...{ methods, kept, keepable },
    method: offered.find((one) => one === textOf(said, METHOD_PARAMETER)) ?? 'card',
    keep_method: said.get('keep_method') === 'on',
    waits: person ? await waitsOf(visit, sale.id) : [],
    errors: complaint === null ? {} : { code: complaint },
    refusal: gone ?? (form?.get('act') === 'buy' ? oddCount(form, sold.sale) : null),
    key: (form && textOf(form, 'key')) || crypto.randomUUID(),
  }
}

async function buy(visit: Visit, view: BuyView): Promise<BuyView | Response> {
  const { sale, chosen, mail, code, total, key } = view
  const items = Object.entries(plainCounts(view)).flatMap(([kind_id, count]) => (count > 0 ? [{ kind_id, count }] : []))
  try {
    const how = { ...(code && { code }), ...wayOf(view) }
    const body = { session_id: sale.id, items, seat_ids: chosen, mail, total, ...how }
    const begun = await ask(visit.api.user.ticket_purchases.post(body, { headers: { 'idempotency-key': key } }))
    return visit.leave(begun.payment_url ?? purchasePath(begun.id))
  } catch (problem) {
    const { message, errors } = refusalOf(problem)
    return {
      ...(await withFresh(visit, view)),
      key: crypto.randomUUID(),
      errors: { mail: errors.mail, code: errors.code },
      refusal: errors.mail || errors.code ? null : message,
    }
  }
}

/** Of how it is paid, what is not said of itself. */
function wayOf({ method, keep_method, total }: BuyView): OnlineWayWire {
  if (isUuid(method)) return { saved_method_id: method }
  return { ...(method === 'sbp' && { payment_method: method }), ...(keep_method && total > 0 && { keep_method }) }
}

const NO_PLAN = { stage: '', width: 0, height: 0, rows: [] }

async function seatsFor({ api }: Visit, { id, kinds }: SaleWire): Promise<SeatsWire> {
  return seatedKinds(kinds).length > 0 ? ask(api.event_sessions({ id }).seats.get()) : NO_PLAN
}

/** Those that were pressed and are still free; of the others what to say, null where there are none. */
function chosenOf(said: URLSearchParams, rows: ReturnType<typeof seatRows>) {
  const pressed = new Set(said.getAll(SEAT_FIELD))
  const wanted = rows.flatMap(({ seats }) => seats.filter(({ id }) => pressed.has(id)))
  const lost = wanted.flatMap(({ is_free, words }) => (is_free ? [] : [words]))
  const gone = lost.length > 0 ? `Уже заняты: ${lost.join('; ')}. Остальные ваши места по-прежнему отмечены.` : null
  return { chosen: wanted.filter(({ is_free }) => is_free), gone }
}

const seatedCounts = ({ kinds }: SaleWire, chosen: readonly { kind_id: string }[]) =>
  Object.fromEntries(seatedKinds(kinds).map(({ id }) => [id, chosen.filter(({ kind_id }) => kind_id === id).length]))

/** How many of the kinds that are counted, not chosen. */
function plainCounts({ sale, counts }: BuyView): Record<string, number> {
  const seated = seatedKinds(sale.kinds).map(({ id }) => id)
  return Object.fromEntries(Object.entries(counts).filter(([id]) => !seated.includes(id)))
}

/** After a refusal the plan is read anew: what somebody took is chosen no more, the rest is. */
async function withFresh(visit: Visit, view: BuyView): Promise<BuyView> {
  if (view.seats.rows.length === 0) return view
  const seats = await seatsFor(visit, view.sale)
  const said = new URLSearchParams(view.chosen.map((id) => [SEAT_FIELD, id]))
  const { chosen } = chosenOf(said, seatRows(seats, view.sale.kinds))
  const counts = { ...view.counts, ...seatedCounts(view.sale, chosen) }
  return { ...view, seats, chosen: chosen.map(({ id }) => id), counts, total: totalOf(view.sale, counts) }
}

/** What is sold to whom this code is known, and what is wrong with it. */
async function saleOf({ api }: Visit, id: string, code: string): Promise<{ sale: SaleWire; complaint: string | null }> {
  const { tickets } = api.event_sessions({ id })
  try {
    const sale = await ask(tickets.get({ query: code === '' ? {} : { code } }))
    return { sale, complaint: sale.is_code_right === false ? 'Такого кода нет. Проверьте, как он\u00A0написан' : null }
  } catch (problem) {
    if (code === '') throw problem
    return { sale: await ask(tickets.get({ query: {} })), complaint: refusalOf(problem).message }
  }
}

/** As typed and then pressed, never more than there are; one of the first kind where nothing was said. */
function countsOf(said: URLSearchParams, { kinds }: SaleWire, isFresh: boolean): Record<string, number> {
  const [act, pressed] = (said.get('act') ?? '').split(':')
  const step = act === 'more' ? 1 : act === 'less' ? -1 : 0
  const isUnsaid = isFresh && !kinds.some(({ id }) => said.has(id))
  // Of a hall nothing is chosen beforehand.
  const first = kinds.some(({ is_seated }) => is_seated) ? undefined : kinds.find(({ most }) => most > 0)?.id
  return Object.fromEntries(
    kinds.map(({ id, most }) => {
      const typed = isUnsaid && id === first ? 1 : Number.parseInt(said.get(id) ?? '0', 10) || 0
      return [id, Math.max(0, Math.min(most, typed + (pressed === id ? step : 0)))]
    }),
  )
}

/** What was typed and is no such number of tickets, or more than can be taken now: nobody buys another number unasked. */
export function oddCount(said: URLSearchParams, { kinds }: Pick<SaleWire, 'kinds'>): string | null {
  for (const { id, name, most, is_seated } of kinds) {
    const typed = is_seated ? '' : (said.get(id) ?? '').trim()
    if (typed === '') continue
    const { number } = readWhole(typed)
    if (number === null) return `${quoted(name)}: напишите целое число билетов, а\u00A0не ${quoted(typed)}`
    if (number > most)
      return most === 0
        ? `${quoted(name)}: билетов больше нет`
        : `${quoted(name)}: сейчас можно взять не\u00A0больше ${most}`
  }
  return null
}

const totalOf = ({ kinds }: SaleWire, counts: Record<string, number>) =>
  kinds.reduce((sum, { id, price }) => sum + price * (counts[id] ?? 0), 0)
