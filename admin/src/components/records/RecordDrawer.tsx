import type { FormTable } from '@ostrov/shared/forms/form'
import { capital, NOUNS, refusalSentence } from '@ostrov/shared/nouns'
import { NEW_RECORD } from '@ostrov/shared/paths'
import { Button } from '@ostrov/shared/ui/Button'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { ask, Problem, sentenceOf } from '@ostrov/shared/wire/answers'
import { isUuid } from '@ostrov/shared/wire/uuid'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { EmptyState, ErrorState, SkeletonRows } from '../States'
import { RecordForm } from './RecordForm'
import { RecordLook } from './RecordLook'
import type { RecordRow, RecordScreen } from './record-calls'

type Props<Row> = {
  screen: RecordScreen<FormTable, Row>
  id: string
  /** The row as the list has it. */
  listed: Row | undefined
  onClose: () => void
  onSaved: () => void
}

/** The row of the address, beside its list: from the list where it stands there, else by its own call. */
export function RecordDrawer<Row extends RecordRow>({ screen, id, listed, ...closing }: Props<Row>) {
  const { noun, calls, fresh } = screen
  // What is being edited stays, whatever becomes of the list behind it.
  const [first] = useState(listed)
  const isNew = id === NEW_RECORD && fresh !== undefined
  const one = useQuery({
    queryKey: [noun, 'one', id],
    queryFn: () => ask(calls({ id }).get()),
    enabled: !first && isUuid(id),
    gcTime: 0,
  })
  const read = useRef<Row>(undefined)
  // What was kept from before is asked for anew: a form that began with it would show what is not so.
  if (!read.current && one.data && !one.isFetching) read.current = one.data
  const row = first ?? read.current
  if (row && Object.keys(screen.form).length === 0) return <RecordLook screen={screen} row={row} {...closing} />
  if (row || isNew) return <RecordForm screen={screen} row={row ?? null} {...closing} />
  const { onClose } = closing
  const title = capital(NOUNS[noun].one)
  const isMissing = !isUuid(id) || (one.error instanceof Problem && one.error.status === 404)
  if (isMissing)
    return (
      <Frame title={title} onClose={onClose}>
        <EmptyState
          title={refusalSentence(NOUNS[noun], 'not_found').replace(/\.$/, '')}
          text="Возможно, запись удалили."
        >
          <Button onClick={onClose}>К&nbsp;списку</Button>
        </EmptyState>
      </Frame>
    )
  return (
    <Frame title={title} onClose={onClose}>
      {one.error ? (
        <ErrorState text={sentenceOf(one.error)} busy={one.isFetching} onRetry={() => void one.refetch()} />
      ) : (
        <SkeletonRows />
      )}
    </Frame>
  )
}

type FrameProps = { title: string; onClose: () => void; children: ReactNode }

function Frame({ title, onClose, children }: FrameProps) {
  return (
    <Dialog kind="RecordWaiting" open size="drawer" title={title} onClose={onClose}>
      {children}
    </Dialog>
  )
}
