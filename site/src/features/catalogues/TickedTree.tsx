import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { ChoiceRow, type Picking } from './ChoiceRow'
import { type Entry, isLeaf } from './entries'

/** Boxes to tick: a branch is ticked whole, or unfolded for what it holds. */
export function TickedTree(picking: Picking) {
  return (
    <ul>
      {picking.tree.roots.map((entry) => (
        <li key={entry.slug}>
          {isLeaf(picking.tree, entry) ? (
            <ChoiceRow {...picking} entry={entry} />
          ) : (
            <Branch {...picking} entry={entry} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Branch({ entry, ...picking }: Picking & { entry: Entry }) {
  const [isOpen, setOpen] = useState(false)
  const inside = picking.tree.inside.get(entry.slug) ?? []
  return (
    <>
      <div className="entries__branch row gap-2">
        <ChoiceRow {...picking} entry={entry} />
        <button
          type="button"
          className="ui-round ui-round--plain"
          aria-expanded={isOpen}
          aria-label={`Что внутри: ${entry.name}`}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown size={20} aria-hidden="true" />
        </button>
      </div>
      {isOpen && (
        <ul className="entries__inside" aria-label={entry.name}>
          {inside.map((one) => (
            <li key={one.slug}>
              <ChoiceRow {...picking} entry={one} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
