import { countOf } from '@ostrov/shared/formats/plural'
import type { MapPlaceWire, MapWire } from '@ostrov/shared/lists/map-schema'
import { type MapWindow, writeWindow } from '@ostrov/shared/lists/near'
import type { MapHandle } from '@ostrov/shared/map/leaflet-map'
import { bringMapStyle } from '@ostrov/shared/map/map-style'
import { createPlaceMarks, type PlaceMark } from '@ostrov/shared/map/place-marks'
import { bring } from '@ostrov/shared/ui/bring'
import { offerNear } from './ask-where'
import { HEIGHT, keepApart } from './keep-apart'
import { showCard } from './map-card'
import type { PlacesMapView } from './map-view'

const PAUSE_MS = 400
const CLOSEST = 18

type Mark = PlaceMark & Pick<MapPlaceWire, 'number'>
type Shown<Place extends MapPlaceWire> = {
  /** One, few, many of what stands here. */
  counted: readonly [string, string, string]
  /** px that a mark of one is wide at most. */
  wide: number
  markOf: (place: Place) => Pick<Mark, 'text' | 'label'>
  /** What several have in common, above their count. */
  leadOf?: (place: Place) => string
  /** What else is told of two places as one. */
  joined?: (one: Place, other: Place) => Partial<Place>
  /** Something of the list is drawn anew. */
  onCards?: () => void
}

const loadMap = () => import('@ostrov/shared/map/leaflet-map')

/** The map of a list: marks of what lies in its window, and the list beside it, which follows. */
export async function showPlacesMap<Place extends MapPlaceWire>(shown: Shown<Place>): Promise<void> {
  const root = document.querySelector<HTMLElement>('[data-places-map]')
  const element = root?.querySelector<HTMLElement>('[data-map]')
  if (!root || !element) return
  const given: PlacesMapView = JSON.parse(root.dataset.placesMap ?? '')
  try {
    const [{ createMap }] = await Promise.all([bring(loadMap), bringMapStyle()])
    const { center, zoom } = given.start
    const options = { ...given.ground, zoom, full: true, onZone: () => undefined }
    const map = createMap(element, { ...options, center: { type: 'Point', coordinates: center } })
    element.removeAttribute('aria-busy')
    live(root, map, { ...given, ...shown })
  } catch {
    offerAgain(element, () => void showPlacesMap(shown))
  }
}

function live<Place extends MapPlaceWire>(root: HTMLElement, map: MapHandle, given: PlacesMapView & Shown<Place>) {
  const { leaflet } = map
  const { counted, wide, onCards = () => undefined, joined = () => ({}) } = given
  const setMarks = createPlaceMarks<Mark>(leaflet, (mark) => press(root, map, { mark, wide, onCards }))
  const drawn = latest()
  const listed = latest()
  const draw = async () => {
    const asked = `${given.asks}?${[given.filters, `window=${windowOf(map)}`].filter(Boolean).join('&')}&zoom=${Math.round(leaflet.getZoom())}`
    const answer = await drawn(fetch(asked).then((response): Promise<MapWire<Place>> => response.json()))
    if (!answer?.places) return
    const dotOf = ({ point: { coordinates } }: MapPlaceWire) =>
      leaflet.latLngToContainerPoint([coordinates[1], coordinates[0]])
    setMarks(keepApart(answer.places, dotOf, wide, joined).map((place) => markOf(place, given)))
    const said = root.querySelector('[data-map-said]')
    if (said) said.textContent = `На\u00A0карте ${countOf(answer.total, ...counted)}`
  }
  const follow = async () => {
    const address = addressWith(windowOf(map))
    history.replaceState(history.state, '', address)
    for (const field of document.querySelectorAll<HTMLInputElement>('input[name="window"]')) field.value = windowOf(map)
    const page = await listed(readPage(address))
    if (page && replaceList(page)) onCards()
  }
  if (given.start.window) {
    const { south, west, north, east } = given.start.window
    leaflet.fitBounds([
      [south, west],
      [north, east],
    ])
  } else void follow()
  void draw()
  let timer: ReturnType<typeof setTimeout> | undefined
  leaflet.on('moveend', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void Promise.all([draw(), follow()]), PAUSE_MS)
  })
  for (const button of root.querySelectorAll<HTMLElement>('[data-map-zoom]'))
    button.addEventListener('click', () => map.zoomBy(Number(button.dataset.mapZoom)))
}

