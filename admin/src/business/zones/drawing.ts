import type { Polygon, Position } from '@ostrov/shared/geo/shapes'
import * as L from 'leaflet'
import { TerraDraw, TerraDrawPolygonMode, TerraDrawSelectMode } from 'terra-draw'
import { TerraDrawLeafletAdapter } from 'terra-draw-leaflet-adapter'

const PRECISION = 6
/** px around a corner that take its press: a finger is no pointer. */
const REACH = 44
const INK = '#0b6767'
const HALO = '#ffffff'

export type DrawMode = 'select' | 'polygon'
export type Drawing = {
  /** What is drawn; a change by hand is told by `onChange`, this one is not. */
  set: (polygon: Polygon | null) => void
  setMode: (mode: DrawMode) => void
  stop: () => void
}

/**
 * Draws on a map: each ring of a polygon, its outline and its holes, is a shape of its own whose corners are dragged, added
 * in the middle of a line, and taken away by the other button.
 */
export function drawOn(map: L.Map, onChange: (polygon: Polygon | null) => void, onDrawn: () => void): Drawing {
  const draw = new TerraDraw({
    adapter: new TerraDrawLeafletAdapter({ lib: L, map, coordinatePrecision: PRECISION }),
    modes: [polygonMode(), selectMode()],
  })
  draw.start()
  draw.setMode('select')
  const tell = () => onChange(polygonOf(draw))
  draw.on('finish', (id, { mode }) => {
    tell()
    if (mode !== 'polygon') return
    onDrawn()
    draw.setMode('select')
    draw.selectFeature(id)
  })
  return {
    set: (polygon) => {
      draw.setMode('select')
      draw.clear()
      const rings = polygon?.coordinates ?? []
      const [outline] = draw.addFeatures(rings.map(featureOf))
      if (outline?.valid && outline.id !== undefined) draw.selectFeature(outline.id)
    },
    setMode: (mode) => draw.setMode(mode),
    stop: () => draw.stop(),
  }
}

function polygonMode() {
  return new TerraDrawPolygonMode({
    pointerDistance: REACH / 2,
    styles: { fillColor: INK, fillOpacity: 0.2, outlineColor: INK, outlineWidth: 3, closingPointWidth: 9 },
  })
}

function selectMode() {
  const coordinates = { midpoints: true, draggable: true, deletable: true }
  return new TerraDrawSelectMode({
    pointerDistance: REACH,
    flags: { polygon: { feature: { draggable: false, coordinates } } },
    // The field beside the map is the way of the keyboard; «Delete» there is for letters.
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
function polygonOf(draw: TerraDraw): Polygon | null {
  const coordinates = draw.getSnapshot().flatMap(({ geometry, properties }) => {
    const [ring] = geometry.type === 'Polygon' && properties.mode === 'polygon' ? geometry.coordinates : []
    return ring ? [ring.map(([lon = 0, lat = 0]): Position => [lon, lat])] : []
  })
  return coordinates.length > 0 ? { type: 'Polygon', coordinates } : null
}
