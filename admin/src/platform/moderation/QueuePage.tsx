import { formatNumber } from '@ostrov/shared/formats/money'
import { formatMoment } from '@ostrov/shared/formats/time'
import type { AnyQuery } from '@ostrov/shared/lists/table'
import { KIND_LABELS } from '@ostrov/shared/moderation/kinds'
import { revisionList } from '@ostrov/shared/moderation/lists'
import type { RevisionWire } from '@ostrov/shared/moderation/schema'
import { moderationPath } from '@ostrov/shared/paths'
import { Phrase } from '@ostrov/shared/ui/Phrase'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { Link } from 'react-router'
import { serverNow } from '../../clock'
import { ChosenBox } from '../../components/lists/ChosenBox'
import type { FacetsShown } from '../../components/lists/FilterFields'
import { type Chosen, useChosen } from '../../components/lists/use-chosen'
import type { ListState } from '../../components/lists/use-list'
import { PageHeader } from '../../components/PageHeader'
import { Pagination } from '../../components/Pagination'
import { EmptyState, ErrorState, SkeletonRows } from '../../components/States'
import { ManyDecisions } from './ManyDecisions'
import { QueueFigures } from './QueueFigures'
import { RevisionPanel } from './RevisionPanel'
import { UndoStrip } from './UndoStrip'
import { useDecide, useQueue } from './use-queue'
import { holderOf } from './use-take'
import { useUndo } from './use-undo'
import { WORDS } from './words'

/** What waits for a moderator: the queue, and beside it what is looked at. */
export function QueuePage() {
  const asked = useQueue()
  const { list, queue, facets, items, id, current, linked, search } = asked
  const chosen = useChosen<RevisionWire>()
  const decide = useDecide(asked, (left) => chosen.put([left], false))
  const undo = useUndo(asked.open)
  const waiting = facets.data?.kind && Object.values(facets.data.kind).reduce((sum, count) => sum + count, 0)
  return (
    <div className="page queue" data-open={id !== undefined || undefined}>
      <PageHeader
        title={revisionList.title}
        tab={waiting ? `(${waiting}) ${revisionList.title}` : revisionList.title}
      />
      <div className="queue__list stack gap-4">
        <QueueFigures />
        <Kinds list={list} counts={facets.data?.kind} all={waiting} />
        <ManyDecisions chosen={chosen} current={current} isDeciding={decide.isPending} />
        {items ? (
          <Rows items={items} current={current?.id} search={search} me={asked.me} chosen={chosen} />
        ) : queue.error ? (
          <ErrorState text={sentenceOf(queue.error)} busy={queue.isFetching} onRetry={queue.refetch} />
        ) : (
          <SkeletonRows />
        )}
        {queue.data && (
          <Pagination list={list} page={queue.data.page} limit={queue.data.limit} total={queue.data.total} />
        )}
      </div>
      <div className="queue__one">
        {current ? (
          <RevisionPanel
            key={`${current.id}.${current.version}`}
            revision={current}
            queue={asked}
            decide={decide}
            ticking={chosen.rows.length > 0}
          />
        ) : (
          id !== undefined &&
          (linked.error ? <ErrorState text={sentenceOf(linked.error)} onRetry={linked.refetch} /> : <SkeletonRows />)
        )}
      </div>
      <UndoStrip undo={undo} />
    </div>
  )
}

function Kinds({
  list,
  counts,
  all,
}: {
  list: ListState
  counts: FacetsShown[string] | undefined
  all?: number | undefined
}) {
  const { kind = '' }: AnyQuery = list.query
  // Of what nothing waits nobody chooses.
  const kinds = Object.entries(KIND_LABELS)
    .map(([value, label]) => ({ value, label, count: counts?.[value] ?? 0 }))
    .filter(({ value, count }) => count > 0 || value === kind)
  return (
    <ul className="list-chips cluster gap-2" aria-label="Что проверять">
      {[{ value: '', label: 'Всё', count: all ?? 0 }, ...kinds].map(({ value, label, count }) => (
        <li key={value}>
          <button
            type="button"
            className="ui-chip"
            aria-pressed={kind === value}
            onClick={() => list.choose({ kind: value || undefined })}
          >
            {label}
            {counts && <span className="ui-numbers">{formatNumber(count)}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}

type RowsProps = {
  items: readonly RevisionWire[]
  current: string | undefined
  search: string
  me: string | undefined
  chosen: Chosen<RevisionWire>
}

function Rows({ items, current, search, me, chosen }: RowsProps) {
  if (items.length === 0)
    return <EmptyState title="Всё проверено" text="Новое появится здесь само, как только его пришлют." />
  return (
    <ul className="queue__rows">
      {items.map((one) => {
        const { id, kind, cause, title, owner_title, created_at, taken, complaints } = one
        const { badge } = WORDS[cause]
        return (
          <li key={id} className="queue__line columns-top">
            <ChosenBox
              label={`Отметить: ${title}`}
              checked={chosen.has(one)}
              onChange={() => chosen.put([one], !chosen.has(one))}
            />
            <Link
              className="queue__row"
              to={{ pathname: moderationPath(id), search }}
              aria-current={id === current || undefined}
            >
              <span className="queue__title">
                <Phrase text={title} />
              </span>
              <span className="ui-muted ui-small">
                {KIND_LABELS[kind]}
                {owner_title && kind !== 'restaurant' && ` · ${owner_title}`}
                {` · ${formatMoment(created_at, serverNow())}`}
              </span>
              {complaints.total > 0 && <span className="ui-badge ui-badge--berry">Жалобы: {complaints.total}</span>}
              {badge && <span className="ui-badge ui-badge--sea">{badge}</span>}
              <Holder name={holderOf({ taken }, me)} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

/** Who works on it now. */
function Holder({ name }: { name: string | null }) {
  return name && <span className="ui-small">Смотрит {name}</span>
}
