import { adminMay } from '@ostrov/shared/staff/permissions'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { PageHeader } from '../../components/PageHeader'
import { ErrorState, SkeletonRows } from '../../components/States'
import { useAdministrator } from '../../session/people'
import { BackupCard } from './BackupCard'
import { DatabaseCard } from './DatabaseCard'
import { DifferencesCard } from './DifferencesCard'
import { DiskCard } from './DiskCard'
import { MismatchesCard } from './MismatchesCard'
import { ProcessesCard } from './ProcessesCard'
import { QueueCard } from './QueueCard'
import { ReleaseCard } from './ReleaseCard'
import { RetentionCard } from './RetentionCard'
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
      <div className="state-cards columns-top gap-4">
        <Parts />
        {admin && adminMay(admin.role, 'payments') && (
          <>
            <DifferencesCard />
            <MismatchesCard />
          </>
        )}
      </div>
    </div>
  )
}

function Parts() {
  const { data, error, isFetching, refetch } = useSystem()
  if (data)
    return (
      <>
        <ReleaseCard release={data.release} />
        <QueueCard jobs={data.jobs} />
        <BackupCard backup={data.backup} readAt={data.backup_read_at} />
        <RetentionCard retention={data.retention} />
        <ProcessesCard processes={data.processes} />
        <DiskCard disk={data.disk} />
        <DatabaseCard database={data.database} />
      </>
    )
  if (error) return <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={() => void refetch()} />
  return <SkeletonRows rows={2} />
}
