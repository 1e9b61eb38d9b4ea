import { countOf } from '@ostrov/shared/formats/plural'
import { formatMoment } from '@ostrov/shared/formats/time'
import { JOB_LABELS, JOB_STATES, type JobState, mayRetry } from '@ostrov/shared/system/jobs'
import { jobList } from '@ostrov/shared/system/lists'
import type { JobWire } from '@ostrov/shared/system/schema'
import { api } from '../../api'
import { serverNow } from '../../clock'
import type { Column } from '../../components/DataTable'
import { momentColumn, TwoLines } from '../../components/records/columns'
import { StatusBadge } from '../../components/StatusBadge'
import { JobActs } from './JobActs'
import { systemTabs } from './tabs'
import './system.css'
import { listPage } from '../../components/lists/ListPage'

const TONES = { failed: 'berry', again: 'amber', running: 'sea', waiting: 'ink' } as const satisfies Record<
  JobState,
  string
>

const COLUMNS: readonly Column<JobWire>[] = [
  {
    key: 'task',
    title: 'Задание',
    cell: ({ id, task }) => <TwoLines second={`№\u00A0${id}`}>{JOB_LABELS[task] ?? task}</TwoLines>,
  },
  {
    key: 'state',
    title: 'Состояние',
    cell: (job) => (
      <TwoLines second={moreOf(job)}>
        <StatusBadge label={JOB_STATES[job.state]} tone={TONES[job.state]} />
      </TwoLines>
    ),
  },
  momentColumn('created_at', 'Появилось', 'id'),
  { key: 'acts', title: 'Что сделать', when: ({ state }) => mayRetry(state), cell: (job) => <JobActs job={job} /> },
]

/** What the platform has yet to do, and what it could not. */
export const JobsPage = listPage({
  table: jobList,
  name: 'jobs',
  calls: api.admin.system.jobs,
  every: 15_000,
  text: 'Письма, сообщения, платежи и\u00A0всё, что делается само.',
  above: systemTabs,
  columns: COLUMNS,
  empty: { title: 'Очередь пуста', text: 'Всё выполнено. Выполненные задания здесь не\u00A0хранятся.' },
  missed: { text: 'Таких заданий сейчас нет.' },
})

function moreOf({ state, error, tries, most_tries, run_at }: JobWire): string {
  const next =
    run_at !== null && `${state === 'again' ? 'Следующая попытка' : 'Начнётся'} ${formatMoment(run_at, serverNow())}`
  const tried = tries > 0 && `${countOf(tries, 'попытка', 'попытки', 'попыток')} из\u00A0${most_tries}`
  return [error, tried, next].filter(Boolean).join('. ')
}
