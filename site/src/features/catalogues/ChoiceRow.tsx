import { formatNumber } from '@ostrov/shared/formats/money'
import { ChevronRight } from 'lucide-react'
import { type Counts, countOf, type Entry, type Tree } from './entries'
import { tickOf } from './ticks'

/** One is pressed and that is the choice, a whole branch too where `branches`; or several are ticked. */
export type Choosing = { kind: 'choose'; press: (entry: Entry) => void; branches?: boolean }
export type Ticking = { kind: 'tick'; press: (entry: Entry) => void; chosen: readonly string[] }
export type Picking = { tree: Tree; act: Choosing | Ticking; counts?: Counts | undefined }

type Props = Picking & { entry: Entry; second?: string /** It leads further in. */; opens?: boolean }

/** One entry: a button that chooses it, or a box to tick. */
export function ChoiceRow({ tree, act, counts, entry, second, opens }: Props) {
  const count = countOf(tree, counts, entry)
  const words = (
    <span className="entries__words">
      {entry.name}
      {count !== null && <span className="ui-choice__count"> {formatNumber(count)}</span>}
      {second && <span className="ui-muted ui-small entries__second">{second}</span>}
    </span>
  )
  if (act.kind === 'choose')
    return (
      <button type="button" className="ui-choice row gap-3" data-entry={entry.slug} onClick={() => act.press(entry)}>
        {words}
        {opens && <ChevronRight size={20} aria-hidden="true" />}
      </button>
    )
  const tick = tickOf(tree, act.chosen, entry)
  return (
    <label className="ui-choice row gap-3">
      {words}
      <input
        type="checkbox"
        className="ui-check"
        checked={tick === true}
        ref={(box) => {
          if (box) box.indeterminate = tick === 'some'
        }}
        onChange={() => act.press(entry)}
      />
    </label>
  )
}
