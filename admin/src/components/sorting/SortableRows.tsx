import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import { createContext, type ReactNode, useContext } from 'react'

const HOW = {
  draggable: 'Пробел поднимает строку, стрелки двигают её, пробел ставит на место, Escape возвращает назад.',
}
/** A press that moves less is a press. */
const DISTANCE_PX = 8

type Props = {
  ids: readonly string[]
  /** What a row is called aloud. */
  nameOf: (id: string) => string
  onMove: (id: string, to: number) => void
  className: string
  children: ReactNode
}

/** Rows put in order by a pointer or by keys; each is a `SortableRow` with a `SortHandle` in it. */
export function SortableRows({ ids, nameOf, onMove, className, children }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DISTANCE_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const put = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), ids.indexOf(String(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={put}
      accessibility={{ announcements: announcementsOf(ids, nameOf), screenReaderInstructions: HOW }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ul className={className}>{children}</ul>
      </SortableContext>
    </DndContext>
  )
}

type Handle = Pick<ReturnType<typeof useSortable>, 'attributes' | 'listeners' | 'setActivatorNodeRef'>
const HandleContext = createContext<Handle | null>(null)

export function SortableRow({ id, className, children }: { id: string; className?: string; children: ReactNode }) {
  const { setNodeRef, transform, transition, isDragging, ...handle } = useSortable({
    id,
    attributes: { roleDescription: 'Перемещаемая строка' },
  })
  const { x = 0, y = 0 } = transform ?? {}
  return (
    <li
      ref={setNodeRef}
      className={className}
      data-dragging={isDragging || undefined}
      style={{ transform: transform ? `translate3d(${x}px, ${y}px, 0)` : undefined, transition }}
    >
      <HandleContext value={handle}>{children}</HandleContext>
    </li>
  )
}

/** What one takes the row by. */
export function SortHandle({ label }: { label: string }) {
  const handle = useContext(HandleContext)
  if (!handle) return null
  return (
    <button
      type="button"
      ref={handle.setActivatorNodeRef}
      {...handle.attributes}
      {...handle.listeners}
      className="ui-round ui-round--plain sort-handle"
      aria-label={label}
    >
      <GripVertical size={20} aria-hidden="true" />
    </button>
  )
}

function announcementsOf(ids: readonly string[], nameOf: Props['nameOf']): Announcements {
  const name = (id: UniqueIdentifier) => `«${nameOf(String(id))}»`
  const place = (id: UniqueIdentifier) => `место ${ids.indexOf(String(id)) + 1} из\u00A0${ids.length}`
  return {
    onDragStart: ({ active }) => `Строка ${name(active.id)} поднята.`,
    onDragOver: ({ over }) => (over ? `Это ${place(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) =>
      over ? `Строка ${name(active.id)} поставлена на\u00A0${place(over.id)}.` : undefined,
    onDragCancel: ({ active }) => `Строка ${name(active.id)} вернулась на\u00A0${place(active.id)}.`,
  }
}
