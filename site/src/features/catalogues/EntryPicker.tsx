import { type KeyboardEvent, useId, useState } from 'react'
import { AlphabetList } from './AlphabetList'
import { BranchList } from './BranchList'
import { ChoiceRow, type Picking } from './ChoiceRow'
import { found, isLeaf, placeOf, type Tree } from './entries'
import { TickedTree } from './TickedTree'
import './catalogues.css'

type Props = Picking & { tree: Tree /** Said of the search, and over the list. */; label: string; alphabet?: boolean }

/** A tree of entries to choose one of, or to tick several: what is typed looks through all of it. */
export function EntryPicker({ label, alphabet, ...picking }: Props) {
  const [typed, setTyped] = useState('')
  const status = useId()
  const { tree, act } = picking
  const isSought = typed.trim() !== ''
  const among = act.kind === 'tick' || act.branches ? tree.all : tree.all.filter((entry) => isLeaf(tree, entry))
  const answers = isSought ? found(tree, among, typed) : []
  const [first] = answers
  return (
    <fieldset className="ui-choices entries stack gap-3" aria-label={label} onKeyDown={walk}>
      <input
        type="search"
        className="ui-input"
        aria-label={label}
        aria-describedby={status}
        placeholder={label}
        maxLength={100}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !first) return
          event.preventDefault()
          act.press(first)
        }}
      />
      <p className={isSought && !first ? 'ui-muted entries__none' : 'ui-hidden'} id={status} role="status">
        {isSought && (first ? `Нашлось: ${answers.length}` : 'Ничего не\u00A0нашлось. Попробуйте короче')}
      </p>
      {isSought ? (
        <ul aria-label="Нашлось">
          {answers.map((entry) => (
            <li key={entry.slug}>
              <ChoiceRow {...picking} entry={entry} second={placeOf(tree, entry)} />
            </li>
          ))}
        </ul>
      ) : (
        <Whole {...picking} alphabet={alphabet} />
      )}
    </fieldset>
  )
}

function Whole({ alphabet, ...picking }: Picking & { alphabet: boolean | undefined }) {
  if (alphabet) return <AlphabetList {...picking} />
  return picking.act.kind === 'tick' ? <TickedTree {...picking} /> : <BranchList {...picking} act={picking.act} />
}

/** Up and down go from the search to the first answer, and from one to the next. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 || event.altKey) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .ui-choice:is(button)')]
  const at = stops.findIndex((stop) => stop.matches(':focus'))
  const next = stops[at + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
