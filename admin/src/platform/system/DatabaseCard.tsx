import { formatNumber } from '@ostrov/shared/formats/money'
import { sizeWords } from '@ostrov/shared/formats/size-words'
import type { SystemWire } from '@ostrov/shared/system/schema'
import { STATEMENTS_KNOWN } from '@ostrov/shared/system/statements'
import { StateCard, StateFacts } from './StateCard'

type Database = SystemWire['database']

/** Of the log; a replica that works is some kilobytes behind. */
const FAR_BYTES = 1e9

/** How large the database is, who follows it, and what it takes longest for. */
export function DatabaseCard({ database: { bytes, statements, replicas } }: { database: Database }) {
  const { known, slowest } = statements
  return (
    <StateCard
      title="База данных"
      state={replicas.every(isFollowing) ? (known === 'read' ? 'well' : 'unsure') : 'unwell'}
      words={`Занимает ${sizeWords(bytes)}. ${STATEMENTS_KNOWN[known]}`}
    >
      {replicas.length > 0 && (
        <StateFacts facts={Object.fromEntries(replicas.map((one) => [`Реплика ${one.name}`, replicaWords(one)]))} />
      )}
      {slowest.length > 0 && (
        <ol className="state-list columns gap-3">
          {slowest.map(({ text, calls, mean_ms, total_ms }) => (
            <li key={text}>
              <code>{text}</code>
              <span className="ui-muted ui-small">
                {`В\u00A0среднем ${milliseconds(mean_ms)}, всего ${milliseconds(total_ms)}, вызовов: ${formatNumber(calls)}`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </StateCard>
  )
}

function isFollowing({ is_connected, behind_bytes }: Database['replicas'][number]) {
  return is_connected && behind_bytes !== null && behind_bytes < FAR_BYTES
}

function replicaWords(replica: Database['replicas'][number]) {
  if (replica.behind_bytes === null) return 'Потеряна: сделайте её заново'
  const behind = `отстала на\u00A0${sizeWords(replica.behind_bytes)}`
  if (!replica.is_connected) return `Не\u00A0подключена, ${behind}`
  return isFollowing(replica) ? 'Следует' : `Не\u00A0успевает, ${behind}`
}

const milliseconds = (value: number) =>
  value < 1000 ? `${Math.max(Math.round(value), 1)}\u00A0мс` : `${formatNumber(Math.round(value / 1000))}\u00A0с`
