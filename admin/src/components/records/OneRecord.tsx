import type { FormTable } from '@ostrov/shared/forms/form'
import { NOUNS } from '@ostrov/shared/nouns'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask } from '@ostrov/shared/wire/answers'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { CardAct } from './CardAct'
import { ConfirmedAct } from './ConfirmedAct'
import { RecordCard } from './RecordCard'
import { RecordForm } from './RecordForm'
import { readById } from './read-by-id'
import type { RecordRow, RecordScreen } from './record-calls'
import { useRenewed } from './use-renewed'

type Props<Row> = {
  screen: RecordScreen<FormTable, Row>
  card: NonNullable<RecordScreen<FormTable, Row>['card']>
  id: string
}

/** The card of a record's row. */
export function OneRecord<Row extends RecordRow>({ screen, card, id }: Props<Row>) {
  const { noun, path, calls, titleOf } = screen
  const one = useQuery({
    queryKey: [noun, 'one', id],
    queryFn: () => readById(noun, id, () => calls({ id }).get()),
  })
  return (
    <RecordCard
      noun={noun}
      list={{ path, title: screen.list.title }}
      id={id}
      one={one}
      card={{
        ...card,
        titleOf,
        acts: (row) => {
          const text = card.changes?.(row)
          if (text === null) return null
          return (
            <>
              {text !== undefined && <ChangeAct screen={screen} row={row} text={text} />}
              {card.acts?.(row)}
              <RemoveAct screen={screen} row={row} />
            </>
          )
        },
      }}
      readLog={(query) => ask(calls({ id }).log.get({ query }))}
    />
  )
}

type ActProps<Row> = { screen: RecordScreen<FormTable, Row>; row: Row }

function ChangeAct<Row extends RecordRow>({ screen, row, text }: ActProps<Row> & { text: string }) {
  const [open, setOpen] = useState(false)
  const renew = useRenewed(screen.noun, row.id)
  return (
    <>
      <CardAct icon={Pencil} label="Изменить" text={text} onPress={() => setOpen(true)} />
      {open && <RecordForm screen={screen} row={row} onClose={() => setOpen(false)} onSaved={renew} />}
    </>
  )
}

function RemoveAct<Row extends RecordRow>({ screen, row }: ActProps<Row>) {
  const { noun, calls, removal, removable, path } = screen
  const { state } = useLocation()
  const navigate = useNavigate()
  const known = useQueryClient()
  const remove = calls({ id: row.id }).delete
  if (!remove || !removal || !(removable?.(row) ?? true)) return null
  return (
    <ConfirmedAct
      icon={Trash2}
      variant="danger"
      label="Удалить"
      text={removal}
      title={`Удалить ${NOUNS[noun].accusative}?`}
      send={() => ask(remove())}
      onDone={() => {
        void navigate({ pathname: path, search: typeof state === 'string' ? state : '' }, { replace: true })
        showToast('Удалено', { kind: 'success' })
        // The card is still there for a moment: its row would be asked for in vain.
        void known.invalidateQueries({ queryKey: [noun], predicate: ({ queryKey }) => queryKey[2] !== row.id })
      }}
    />
  )
}
