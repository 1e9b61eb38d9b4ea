import { type BasketChange, changeWords } from '@ostrov/shared/baskets/changes'
import { Button } from '@ostrov/shared/ui/Button'
import { Phrase } from '@ostrov/shared/ui/Phrase'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import './basket-changes.css'

type Props = { changes: readonly BasketChange[]; onRead: () => Promise<void> }

/** «Что изменилось» in a basket since its person last agreed to it, until that is read. */
export default function BasketChanges({ changes, onRead }: Props) {
  const [busy, setBusy] = useState(false)
  const read = async () => {
    setBusy(true)
    await onRead()
    setBusy(false)
  }
  return (
    <section className="basket-changes" aria-label="Что изменилось">
      <CircleAlert size={22} aria-hidden="true" />
      <div>
        <h2>Что изменилось</h2>
        <ChangeList changes={changes} />
        <Button size="small" busy={busy} busyLabel="Понятно" onClick={read}>
          Понятно
        </Button>
      </div>
    </section>
  )
}

/** Each change with what was and what is. */
export function ChangeList({ changes }: { changes: readonly BasketChange[] }) {
  return (
    <ul className="basket-changes__list stack gap-1">
      {changes.map((change) => (
        <li key={`${change.kind} ${change.item_id} ${change.name}`}>
          <Change change={change} />
        </li>
      ))}
    </ul>
  )
}

function Change({ change }: { change: BasketChange }) {
  const { name, was, is, note } = changeWords(change)
  return (
    <>
      <Phrase text={[name, note].filter(Boolean).join(': ')} />
      {(was || is) && (note ? ', ' : ': ')}
      {was && (
        <s>
          <span className="ui-hidden">было </span>
          {was}
        </s>
      )}
      {was && is && ' '}
      {is && (
        <strong>
          {was && <span className="ui-hidden">стало </span>}
          {is}
        </strong>
      )}
    </>
  )
}
