import { formatNumber } from '@ostrov/shared/formats/money'
import { Button } from '@ostrov/shared/ui/Button'
import { useState } from 'react'
import type { Closing } from '../modals/kind'
import { EntryPicker } from './EntryPicker'
import type { Counts, Entry } from './entries'
import { Loaded } from './Loaded'
import { countOfChoice, toggled } from './ticks'

/** What is ticked by now, how many each would leave, and who is told of the choice: a whole branch is named by its own slug. */
export type Ticked = { chosen: readonly string[]; counts?: Counts; onShow: (chosen: string[]) => void }

type Props = Ticked & Closing & { read: () => Promise<readonly Entry[]>; label: string }

/** Entries to tick; the button says how many the choice leaves. */
export function TickedEntries({ read, label, chosen: before, counts, onShow, close }: Props) {
  const [chosen, setChosen] = useState(before)
  const show = async () => {
    await close()
    onShow([...chosen])
  }
  return (
    <Loaded read={read}>
      {(tree) => {
        const count = countOfChoice(tree, counts, chosen)
        const press = (entry: Entry) => setChosen(toggled(tree, chosen, entry))
        return (
          <>
            <EntryPicker tree={tree} label={label} counts={counts} act={{ kind: 'tick', chosen, press }} />
            <div className="ui-sheet__actions modal-foot">
              <Button onClick={() => setChosen([])} disabled={chosen.length === 0}>
                Сбросить
              </Button>
              <Button variant="primary" onClick={show} disabled={count === 0}>
                <span aria-live="polite">{showWords(count)}</span>
              </Button>
            </div>
          </>
        )
      }}
    </Loaded>
  )
}

function showWords(count: number | null): string {
  if (count === null) return 'Показать'
  return count > 0 ? `Показать\u00A0${formatNumber(count)}` : 'Ничего нет'
}
