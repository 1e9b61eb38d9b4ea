import { countOf } from '@ostrov/shared/formats/plural'
import type { HallPricesWire } from '@ostrov/shared/tickets/prices-schema'
import { Button } from '@ostrov/shared/ui/Button'
import { HallPlan } from '@ostrov/shared/ui/HallPlan'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../api'
import { useRenewed } from '../../components/records/use-renewed'
import { ErrorState, SkeletonRows } from '../../components/States'
import { PricePalette } from './PricePalette'
import { PriceRows } from './PriceRows'
import { begun, changesOf, type Painted, painted, rowKey, withKind } from './painted'
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
    <section className="hall-prices" aria-labelledby="hall-prices">
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
      <Plan first={first} now={now} onPress={(key) => paint([key])} />
      <PriceRows first={first} now={now} onPaint={paint} />
      {save.error && (
        <p className="form-failure" role="alert">
          {sentenceOf(save.error)}
        </p>
      )}
      <p className="acts-row">
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

function Plan({ first, now, onPress }: { first: HallPricesWire; now: Painted; onPress: (key: string) => void }) {
  const order = now.kinds.map(({ id }) => id)
  const rows = first.rows.map(({ sector, name, y, taken, seats }) => {
    const kind_id = now.rows[rowKey({ sector, name })] ?? null
    const kind = kind_id === null ? null : order.indexOf(kind_id)
    return { sector, name, y, seats: seats.map((seat) => ({ ...seat, id: null, kind, is_free: taken === 0 })) }
  })
  const left = first.rows.filter((row) => (now.rows[rowKey(row)] ?? null) === null)
  const drawn = usePressedRow(onPress)
  const count = left.reduce((sum, { seats }) => sum + seats.length, 0)
  return (
    <figure className="hall-preview">
      <div ref={drawn} className="hall-prices__plan">
        <HallPlan stage={first.stage} width={first.width} height={first.height} rows={rows} />
      </div>
      <figcaption className="ui-muted ui-small">
        {count === 0 ? 'Все места в\u00A0продаже' : `Не\u00A0продаются: ${countOf(count, 'место', 'места', 'мест')}`}
      </figcaption>
    </figure>
  )
}

/** A row is painted by a press on the plan, too: a shortcut for a pointer, since every row is a button below. */
function usePressedRow(onPress: (key: string) => void) {
  const drawn = useRef<HTMLDivElement>(null)
  const latest = useRef(onPress)
  latest.current = onPress
  useEffect(() => {
    const pressed = ({ target }: MouseEvent) => {
      const key = target instanceof Element ? target.closest<SVGGElement>('[data-row]')?.dataset.row : undefined
      if (key !== undefined) latest.current(key)
    }
    const plan = drawn.current
    plan?.addEventListener('click', pressed)
    return () => plan?.removeEventListener('click', pressed)
  }, [])
  return drawn
}
