import { formatNumber } from '@ostrov/shared/formats/money'
import { countOf } from '@ostrov/shared/formats/plural'
import { formatMoment } from '@ostrov/shared/formats/time'
import { RETENTION } from '@ostrov/shared/system/retention'
import type { SystemWire } from '@ostrov/shared/system/schema'
import { serverNow } from '../../clock'
import { StateCard, StateFacts } from './StateCard'

/** How long things are kept, and what the last night took away of each. */
export function RetentionCard({ retention: { taken_at, kinds } }: { retention: SystemWire['retention'] }) {
  const facts = kinds.map(({ kind, days, taken }) => {
    const term = days === null ? 'всегда' : countOf(days, 'день', 'дня', 'дней')
    return [RETENTION[kind].label, taken > 0 ? `${term}, убрано ${formatNumber(taken)}` : term]
  })
  return (
    <StateCard
      title="Сроки хранения"
      state="well"
      words={
        taken_at ? `Лишнее убирали ${formatMoment(taken_at, serverNow())}.` : 'Дольше срока пока ничего не\u00A0лежало.'
      }
    >
      <StateFacts facts={Object.fromEntries(facts)} />
    </StateCard>
  )
}
