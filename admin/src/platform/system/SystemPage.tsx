import { adminMay } from '@ostrov/shared/staff/permissions'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { PageHeader } from '../../components/PageHeader'
import { ErrorState, SkeletonRows } from '../../components/States'
import { useAdministrator } from '../../session/people'
import { MismatchesCard } from './MismatchesCard'
import { QueueCard } from './QueueCard'
import { systemTabs } from './tabs'
import { useSystem } from './use-system'
import './system.css'

/** Whether the platform is well, part by part. */
export function SystemPage() {
  const { data: admin } = useAdministrator()
  return (
    <div className="page">
      <PageHeader title="Система" />
      {systemTabs}
      <div className="state-cards">
        <Parts />
        {admin && adminMay(admin.role, 'payments') && <MismatchesCard />}
      </div>
    </div>
  )
}

function Parts() {
  const { data, error, isFetching, refetch } = useSystem()
  if (data) return <QueueCard jobs={data.jobs} />
  if (error) return <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={() => void refetch()} />
  return <SkeletonRows rows={2} />
}
