import { formatNumber } from '@ostrov/shared/formats/money'
import { sizeWords } from '@ostrov/shared/formats/size-words'
import type { SystemWire } from '@ostrov/shared/system/schema'
import { STATEMENTS_KNOWN } from '@ostrov/shared/system/statements'
import { StateCard } from './StateCard'

/** How large the database is, and what it takes longest for. */
export function DatabaseCard({ database: { bytes, statements } }: { database: SystemWire['database'] }) {
  const { known, slowest } = statements
  return (
    <StateCard
      title="База данных"
      state={known === 'read' ? 'well' : 'unsure'}
      words={`Занимает ${sizeWords(bytes)}. ${STATEMENTS_KNOWN[known]}`}
    >
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

const milliseconds = (value: number) =>
  value < 1000 ? `${Math.max(Math.round(value), 1)}\u00A0мс` : `${formatNumber(Math.round(value / 1000))}\u00A0с`
