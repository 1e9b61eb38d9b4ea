import { capital, NOUNS, type NounName, refusalSentence } from '@ostrov/shared/nouns'
import { cardPath } from '@ostrov/shared/paths'
import { type AdminPermission, adminMay } from '@ostrov/shared/staff/permissions'
import { buttonClass } from '@ostrov/shared/ui/Button'
import { Problem, sentenceOf } from '@ostrov/shared/wire/answers'
import type { UseQueryResult } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, Navigate, useLocation, useParams } from 'react-router'
import { useAdministrator } from '../../session/people'
import { type ReadLog, SubjectLog } from '../log/SubjectLog'
import { PageHeader } from '../PageHeader'
import { EmptyState, ErrorState, SkeletonRows } from '../States'
import { useTitle } from '../use-title'
import { useFocusFallback } from './use-focus-fallback'
import './record-card.css'

/** What a card shows of its row. */
export type Card<Row> = {
  titleOf(row: Row): string
  /** Its state in one word. */
  badge?(row: Row): ReactNode
  /** What is asked of it most often: label → answer. */
  facts(row: Row): Readonly<Record<string, ReactNode>>
  /** What must be known before anything is done, as why it is blocked. */
  note?(row: Row): ReactNode
  /** The first is shown where the address names none; the log is added behind them. */
  tabs: readonly CardTab<Row>[]
  /** What can be done with it: `CardAct`s. */
  acts?(row: Row): ReactNode
}

export type CardTab<Row> = {
  /** Its part of the address. */
  key: string
  title: string
  /** Whose role may look; without it everybody who has the page. */
  may?: AdminPermission
  /** Shown beside its title. */
  count?(row: Row): number
  content(row: Row): ReactNode
}

type Props<Row> = {
  noun: NounName
  /** The list that it is reached from. */
  list: { path: string; title: string }
  id: string
  one: Pick<UseQueryResult<Row>, 'data' | 'error' | 'isFetching' | 'refetch'>
  card: Card<Row>
  /** Who did what to it. */
  readLog?: ReadLog
}

/**
 * The page of what has a life: its state and facts, what can be done with it, and what belongs to it in tabs, each an
 * address. The list's own choices travel in the history's state, so that the way back leads to the same page of it.
 */
export function RecordCard<Row>({ one, ...props }: Props<Row>) {
  const { noun, list } = props
  const { data: row, error, isFetching, refetch } = one
  const search = useListSearch()
  useFocusFallback(true)
  const isGone = error instanceof Problem && error.status === 404
  return (
    <div className="page record-card">
      <Link className="ui-link page__back" to={{ pathname: list.path, search }}>
        <ArrowLeft size={20} aria-hidden="true" />
        {list.title}
      </Link>
      {row !== undefined && !isGone && <Whole key={props.id} {...props} row={row} />}
      {isGone && <Gone noun={noun} to={{ pathname: list.path, search }} />}
      {row === undefined && !isGone && (
        <>
          <PageHeader title={capital(NOUNS[noun].one)} />
          {error ? (
            <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows />
          )}
        </>
      )}
    </div>
  )
}

function Whole<Row>({ card, row, ...props }: Omit<Props<Row>, 'one'> & { row: Row }) {
  const title = card.titleOf(row)
  const acts = card.acts?.(row)
  const note = card.note?.(row)
  useTitle(title)
  return (
    <div className="record-card__parts" data-alone={acts ? undefined : ''}>
      <header className="record-card__head">
        <div className="record-card__title cluster-row">
          <h1>{title}</h1>
          {card.badge?.(row)}
        </div>
        {note && <div className="record-card__note">{note}</div>}
        <dl className="record-card__facts">
          {Object.entries(card.facts(row)).map(([label, fact]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </header>
      {acts && (
        <section className="record-card__acts" aria-label="Действия">
          {acts}
        </section>
      )}
      <Tabs {...props} card={card} row={row} />
    </div>
  )
}

function Tabs<Row>({ noun, list, id, card, row, readLog }: Omit<Props<Row>, 'one'> & { row: Row }) {
  const { tab } = useParams()
  const { state } = useLocation()
  const role = useAdministrator().data?.role
  const tabs = [...card.tabs.filter(({ may }) => !may || (role && adminMay(role, may))), ...logTabs(noun, id, readLog)]
  const chosen = tab === undefined ? tabs[0] : tabs.find(({ key }) => key === tab)
  if (!chosen) return <Unknown tabs={card.tabs} to={cardPath(list.path, id)} />
  return (
    <div className="record-card__body">
      <nav className="page-tabs cluster gap-2" aria-label="Части карточки">
        {tabs.map((one) => (
          <Link
            key={one.key}
            to={cardPath(list.path, id, one === tabs[0] ? undefined : one.key)}
            state={state}
            aria-current={one === chosen ? 'page' : undefined}
          >
            {one.title}
            {one.count && <span className="record-card__count">{one.count(row)}</span>}
          </Link>
        ))}
      </nav>
      <div key={chosen.key}>
        <h2 className="ui-hidden">{chosen.title}</h2>
        {chosen.content(row)}
      </div>
    </div>
  )
}

const LOG = 'log'

function logTabs(noun: NounName, id: string, read: ReadLog | undefined): CardTab<unknown>[] {
  if (!read) return []
  return [{ key: LOG, title: 'Журнал', content: () => <SubjectLog quiet subject={`${noun}:${id}`} read={read} /> }]
}

/** A part that the role lacks, or that there is not: the latter leads to the first. */
function Unknown({ tabs, to }: { tabs: readonly { key: string }[]; to: string }) {
  const { tab } = useParams()
  const { state } = useLocation()
  if (!tabs.some(({ key }) => key === tab)) return <Navigate to={to} state={state} replace />
  return (
    <EmptyState title="Эта часть вам не&nbsp;открыта" text="Если она нужна для работы, попросите администратора.">
      <Link className={buttonClass({ variant: 'sea' })} to={to} state={state}>
        К&nbsp;карточке
      </Link>
    </EmptyState>
  )
}

function Gone({ noun, to }: { noun: NounName; to: { pathname: string; search: string } }) {
  const title = refusalSentence(NOUNS[noun], 'not_found').replace(/\.$/, '')
  useTitle(title)
  return (
    <EmptyState alone title={title} text="Возможно, запись удалили.">
      <Link className={buttonClass({ variant: 'sea' })} to={to}>
        К&nbsp;списку
      </Link>
    </EmptyState>
  )
}

/** What was chosen in the list, as the link that led here has kept it. */
function useListSearch(): string {
  const { state } = useLocation()
  return typeof state === 'string' ? state : ''
}
