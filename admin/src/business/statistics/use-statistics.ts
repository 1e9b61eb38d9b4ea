import { isDay } from '@ostrov/shared/forms/form'
import { PERIODS, type Period, periodOf } from '@ostrov/shared/statistics/period'
import { ask } from '@ostrov/shared/wire/answers'
import { namesOf } from '@ostrov/shared/wire/names'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { useRestaurants } from '../../session/people'

const FRESH_MS = 60_000

/** The period that stands in the page's address, today when none does, and by which name it is known. */
export function usePeriod() {
  const [params, setParams] = useSearchParams()
  const today = periodOf('today', serverNow())
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? '']
  const period = isDay(from) && isDay(to) ? { from, to } : today
  const choose = (next: Period) =>
    setParams(
      (now) => {
        for (const [end, day] of Object.entries(next)) now.set(end, day)
        return now
      },
      { replace: true },
    )
  const name = namesOf(PERIODS).find((one) => {
    const named = periodOf(one, serverNow())
    return named.from === period.from && named.to === period.to
  })
  return { period, name, choose }
}

/** What the period came to in the chosen restaurant, or in all of them. */
export function useStatistics(period: Period) {
  const { chosen } = useRestaurants('settings')
  const query = { ...period, ...(chosen && { restaurant_id: chosen.id }) }
  const asked = useQuery({
    queryKey: ['statistics', query],
    queryFn: () => ask(api.business_user.statistics.get({ query })),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
  })
  return { ...asked, query }
}
