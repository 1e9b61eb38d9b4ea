import { formatNumber } from '@ostrov/shared/formats/money'
import { formatMoment } from '@ostrov/shared/formats/time'
import { waitInWords } from '@ostrov/shared/formats/wait'
import { ask } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'
import { serverNow } from '../../clock'

const ASK_EVERY_MS = 60_000

/** How the queue stands, and who has decided how much. */
export function QueueFigures() {
  const { data: figures } = useQuery({
    queryKey: ['moderation', 'figures'],
    queryFn: () => ask(api.admin.moderation.figures.get()),
    refetchInterval: ASK_EVERY_MS,
  })
  if (!figures) return null
  const { oldest, median_minutes, moderators } = figures
  if (oldest === null && median_minutes === null) return null
  return (
    <div className="queue__figures stack gap-1 ui-small">
      <p className="ui-muted">
        {oldest && `Самая старая заявка: ${formatMoment(oldest, serverNow())}. `}
        {median_minutes !== null && `Обычно ждут ${minutes(median_minutes)}.`}
      </p>
      {moderators.length > 0 && (
        <details>
          <summary>Кто сколько проверил</summary>
          <ul>
            {moderators.map(({ id, name, today, week, median_minutes }) => (
              <li key={id}>
                {`${name}: сегодня ${formatNumber(today)}, за\u00A07\u00A0дней ${formatNumber(week)}, ждали ${minutes(median_minutes)}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

const minutes = (count: number) => waitInWords(Math.max(count, 1) * 60)
