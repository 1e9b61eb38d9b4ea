import type { FormTable } from '@ostrov/shared/forms/form'
import type { Place } from '@ostrov/shared/menu/tree'
import { capital, NOUNS } from '@ostrov/shared/nouns'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { PageHeader } from '../PageHeader'
import { EmptyState, ErrorState, SkeletonRows } from '../States'
import { SortableTree } from '../sorting/SortableTree'
import { TreeHandle, TreeHead, TreeRow } from '../sorting/TreeRow'
import type { RecordRow, RecordScreen } from './record-calls'
import './record-order.css'

/** The part of the address at which rows are put in order. */
export const ORDER = 'order'
const ROWS = 'rows'
/** More than anybody looks through on a page. */
const MOST = 100

type Props<Row> = {
  screen: RecordScreen<FormTable, Row>
  order: NonNullable<RecordScreen<FormTable, Row>['order']>
}

/** Rows in the order in which people see them, which a pointer or keys change; each move is saved at once. */
export function RecordOrder<Row extends RecordRow>({ screen, order }: Props<Row>) {
  const { noun, path, list } = screen
  const { one, move } = useOrder(screen, order)
  const { data: rows, error, isFetching, refetch } = one
  return (
    <div className="page">
      <Link className="ui-link page__back" to={path}>
        <ArrowLeft size={20} aria-hidden="true" />
        {list.title}
      </Link>
      <PageHeader title={`Порядок ${NOUNS[noun].many}`} text={order.text} />
      {!rows && error && <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={() => void refetch()} />}
      {!rows && !error && <SkeletonRows />}
      {rows?.length === 0 && (
        <EmptyState
          title={`${capital(NOUNS[noun].many)} пока нет`}
          text="Когда их станет несколько, здесь меняют их порядок."
        />
      )}
      {rows && rows.length > 0 && <SortedRows screen={screen} rows={rows} onMove={(...moved) => void move(...moved)} />}
    </div>
  )
}

type SortedProps<Row> = {
  screen: Props<Row>['screen']
  rows: readonly Row[]
  onMove: (id: string, place: Place) => void
}

function SortedRows<Row extends RecordRow>({ screen, rows, onMove }: SortedProps<Row>) {
  const { noun, titleOf, columns } = screen
  const nameOf = (id: string) => {
    const row = rows.find((one) => one.id === id)
    return row ? titleOf(row) : ''
  }
  const branches = [{ id: ROWS, rows: rows.map(({ id }) => id) }]
  return (
    <SortableTree levels={{ [noun]: { branches, nameOf, branchOf: () => null, onMove } }}>
      <TreeHead level={noun} branch={ROWS} className="menu-tree__top" />
      <ol className="record-order stack gap-2">
        {rows.map((row) => (
          <TreeRow key={row.id} level={noun} branch={ROWS} id={row.id} className="ui-card record-order__row">
            <TreeHandle level={noun} branch={ROWS} id={row.id} label={`Переместить: ${titleOf(row)}`} />
            {columns[0]?.cell(row)}
          </TreeRow>
        ))}
      </ol>
    </SortableTree>
  )
}

function useOrder<Row extends RecordRow>({ noun, calls, list }: Props<Row>['screen'], { query }: Props<Row>['order']) {
  const known = useQueryClient()
  const key = [noun, ORDER]
  const one = useQuery({
    queryKey: key,
    queryFn: async () =>
      (await ask(calls.get({ query: { ...query, limit: Math.min(MOST, ...list.sizes.slice(-1)) } }))).items,
  })
  const move = async (id: string, { after_id = null }: Place) => {
    await known.cancelQueries({ queryKey: key })
    known.setQueryData<Row[]>(key, (rows = []) => moved(rows, id, after_id))
    const { place } = calls({ id })
    try {
      if (place) await ask(place.put({ after_id }))
    } catch (problem) {
      showToast(sentenceOf(problem), { kind: 'error' })
    }
    void known.invalidateQueries({ queryKey: [noun] })
  }
  return { one, move }
}

function moved<Row extends { id: string }>(rows: readonly Row[], id: string, after_id: string | null): Row[] {
  const lifted = rows.filter((row) => row.id === id)
  const others = rows.filter((row) => row.id !== id)
  const at = others.findIndex((row) => row.id === after_id) + 1
  return [...others.slice(0, at), ...lifted, ...others.slice(at)]
}
