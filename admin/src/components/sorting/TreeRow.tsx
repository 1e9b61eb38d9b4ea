import { useDraggable } from '@dnd-kit/core'
import { GripVertical } from 'lucide-react'
import { type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react'
import type { Zone } from './nearest-zone'
import { type Lifted, landingAt, TreeContext } from './use-lifting'

/** Drawn once: while one drags, the library asks every handle anew. */
const GRIP = <GripVertical size={20} aria-hidden="true" />

type Row = { level: string; branch: string; id: string }

/** A row that can be lifted by the `TreeHandle` in it. */
export function TreeRow({ level, branch, id, className, children }: Row & { className: string; children: ReactNode }) {
  const { ref, landing } = useZone(level, branch, id)
  const isLifted = useLifted((lifted) => isThis(lifted, { level, id }))
  return (
    <li ref={ref} className={className} data-lifted={isLifted || undefined} data-landing={landing}>
      {children}
    </li>
  )
}

type HeadProps = { level: string; branch: string; className: string; children?: ReactNode }

/** What stands over the rows of a branch: the first place is under it, and all of a closed branch is in it. */
export function TreeHead({ level, branch, className, children }: HeadProps) {
  const { ref, landing } = useZone(level, branch, null)
  return (
    <div ref={ref} className={className} data-landing={landing}>
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
  const isLifted = useLifted((lifted) => isThis(lifted, row))
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
      onBlur={() => isLifted && tree?.$lifted.get()?.by === 'keys' && tree.cancel()}
    >
      {GRIP}
    </button>
  )
}

/** Makes an element a place to put things, and says whether what is lifted would be put there now. */
function useZone(level: string, branch: string, row: string | null) {
  const tree = useContext(TreeContext)
  const ref = useCallback(
    (node: HTMLElement | null) => {
      if (!tree || !node) return
      tree.zones.set(node, zone(level, branch, row))
      return () => void tree.zones.delete(node)
    },
    [tree, level, branch, row],
  )
  return { ref, landing: useLifted((lifted) => landingAt(lifted, { level, branch, row })) }
}

/** What concerns one row of what is lifted: the row is drawn anew only when that changes. */
function useLifted<T extends string | boolean | undefined>(of: (lifted: Lifted | null) => T): T {
  const tree = useContext(TreeContext)
  const listen = useCallback((heard: () => void) => tree?.$lifted.listen(heard) ?? (() => {}), [tree])
  return useSyncExternalStore(listen, () => of(tree?.$lifted.get() ?? null))
}

const isThis = (lifted: Lifted | null, { level, id }: Pick<Lifted, 'level' | 'id'>) =>
  lifted?.level === level && lifted.id === id

const zone = (level: string, branch: string, row: string | null): Zone => ({ level, branch, row })
