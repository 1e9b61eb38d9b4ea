import { formatMoment } from '@ostrov/shared/formats/time'
import { actorWords, actWords } from '@ostrov/shared/staff/log-words'
import type { LogEntryWire } from '@ostrov/shared/staff/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { useInfiniteQuery } from '@tanstack/react-query'
import { serverNow } from '../../clock'
import { ErrorState, SkeletonRows } from '../States'
import { LogChanges } from './LogChanges'
import './subject-log.css'

export type ReadLog = (query: { after?: number }) => Promise<{ items: LogEntryWire[]; total: number }>

type Props = {
  /** `story:<uuid>` */
  subject: string
  read: ReadLog
  /** What stands around it is called so already. */
  quiet?: boolean
}

/** Who did what to one thing, the newest first. */
export function SubjectLog({ subject, read, quiet = false }: Props) {
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, refetch, fetchNextPage } = useInfiniteQuery({
    queryKey: ['log', subject],
    queryFn: ({ pageParam }) => read(pageParam === 0 ? {} : { after: pageParam }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      pages.reduce((read, { items }) => read + items.length, 0) < last.total ? last.items.at(-1)?.id : undefined,
  })
  return (
    <section className="subject-log stack gap-3" aria-label={quiet ? undefined : 'Журнал'}>
      {!quiet && <h3>Журнал</h3>}
      {!data && error && <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={2} />}
      {data && <Entries entries={data.pages.flatMap(({ items }) => items)} />}
      {hasNextPage && (
        <Button busy={isFetchingNextPage} busyLabel="Загружаем…" onClick={() => void fetchNextPage()}>
          Показать раньше
        </Button>
      )}
    </section>
  )
}

function Entries({ entries }: { entries: readonly LogEntryWire[] }) {
  if (entries.length === 0) return <p className="ui-muted">Здесь пока ничего не&nbsp;меняли.</p>
  return (
    <ol>
      {entries.map((entry) => (
        <li key={entry.id}>
          <p>
            <strong>{actorWords(entry)}</strong>
            <span className="ui-muted ui-small">
              {formatMoment(entry.created_at, serverNow())}
              {entry.ip && ` · ${entry.ip}`}
            </span>
          </p>
          {!entry.act.endsWith('.change') && <p>{actWords(entry)}</p>}
          {!NAMED_ALREADY.test(entry.act) && <LogChanges entry={entry} quiet={!entry.act.endsWith('.change')} />}
        </li>
      ))}
    </ol>
  )
}

/** Of these all fields are new, or gone. */
const NAMED_ALREADY = /\.(?:create|delete)$/
