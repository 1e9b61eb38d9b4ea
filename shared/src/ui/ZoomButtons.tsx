import { Minus, Plus } from 'lucide-react'

/** Nearer and farther, for those whom neither wheel nor pinch serves. */
export function ZoomButtons({ onZoom }: { onZoom: (steps: number) => void }) {
  return (
    <>
      <button type="button" className="ui-round" aria-label="Приблизить" onClick={() => onZoom(1)}>
        <Plus size={22} aria-hidden="true" />
      </button>
      <button type="button" className="ui-round" aria-label="Отдалить" onClick={() => onZoom(-1)}>
        <Minus size={22} aria-hidden="true" />
      </button>
    </>
  )
}
