import { countOf } from '@ostrov/shared/formats/plural'
import { RECONCILIATION } from '@ostrov/shared/payments/paths'
import { ask } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../api'

/** That something disagrees with the bank; nothing at all while all agrees. */
export function Differences() {
  const { data } = useQuery({
    queryKey: ['differences', 'open'],
    queryFn: () => ask(api.admin.payments.differences.get({ query: { state: 'open' } })),
  })
  if (!data || data.total === 0) return null
  return (
    <section className="ui-card mismatches">
      <h2>Сверка с&nbsp;банком</h2>
      <p className="ui-muted">{`Не\u00A0сходится: ${countOf(data.total, 'расхождение', 'расхождения', 'расхождений')}.`}</p>
      <p>
        <Link className="ui-link" to={`${RECONCILIATION}?state=open`}>
          Посмотреть и&nbsp;разобраться
        </Link>
      </p>
    </section>
  )
}
