import { useDraggable, useDroppable } from '@dnd-kit/core'
import { GripVertical } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import type { Zone } from './nearest-zone'
import { TreeContext } from './use-lifting'

type Row = { level: string; branch: string; id: string }

/** A row that can be lifted by the `TreeHandle` in it. */
export function TreeRow({ level, branch, id, className, children }: Row & { className: string; children: ReactNode }) {
  const tree = useContext(TreeContext)
  const { setNodeRef } = useDroppable({ id: `${level}:${id}`, data: zone(level, branch, id) })
  const isLifted = tree?.lifted?.level === level && tree.lifted.id === id
  return (
    <li
      ref={setNodeRef}
      className={className}
      data-lifted={isLifted || undefined}
      data-landing={tree?.landingAt(level, branch, id)}
    >
      {children}
    </li>
  )
}

type HeadProps = { level: string; branch: string; className: string; children?: ReactNode }

/** What stands over the rows of a branch: the first place is under it, and all of a closed branch is in it. */
export function TreeHead({ level, branch, className, children }: HeadProps) {
  const tree = useContext(TreeContext)
  const { setNodeRef } = useDroppable({ id: `${level}:head:${branch}`, data: zone(level, branch, null) })
  return (
    <div ref={setNodeRef} className={className} data-landing={tree?.landingAt(level, branch, null)}>
      {children}
    </div>
  )
}

/** What one takes the row by. */
export function TreeHandle({ level, branch, id, label }: Row & { label: string }) {
  const tree = useContext(TreeContext)
  const row = { level, id }
  const { attributes, listeners, setNodeRef } = useDraggable({
    id: `${level}:${id}`,
    data: zone(level, branch, id),
    attributes: { roleDescription: 'Перемещаемая строка' },
  })
  const isLifted = tree?.lifted?.level === level && tree.lifted.id === id
  return (
    <button
      type="button"
      ref={setNodeRef}
      {...attributes}
      {...listeners}
      aria-pressed={isLifted}
      data-handle={`${level}:${id}`}
      className="ui-round ui-round--plain sort-handle"
      aria-label={label}
      onKeyDown={(event) => tree?.press(event, row)}
      // Whoever goes on by Tab or elsewhere has not put it down.
      onBlur={() => isLifted && tree?.lifted?.by === 'keys' && tree.cancel()}
    >
      <GripVertical size={20} aria-hidden="true" />
    </button>
  )
}

const zone = (level: string, branch: string, row: string | null): Zone => ({ level, branch, row })
