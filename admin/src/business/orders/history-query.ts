import { pageOf } from '../../components/search-params'

/** Outcomes one looks for, each with the statuses it means. */
export const OUTCOMES = {
  completed: { label: 'Завершённые', statuses: 'COMPLETED,DELIVERED' },
  by_user: { label: 'Отменил клиент', statuses: 'CANCELLED_BY_USER' },
  by_restaurant: { label: 'Отказались мы', statuses: 'CANCELLED_BY_RESTAURANT' },
  by_platform: { label: 'Отменены поддержкой', statuses: 'CANCELLED,EXECUTION_STOPPED' },
} as const

const LIMIT = 20
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The address as the server's query. What somebody mistyped in the address is left out, not sent to be refused. */
export function historyQuery(params: URLSearchParams, restaurant_id: string | null) {
  const outcome = Object.entries(OUTCOMES).find(([key]) => key === params.get('status'))?.[1]
  const query = params.get('query')?.trim().slice(0, 50)
  const from = day(params.get('from'))
  const to = day(params.get('to'))
  return {
    page: pageOf(params),
    limit: LIMIT,
    ...(restaurant_id && { restaurant_id }),
    ...(outcome && { status: outcome.statuses }),
    ...(query && { query }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

function day(value: string | null): string | null {
  return value !== null && DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : null
}
