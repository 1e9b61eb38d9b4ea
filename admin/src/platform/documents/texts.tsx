import type { DocumentRow } from '@ostrov/shared/documents/schema'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'
import { MarkedWords } from '../../components/MarkedWords'
import { EmptyState, ErrorState, SkeletonRows } from '../../components/States'

export type DocumentOfDesk = typeof DocumentRow.static

/** What the draft would change. */
export function Changes({ row: { id, number, state } }: { row: DocumentOfDesk }) {
  if (number === null)
    return (
      <EmptyState
        title="Сравнивать пока не&nbsp;с&nbsp;чем"
        text="Документ ещё не&nbsp;публиковали: всё в&nbsp;нём новое."
      />
    )
  if (state === 'published') return <EmptyState title={`Всё как в\u00A0редакции ${number}`} text="Черновика нет." />
  return <Difference id={id} from={number} />
}

/** What became of one edition in another; without `to` in the text as it is saved. */
export function Difference({ id, from, to }: { id: string; from: number; to?: number }) {
  const query = { from, ...(to !== undefined && { to }) }
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['document', 'difference', id, query],
    queryFn: () => ask(api.admin.document({ id }).difference.get({ query })),
  })
  if (error) return <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows />
  const isSame = data.pieces.every(({ kind }) => kind === 'same')
  return (
    <>
      {data.look && <p role="status">Слова те&nbsp;же, изменились оформление или ссылки.</p>}
      {isSame && !data.look && <p role="status">Ничем не&nbsp;отличаются.</p>}
      <MarkedWords pieces={data.pieces} />
    </>
  )
}
