import { POPULAR_BEFORE } from '@ostrov/shared/catalogues/catalogues'
import { ChoiceRow, type Picking } from './ChoiceRow'
import { byLetter } from './entries'

/** The popular ones, then all by their first letters. */
export function AlphabetList(picking: Picking) {
  const { all } = picking.tree
  const popular = all.filter(({ sort }) => sort < POPULAR_BEFORE)
  const parts = [...(popular.length > 0 ? [['Популярные', popular] as const] : []), ...byLetter(all)]
  return parts.map(([title, entries]) => (
    <div key={title}>
      <h3 className="entries__letter">{title}</h3>
      <ul className="entries__columns">
        {entries.map((entry) => (
          <li key={entry.slug}>
            <ChoiceRow {...picking} entry={entry} />
          </li>
        ))}
      </ul>
    </div>
  ))
}
