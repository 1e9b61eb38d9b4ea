import { countOf } from '@ostrov/shared/formats/plural'
import { gridOf, reachOf } from '@ostrov/shared/halls/grid'
import { rowWords } from '@ostrov/shared/halls/plan'
import type { HallPricesWire } from '@ostrov/shared/tickets/prices-schema'
import { Button } from '@ostrov/shared/ui/Button'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { api } from '../../api'
import { useRenewed } from '../../components/records/use-renewed'
import { ErrorState, SkeletonRows } from '../../components/States'
import { PricePalette } from './PricePalette'
import { begun, changesOf, type Painted, painted, rowKey, withKind } from './painted'
import { SeatGrid, type SeatRow } from './SeatGrid'
import './halls.css'

/** Which rows of the plan each kind of tickets of a session has: kinds are taken like paints, rows and sectors are painted. */
export function HallPrices({ session_id }: { session_id: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['event_session', session_id, 'prices'],
    queryFn: () => ask(api.admin.event_sessions({ id: session_id }).prices.get()),
    // What is being painted stays, whatever others save meanwhile: the server tells of that when it is saved.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (error) return <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows />
  return (
    <Painter
      key={data.kinds.map(({ version }) => version).join()}
      session_id={session_id}
      first={data}
      onSaved={() => void refetch()}
    />
  )
}

type Props = { session_id: string; first: HallPricesWire; onSaved: () => void }

function Painter({ session_id, first, onSaved }: Props) {
  const [now, setNow] = useState<Painted>(() => begun(first))
  const [kind, setKind] = useState<string | null>(first.kinds[0]?.id ?? null)
  const renewKinds = useRenewed('ticket_kind', session_id)
  const changes = changesOf(first, now)
  const save = useMutation({
    mutationFn: () => ask(api.admin.event_sessions({ id: session_id }).prices.put({ kinds: changes })),
    onSuccess: () => {
      showToast('Места разложены по\u00A0ценам', { kind: 'success' })
      renewKinds()
      onSaved()
    },
  })
  const paint = (keys: readonly string[]) => {
    save.reset()
    setNow(painted(first, now, { keys, kind }))
  }
  return (
    <section className="hall-prices columns gap-4" aria-labelledby="hall-prices">
      <h2 id="hall-prices">Цены на&nbsp;плане зала</h2>
      <PricePalette
        kinds={now.kinds}
        chosen={kind}
        onChoose={setKind}
        onAdd={(added) => {
          const next = withKind(now, added)
          setNow(next.painted)
          setKind(next.id)
        }}
      />
      <Hall first={first} now={now} onPaint={paint} />
      {save.error && (
        <p className="form-failure" role="alert">
          {sentenceOf(save.error)}
        </p>
      )}
      <p className="cluster gap-2">
        <Button variant="ink" busy={save.isPending} disabled={changes.length === 0} onClick={() => save.mutate()}>
          Сохранить цены
        </Button>
        {changes.length > 0 && (
          <Button
            onClick={() => {
              save.reset()
              setNow(begun(first))
            }}
          >
            Вернуть как было
          </Button>
        )}
      </p>
    </section>
  )
}

type HallProps = { first: HallPricesWire; now: Painted; onPaint: (keys: readonly string[]) => void }

/** Each sector as a grid whose rows are painted, and as one button. */
function Hall({ first, now, onPaint }: HallProps) {
  const grid = useMemo(() => gridOf(first), [first])
  const order = now.kinds.map(({ id }) => id)
  const taken = new Set(first.rows.filter((row) => row.taken > 0).map(rowKey))
  const left = first.rows.filter((row) => (now.rows[rowKey(row)] ?? null) === null)
  const count = left.reduce((sum, { seats }) => sum + seats.length, 0)
  return (
    <>
      <div className="hall-grid__stage">{first.stage}</div>
      {grid.map(({ name: sector, rows }, at) => {
        const keys = rows.map(({ name }) => rowKey({ sector, name }))
        const drawn = rows.map(({ name, seats }, row): SeatRow => {
          const kind = order.indexOf(now.rows[keys[row] ?? ''] ?? '')
          const said = `: ${now.kinds[kind]?.name ?? 'не\u00A0продаётся'}`
          return { name, seats, said, kind: kind < 0 ? null : kind, isStuck: taken.has(keys[row] ?? '') }
        })
        return (
          <section key={`${at} ${sector}`} className="ui-group stack gap-2 hall-grid__sector">
            <Button size="small" onClick={() => onPaint(keys)}>{`${sector}: все ряды`}</Button>
            <SeatGrid
              label={`${sector}: ряды`}
              rows={drawn}
              reach={reachOf(grid) - 1}
              byRow
              onPaint={(spots) => onPaint([...new Set(spots.map(({ row }) => keys[row] ?? ''))])}
            />
          </section>
        )
      })}
      <p className="ui-muted ui-small" role="status">
        {count === 0 ? 'Все места в\u00A0продаже' : `Не\u00A0продаются: ${countOf(count, 'место', 'места', 'мест')}`}
      </p>
      {taken.size > 0 && (
        <p className="ui-muted ui-small">
          {`Не\u00A0перекрасить, места проданы или\u00A0их сейчас оплачивают: ${first.rows
            .filter((row) => row.taken > 0)
            .map(rowWords)
            .join('; ')}`}
        </p>
      )}
    </>
  )
}
