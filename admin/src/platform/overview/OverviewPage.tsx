import { adminMay } from '@ostrov/shared/staff/permissions'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { api } from '../../api'
import { PageHeader } from '../../components/PageHeader'
import { ErrorState, SkeletonRows } from '../../components/States'
import { useAdministrator } from '../../session/people'
import { Day } from './Day'
import { Differences } from './Differences'
import { Exceptions } from './Exceptions'
import { Mismatches } from './Mismatches'
import { Unanswered } from './Unanswered'
import { useOverview } from './use-overview'
import './overview.css'

const ASK_EVERY_MS = 15_000

/** The administrator's start: what needs a hand, how the day goes, and whether the platform is well. */
export function OverviewPage() {
  const { data: admin } = useAdministrator()
  return (
    <div className="page overview">
      <PageHeader title="Обзор" text={admin && `${admin.name}, ${admin.email}`} />
      {admin && adminMay(admin.role, 'statistics') && <Today />}
      {admin && adminMay(admin.role, 'orders') && <Unanswered />}
      {admin && adminMay(admin.role, 'payments') && <Mismatches />}
      {admin && adminMay(admin.role, 'payments') && <Differences />}
      <Health />
    </div>
  )
}

function Today() {
  const { data, error, isFetching, refetch } = useOverview()
  if (data) {
    return (
      <>
        <Exceptions overview={data} />
        <Day overview={data} />
      </>
    )
  }
  if (error) return <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={() => void refetch()} />
  return <SkeletonRows />
}

function Health() {
  const { data, isPending } = useQuery({
    queryKey: ['ready'],
    queryFn: () =>
      ask(api.ready.get()).then(
        () => true,
        () => false,
      ),
    refetchInterval: ASK_EVERY_MS,
  })
  if (isPending) return <SkeletonRows rows={1} />
  const Icon = data ? CircleCheck : CircleAlert
  return (
    <section className="ui-card health row gap-4" data-well={data} role="status">
      <Icon size={28} aria-hidden="true" />
      <div>
        <h2>{data ? 'Платформа работает' : 'Платформа не\u00A0готова'}</h2>
        <p className="ui-muted">
          {data
            ? 'База данных и\u00A0очередь заданий отвечают.'
            : 'База данных или очередь заданий не\u00A0отвечает. Проверяем каждые 15\u00A0секунд.'}
        </p>
      </div>
    </section>
  )
}
