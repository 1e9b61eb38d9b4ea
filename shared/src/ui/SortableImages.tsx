import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import type { Picture } from '../images/pictures'
import { ImageTile, type Tiles } from './ImageTile'

const HOW = {
  draggable: 'Пробел поднимает фото, стрелки двигают его, пробел ставит на место, Escape возвращает назад.',
}
/** A press that moves less is a press. */
const DISTANCE_PX = 8

/** Pictures put in order by a pointer or by keys. */
export default function SortableImages({ pictures, acts }: Tiles) {
  const keys = pictures.map(({ key }) => key)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DISTANCE_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: byPlaces(keys) }),
  )
  const put = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) acts.reorder(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={put}
      accessibility={{ announcements: announcementsOf(keys), screenReaderInstructions: HOW }}
    >
      <SortableContext items={keys} strategy={rectSortingStrategy}>
        <ul className="ui-images__list columns gap-3" hidden={pictures.length === 0}>
          {pictures.map((picture, at) => (
            <Tile key={picture.key} picture={picture} words={`фото\u00A0${at + 1}`} acts={acts} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** An arrow moves by one place, wherever that place lies: the first one, which is larger, has a line of its own. */
function byPlaces(keys: readonly string[]): KeyboardCoordinateGetter {
  return (event, { active, context: { over, collisionRect, droppableRects } }) => {
    const step = STEPS[event.code]
    if (step === undefined) return undefined
    event.preventDefault()
    const place = droppableRects.get(keys[keys.indexOf(String(over?.id ?? active)) + step] ?? '')
    if (!place || !collisionRect) return undefined
    return {
      x: place.left + (place.width - collisionRect.width) / 2,
      y: place.top + (place.height - collisionRect.height) / 2,
    }
  }
}

function Tile({ picture, words, acts }: { picture: Picture; words: string; acts: Tiles['acts'] }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: picture.key,
    attributes: { roleDescription: 'Перемещаемое фото' },
  })
  const { x = 0, y = 0 } = transform ?? {}
  return (
    <li
      ref={setNodeRef}
      className="ui-images__tile"
      data-dragging={isDragging || undefined}
      style={{ transform: transform ? `translate3d(${x}px, ${y}px, 0)` : undefined, transition }}
    >
      <ImageTile
        picture={picture}
        words={words}
        acts={acts}
        handle={
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            className="ui-round ui-images__handle"
            aria-label={`Переместить ${words}`}
          >
            <GripVertical size={20} aria-hidden="true" />
          </button>
        }
      />
    </li>
  )
}

function announcementsOf(keys: readonly string[]): Announcements {
  const place = (id: UniqueIdentifier) => keys.indexOf(String(id)) + 1
  return {
    onDragStart: ({ active }) => `Фото ${place(active.id)} поднято.`,
    onDragOver: ({ over }) => (over ? `Место ${place(over.id)} из\u00A0${keys.length}.` : undefined),
    onDragEnd: ({ over }) => (over ? `Фото поставлено на\u00A0место ${place(over.id)}.` : undefined),
    onDragCancel: ({ active }) => `Фото вернулось на\u00A0место ${place(active.id)}.`,
  }
}