type Pressed = { mark: Mark; wide: number; onCards: () => void }

/** Several at one place come apart from nearer by; those that never do are shown as their cards, as one is. */
function press(root: HTMLElement, map: MapHandle, { mark, wide, onCards }: Pressed) {
  const { leaflet } = map
  if (mark.many && leaflet.getZoom() < CLOSEST) return map.moveTo(mark.point, Math.min(CLOSEST, leaflet.getZoom() + 2))
  const [lon, lat] = mark.point.coordinates
  const at = leaflet.latLngToContainerPoint([lat, lon])
  const window = windowBetween(
    leaflet.containerPointToLatLng(at.subtract([wide, -HEIGHT])),
    leaflet.containerPointToLatLng(at.add([wide, -HEIGHT])),
  )
  void showCard(root, { read: () => readPage(addressWith(window)), number: mark.number, onCards })
}

type Corner = { lat: number; lng: number }
const windowBetween = (low: Corner, high: Corner) =>
  writeWindow({ south: low.lat, west: low.lng, north: high.lat, east: high.lng } satisfies MapWindow)

function windowOf({ leaflet }: MapHandle): string {
  const bounds = leaflet.getBounds()
  return windowBetween(bounds.getSouthWest(), bounds.getNorthEast())
}

/** What is read out begins with what is seen. */
function markOf<Place extends MapPlaceWire>(place: Place, { counted, markOf: one, leadOf }: Shown<Place>): Mark {
  const { point, count, number } = place
  if (number !== null) return { point, many: false, number, ...one(place) }
  const [lead, text] = [leadOf?.(place) ?? '', countOf(count, ...counted)]
  return { point, many: true, number, lead, text, label: `${[lead, text].filter(Boolean).join(' ')}: приблизить` }
}

/** The page's own address with another window: it starts over from its first page. */
function addressWith(window: string): string {
  const params = new URLSearchParams(location.search)
  for (const name of ['page', 'after', 'before']) params.delete(name)
  params.set('window', window)
  return `${location.pathname}?${params.toString().replaceAll('%2C', ',')}`
}

async function readPage(address: string): Promise<Document | null> {
  const answer = await fetch(address).catch(() => null)
  return answer?.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null
}

function replaceList(page: Document): boolean {
  const [old, fresh] = [document, page].map((from) => from.querySelector<HTMLElement>('[data-paged]'))
  if (!old || !fresh) return false
  old.replaceChildren(...fresh.childNodes)
  offerNear()
  return true
}

/** Of several answers on their way only the last one asked for counts; one that did not come is none. */
function latest() {
  let turn = 0
  return async <Answer>(coming: Promise<Answer>): Promise<Answer | null> => {
    turn += 1
    const own = turn
    const answer = await coming.catch(() => null)
    return own === turn ? answer : null
  }
}

function offerAgain(element: HTMLElement, onAgain: () => void) {
  const failed = document.createElement('div')
  failed.className = 'places-map__failed'
  failed.setAttribute('role', 'alert')
  failed.append('Не\u00A0получилось загрузить карту')
  const again = document.createElement('button')
  Object.assign(again, { type: 'button', className: 'ui-button ui-button--small', textContent: 'Ещё раз' })
  again.addEventListener('click', () => {
    failed.remove()
    onAgain()
  })
  failed.append(again)
  element.after(failed)
}
