import { countOf } from '@ostrov/shared/formats/plural'
import { RECONCILIATION } from '@ostrov/shared/payments/paths'
import { ask } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../api'

/** That something disagrees with the bank; nothing at all while all agrees. */
export function Differences() {
  const { data } = useOpenDifferences()
  if (!data || data.total === 0) return null
  return (
    <section className="ui-card mismatches stack gap-3">
      <h2>Сверка с&nbsp;банком</h2>
      <p className="ui-muted">{differenceWords(data.total)}</p>
      <p>
        <Link className="ui-link" to={OPEN_DIFFERENCES}>
          Посмотреть и&nbsp;разобраться
        </Link>
      </p>
    </section>
  )
}

export const OPEN_DIFFERENCES = `${RECONCILIATION}?state=open`

/** What disagrees with the bank and that nobody has settled. */
export function useOpenDifferences() {
  return useQuery({
    queryKey: ['differences', 'open'],
    queryFn: () => ask(api.admin.payments.differences.get({ query: { state: 'open' } })),
  })
}

export const differenceWords = (count: number) =>
  `Не\u00A0сходится: ${countOf(count, 'расхождение', 'расхождения', 'расхождений')}.`
