import { DECIDED_AT_ONCE } from '@ostrov/shared/moderation/rules'
import type { RevisionWire } from '@ostrov/shared/moderation/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { useState } from 'react'
import { ChosenBar } from '../../components/lists/ChosenBox'
import type { Chosen } from '../../components/lists/use-chosen'
import { ReturnForm } from './ReturnForm'
import { useDecideMany } from './use-decide-many'
import { useKeys } from './use-keys'
import { WORDS } from './words'

type Props = {
  chosen: Chosen<RevisionWire>
  current: RevisionWire | undefined
  /** The word on `current` is on its way: it is ticked no more, and nothing else is decided meanwhile. */
  isDeciding: boolean
}

/** One word on all proposals that are ticked. */
export function ManyDecisions({ chosen, current, isDeciding }: Props) {
  const { rows, clear } = chosen
  const [returning, setReturning] = useState(false)
  const decide = useDecideMany(clear)
  const [first] = rows
  const isTooMany = rows.length > DECIDED_AT_ONCE
  const ready = rows.length > 0 && !isTooMany && !decide.isPending && !isDeciding
  const approve = () => ready && decide.mutate({ revisions: rows, status: 'approved' })
  const giveBack = () => ready && setReturning(true)
  useKeys({
    ...(rows.length > 0 && { KeyA: approve, KeyR: giveBack }),
    KeyX: () => current && !isDeciding && chosen.put([current], !chosen.has(current)),
  })
  return (
    <ChosenBar count={rows.length} onClear={clear}>
      {isTooMany && <p className="ui-muted">{`За раз решают не больше ${DECIDED_AT_ONCE}`}</p>}
      <Button disabled={!ready} onClick={giveBack} aria-haspopup="dialog">
        Вернуть
      </Button>
      <Button variant="sea" disabled={isTooMany} busy={decide.isPending} busyLabel="Сохраняем…" onClick={approve}>
        Одобрить
      </Button>
      {first && (
        <Dialog
          kind="ReturnMany"
          open={returning}
          title={`Вернуть авторам: ${rows.length}`}
          onClose={() => setReturning(false)}
        >
          <ReturnForm
            kind={first.kind}
            words={WORDS[first.cause]}
            send={async (word) => {
              await decide.mutateAsync({ revisions: rows, ...word }).catch(() => undefined)
              setReturning(false)
            }}
            onClose={() => setReturning(false)}
          />
        </Dialog>
      )}
    </ChosenBar>
  )
}
