import type { Polygon } from '@ostrov/shared/geo/shapes'
import type { MapHandle } from '@ostrov/shared/map/leaflet-map'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useEffect, useRef, useState } from 'react'
import type { ChosenCorner } from './corner-editing'
import type { Drawing } from './drawing'

/** The border on the map while it is edited; the library that draws comes only now. */
export function useDrawing(map: MapHandle | null, shown: Polygon | null, onChange: (polygon: Polygon | null) => void) {
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  const [isDrawing, setIsDrawing] = useState(false)
  const [corner, setCorner] = useState<ChosenCorner | null>(null)
  const [said, setSaid] = useState({ words: '', count: 0 })
  const latest = useRef(onChange)
  latest.current = onChange
  useEffect(() => {
    if (!map) return
    let made: Drawing | null = null
    let gone = false
    import('./drawing').then(
      ({ drawOn }) => {
        if (gone) return
        made = drawOn(map.leaflet, {
          changed: (polygon) => latest.current(polygon),
          drawn: () => setIsDrawing(false),
          chosen: setCorner,
          said: (words) => setSaid(({ count }) => ({ words, count: count + 1 })),
        })
        setDrawing(made)
      },
      () => showToast('Рисование не\u00A0загрузилось. Впишите точки или\u00A0обновите страницу.', { kind: 'error' }),
    )
    return () => {
      gone = true
      made?.stop()
      setDrawing(null)
      setCorner(null)
    }
  }, [map])
  useEffect(() => drawing?.set(shown), [drawing, shown])
  return {
    isDrawing,
    corner,
    /** The last change that a screen reader is to tell; `count` sets two alike apart. */
    said,
    removeCorner: () => drawing?.removeCorner(),
    draw: () => {
      drawing?.setMode(isDrawing ? 'select' : 'polygon')
      setIsDrawing(drawing !== null && !isDrawing)
    },
  }
}
