import { formatNumber } from '@ostrov/shared/formats/money'
import { countOf } from '@ostrov/shared/formats/plural'
import { waitInWords } from '@ostrov/shared/formats/wait'
import { FAILED_JOBS, SYSTEM_QUEUE } from '@ostrov/shared/paths'
import { JOB_STATES } from '@ostrov/shared/system/jobs'
import type { SystemWire } from '@ostrov/shared/system/schema'
import { namesOf } from '@ostrov/shared/wire/names'
import { Link } from 'react-router'
import { serverNow } from '../../clock'
import { StateCard, StateFacts } from './StateCard'

/** A job that is due so long has found no worker. */
const STUCK_SECONDS = 120

export function QueueCard({ jobs }: { jobs: SystemWire['jobs'] }) {
  const { failed, due_since } = jobs
  const late = due_since === null ? 0 : (serverNow().getTime() - Date.parse(due_since)) / 1000
  const isStuck = late > STUCK_SECONDS
  return (
    <StateCard
      title="Очередь заданий"
      state={failed > 0 || isStuck ? 'unwell' : 'well'}
      words={wordsOf(failed, isStuck ? late : null)}
      act={
        <Link className="ui-link" to={failed > 0 ? FAILED_JOBS : SYSTEM_QUEUE}>
          {failed > 0 ? 'Разобрать' : 'Открыть'}
        </Link>
      }
    >
      <StateFacts
        facts={Object.fromEntries(namesOf(JOB_STATES).map((state) => [JOB_STATES[state], formatNumber(jobs[state])]))}
      />
    </StateCard>
  )
}

function wordsOf(failed: number, late: number | null): string {
  if (late !== null)
    return `Задания никто не\u00A0берёт уже ${waitInWords(late)}: проверьте, что процессы площадки работают.`
  if (failed > 0)
    return `${countOf(failed, 'задание', 'задания', 'заданий')} не\u00A0выполнено, и\u00A0само оно уже не\u00A0повторится.`
  return 'Всё выполняется вовремя.'
}
