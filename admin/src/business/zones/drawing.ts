import type { Polygon, Position } from '@ostrov/shared/geo/shapes'
import * as L from 'leaflet'
import { TerraDraw, TerraDrawPolygonMode, TerraDrawSelectMode } from 'terra-draw'
import { TerraDrawLeafletAdapter } from 'terra-draw-leaflet-adapter'
import { type ChosenCorner, editCorners } from './corner-editing'

const PRECISION = 6
/** px around a corner that take its press: a finger is no pointer. */
const REACH = 44
const INK = '#0b6767'
const HALO = '#ffffff'

export type DrawMode = 'select' | 'polygon'
export type Drawing = {
  /** What is drawn; a change by hand is told, this one is not. */
  set: (polygon: Polygon | null) => void
  setMode: (mode: DrawMode) => void
  /** Takes away the corner that is chosen. */
  removeCorner: () => void
  stop: () => void
}
type Listeners = {
  changed: (polygon: Polygon | null) => void
  /** A new ring is closed. */
  drawn: () => void
  chosen: (corner: ChosenCorner | null) => void
  /** What is to be said of a change aloud. */
  said: (words: string) => void
}

/**
 * Draws on a map: each ring of a polygon, its outline and its holes, is a shape of its own whose corners are dragged, and added
 * in the middle of a line; what else is done to a corner is `editCorners`.
 */
export function drawOn(map: L.Map, on: Listeners): Drawing {
  const draw = new TerraDraw({
    adapter: new TerraDrawLeafletAdapter({ lib: L, map, coordinatePrecision: PRECISION }),
    modes: [polygonMode(), selectMode()],
  })
  draw.start()
  draw.setMode('select')
  const tell = () => on.changed(polygonOf(draw))
  const show = (ring: number) => {
    const shape = ringsOf(draw)[ring]
    if (shape) draw.selectFeature(shape.id)
  }
  const corners = editCorners(map, borderOf(draw, show, tell), on)
  const setMode = (mode: DrawMode) => {
    draw.setMode(mode)
    if (mode === 'select') show(0)
    corners.sync()
  }
  draw.on('finish', (id, { mode }) => {
    tell()
    if (mode === 'polygon') {
      on.drawn()
      draw.setMode('select')
      draw.selectFeature(id)
    }
    corners.sync()
  })
  draw.on('change', (_, type) => type === 'update' && corners.sync())
  return {
    set: (polygon) => {
      draw.setMode('select')
      draw.clear()
      draw.addFeatures((polygon?.coordinates ?? []).map(featureOf))
      setMode('select')
    },
    setMode,
    removeCorner: corners.remove,
    stop: () => {
      corners.stop()
      draw.stop()
    },
  }
}

function borderOf(draw: TerraDraw, show: (ring: number) => void, tell: () => void) {
  return {
    read: () => (draw.getMode() === 'select' ? polygonOf(draw) : null),
    write: ({ coordinates }: Polygon, ring: number) => {
      const [shape, points] = [ringsOf(draw)[ring], coordinates[ring]]
      if (shape && points) draw.updateFeatureGeometry(shape.id, { type: 'Polygon', coordinates: [points] })
    },
    show,
    tell,
  }
}

function polygonMode() {
  return new TerraDrawPolygonMode({
    pointerDistance: REACH / 2,
    styles: { fillColor: INK, fillOpacity: 0.2, outlineColor: INK, outlineWidth: 3, closingPointWidth: 9 },
  })
}

function selectMode() {
  // The other button is ours: the library takes a corner away by a finger that rests, too, and says nothing of it.
  const coordinates = { midpoints: true, draggable: true, deletable: false }
  return new TerraDrawSelectMode({
    pointerDistance: REACH,
    flags: { polygon: { feature: { draggable: false, coordinates } } },
    // One ring always shows its corners.
    allowManualDeselection: false,
    // Keys are ours: the library's «Delete» takes the whole shape.
    keyEvents: null,
    styles: {
      ...{ selectedPolygonColor: INK, selectedPolygonFillOpacity: 0.2, selectedPolygonOutlineColor: INK },
      ...{ selectedPolygonOutlineWidth: 3, selectionPointColor: INK, selectionPointWidth: 9 },
      ...{ selectionPointOutlineColor: HALO, selectionPointOutlineWidth: 3 },
      ...{ midPointColor: HALO, midPointOutlineColor: INK, midPointWidth: 6, midPointOutlineWidth: 2 },
    },
  })
}

const featureOf = (ring: Position[]) => ({
  type: 'Feature' as const,
  properties: { mode: 'polygon' },
  geometry: { type: 'Polygon' as const, coordinates: [ring] },
})

/** The first shape is the outline, and those after it its holes. */
function ringsOf(draw: TerraDraw) {
  return draw.getSnapshot().flatMap(({ id, geometry, properties }) => {
    const [ring] = geometry.type === 'Polygon' && properties.mode === 'polygon' ? geometry.coordinates : []
    return ring && id !== undefined ? [{ id, ring: ring.map(([lon = 0, lat = 0]): Position => [lon, lat]) }] : []
  })
}

function polygonOf(draw: TerraDraw): Polygon | null {
  const coordinates = ringsOf(draw).map(({ ring }) => ring)
  return coordinates.length > 0 ? { type: 'Polygon', coordinates } : null
}
