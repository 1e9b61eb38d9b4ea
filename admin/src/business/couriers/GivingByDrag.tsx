import {
  DndContext,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { AtWorkWire } from '@ostrov/shared/couriers/schema'
import { formatNumber } from '@ostrov/shared/formats/money'
import { countOf } from '@ostrov/shared/formats/plural'
import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'
import { GripVertical } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { alongWith, mayBeBrought, useAtWork, useGiving } from './use-giving'

/** A press that moves less is a press. */
const DISTANCE_PX = 8

type Props = { restaurant_id: string; orders: readonly BusinessOrderWire[]; children: ReactNode }

/** The board of one restaurant, whose orders are dragged to its couriers; whoever drags nothing presses «Отдать курьеру». */
export function GivingByDrag({ restaurant_id, orders, children }: Props) {
  const { data } = useAtWork(restaurant_id, orders.some(mayBeBrought))
  const giving = useGiving(() => undefined)
  const [lifted, setLifted] = useState<BusinessOrderWire | null>(null)
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DISTANCE_PX } }))
  const couriers = data?.items ?? []
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={({ active }) => setLifted(orders.find(({ id }) => id === active.id) ?? null)}
      onDragCancel={() => setLifted(null)}
      onDragEnd={({ over }) => {
        setLifted(null)
        const courier_id = over && String(over.id)
        if (lifted && courier_id && courier_id !== lifted.courier?.id) giving.mutate({ order: lifted, courier_id })
      }}
    >
      {couriers.length > 0 && (
        <ul className="courier-bar cluster gap-2" aria-label="Курьеры" data-lifted={lifted ? '' : undefined}>
          {couriers.map((courier) => (
            <Slot key={courier.id} courier={courier} along={lifted && alongWith(lifted, orders, courier.id)} />
          ))}
        </ul>
      )}
      {children}
      <DragOverlay dropAnimation={null} className="sort-overlay">
        {lifted && (
          <span className="sort-lifted row gap-2">
            <GripVertical size={20} aria-hidden="true" />
            №&nbsp;{formatNumber(lifted.id)}
          </span>
        )}
      </DragOverlay>
    </DndContext>
  )
}

function Slot({
  courier: { id, name, carries },
  along,
}: {
  courier: AtWorkWire['items'][number]
  along: string | null
}) {
  const { setNodeRef, isOver } = useDroppable({ id })
  return (
    <li ref={setNodeRef} className="ui-chip courier-bar__one" data-over={isOver || undefined}>
      {name}: {carries > 0 ? countOf(carries, 'заказ', 'заказа', 'заказов') : 'свободен'}
      {along && <span>, по&nbsp;пути</span>}
    </li>
  )
}

/** What a pointer takes an order by; keys have the button beside it. */
export function CourierHandle({ order }: { order: BusinessOrderWire }) {
  const { data } = useAtWork(order.restaurant_id, mayBeBrought(order))
  const { listeners, setNodeRef } = useDraggable({ id: order.id })
  if (!mayBeBrought(order) || !data?.items.length) return null
  return (
    <span ref={setNodeRef} {...listeners} className="ui-round ui-round--plain sort-handle" aria-hidden="true">
      <GripVertical size={20} />
    </span>
  )
}
