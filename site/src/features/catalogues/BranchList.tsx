import { firstFocus } from '@ostrov/shared/ui/Dialog'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ChoiceRow, type Choosing, type Picking } from './ChoiceRow'
import { isLeaf } from './entries'

/** One level of a tree at a time: a branch opens what it holds, a leaf is the choice. */
export function BranchList({ tree, act, counts }: Picking & { act: Choosing }) {
  const [at, setAt] = useState<string | null>(null)
  const [left, setLeft] = useState<string | null>(null)
  const branch = at === null ? undefined : tree.of.get(at)
  const shown = branch ? (tree.inside.get(branch.slug) ?? []) : tree.roots
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // Who comes back stands where they left.
    if (left !== null) list.current?.querySelector<HTMLElement>(`[data-entry="${left}"]`)?.focus()
  }, [left])
  const open = (slug: string | null) => {
    setLeft(at)
    setAt(slug)
  }
  const backTo = branch && tree.of.get(branch.parent ?? '')
  return (
    <>
      {branch && (
        <>
          <button
            key={branch.slug}
            ref={firstFocus}
            type="button"
            className="ui-choice row gap-3 entries__back"
            onClick={() => open(backTo?.slug ?? null)}
          >
            <ArrowLeft size={20} aria-hidden="true" />
            {backTo?.name ?? 'Все разделы'}
          </button>
          <h3 className="entries__letter">{branch.name}</h3>
        </>
      )}
      <ul aria-label={branch?.name ?? 'Разделы'} ref={list}>
        {branch && act.branches && (
          <li>
            <button type="button" className="ui-choice row gap-3" onClick={() => act.press(branch)}>
              Всё в&nbsp;этом разделе
            </button>
          </li>
        )}
        {shown.map((entry) => (
          <li key={entry.slug}>
            {isLeaf(tree, entry) ? (
              <ChoiceRow {...{ tree, act, counts, entry }} />
            ) : (
              <ChoiceRow {...{ tree, counts, entry }} act={{ kind: 'choose', press: ({ slug }) => open(slug) }} opens />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
