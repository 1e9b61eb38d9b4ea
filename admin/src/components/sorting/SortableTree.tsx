import { DndContext, type DragMoveEvent, DragOverlay, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { pointedPlace } from '@ostrov/shared/menu/tree'
import { GripVertical } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { nearestZone, zoneOf } from './nearest-zone'
import { type Level, TreeContext, useLifting } from './use-lifting'

const HOW = {
  draggable:
    'Пробел поднимает строку, стрелки ведут её по\u00A0списку, Page Up и\u00A0Page Down\u00A0— в\u00A0соседний раздел, стрелка вправо открывает закрытый, пробел ставит на\u00A0место, Escape возвращает назад.',
}
/** A press that moves less is a press. */
const DISTANCE_PX = 8
/** What is said aloud is said below, with the branch. */
const SILENT = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing }

type Props = {
  /** Lists whose rows keep among themselves: the branches of one, and the rows that go across them. */
  levels: Readonly<Record<string, Level>>
  /** Opens a closed branch over which one stays. */
  onOpen?: (branch: string) => void
  children: ReactNode
}

/**
 * Lists within a list, put in order by a pointer or by keys. Nothing moves before it is put down: a line shows where that
 * would be. A row is a `TreeRow` with a `TreeHandle` in it, what stands over the rows of a branch its `TreeHead`.
 */
export function SortableTree({ levels, onOpen, children }: Props) {
  const { lifted, acts, tree, said, keep } = useLifting(levels, onOpen)
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DISTANCE_PX } }))
  const nearest = useMemo(() => nearestZone(tree.zones), [tree])
  const follow = ({ collisions, active }: DragMoveEvent) => {
    const over = zoneOf(collisions?.[0]?.data?.zone)
    const level = lifted && levels[lifted.level]
    if (lifted && level && over && String(active.id) === `${lifted.level}:${lifted.id}`)
      acts.moveTo(
        pointedPlace(level.branches, lifted.id, { ...over, isBelow: collisions?.[0]?.data?.isBelow === true }),
      )
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearest}
      onDragStart={({ active }) => {
        const zone = zoneOf(active.data.current)
        if (zone?.row) acts.lift({ level: zone.level, id: zone.row, by: 'pointer' })
      }}
      onDragMove={follow}
      onDragEnd={acts.drop}
      onDragCancel={acts.cancel}
      accessibility={{ announcements: SILENT, screenReaderInstructions: HOW }}
    >
      <TreeContext value={tree}>
        <div ref={keep} data-sorting={lifted?.level}>
          {children}
        </div>
      </TreeContext>
      <p role="status" aria-live="assertive" className="ui-hidden">
        {said}
      </p>
      <DragOverlay dropAnimation={null} className="sort-overlay">
        {lifted?.by === 'pointer' && (
          <span className="sort-lifted row gap-2">
            <GripVertical size={20} aria-hidden="true" />
            {levels[lifted.level]?.nameOf(lifted.id)}
          </span>
        )}
      </DragOverlay>
    </DndContext>
  )
}

function nothing() {
  return undefined
}
