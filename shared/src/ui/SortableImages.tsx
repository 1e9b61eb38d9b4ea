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
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import type { Picture } from '../images/pictures'
import type { Tiles } from './ImagesField'
import { ImageTile } from './ImageTile'

const HOW = {
  draggable: 'Пробел поднимает фото, стрелки двигают его, пробел ставит на место, Escape возвращает назад.',
}
/** A press that moves less is a press. */
const DISTANCE_PX = 8

/** Pictures put in order by a pointer or by keys. */
export default function SortableImages({ pictures, acts }: Tiles) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DISTANCE_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const keys = pictures.map(({ key }) => key)
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
        <ul className="ui-images__list" hidden={pictures.length === 0}>
          {pictures.map((picture, at) => (
            <Tile key={picture.key} picture={picture} words={`фото\u00A0${at + 1}`} acts={acts} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
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
