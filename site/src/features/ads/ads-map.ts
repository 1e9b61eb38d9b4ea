import type { AdMapWire, MapPlaceWire } from '@ostrov/shared/ads/map-schema'
import { countOf } from '@ostrov/shared/formats/plural'
import { type MapWindow, writeWindow } from '@ostrov/shared/lists/near'
import type { MapHandle } from '@ostrov/shared/map/leaflet-map'
import { bringMapStyle } from '@ostrov/shared/map/map-style'
import { createPlaceMarks, type PlaceMark } from '@ostrov/shared/map/place-marks'
import { bring } from '@ostrov/shared/ui/bring'
import { offerNear } from './ask-where'
import { markHearts } from './hearts-of-page'
import { keepApart } from './keep-apart'
import { showCard } from './map-card'
import type { AdsMapView } from './map-view'
import { priceMark } from './price-mark'

const PAUSE_MS = 400
const CLOSEST = 18
/** px around a mark: what lies there is one place. */
const AROUND = 38

type Given = AdsMapView & { section: string }
type Mark = PlaceMark & Pick<MapPlaceWire, 'number'>

const loadMap = () => import('@ostrov/shared/map/leaflet-map')

/** The map of a list: marks of what lies in its window, and the list beside it, which follows. */
export async function showAdsMap(): Promise<void> {
  const root = document.querySelector<HTMLElement>('[data-ads-map]')
  const element = root?.querySelector<HTMLElement>('[data-map]')
  if (!root || !element) return
  const given: Given = JSON.parse(root.dataset.adsMap ?? '')
  try {
    const [{ createMap }] = await Promise.all([bring(loadMap), bringMapStyle()])
    const { center, zoom } = given.start
    const options = { ...given.ground, zoom, full: true, onZone: () => undefined }
    const map = createMap(element, { ...options, center: { type: 'Point', coordinates: center } })
    element.removeAttribute('aria-busy')
    live(root, map, given)
  } catch {
    offerAgain(element)
  }
}

function live(root: HTMLElement, map: MapHandle, given: Given) {
  const { leaflet } = map
  const setMarks = createPlaceMarks<Mark>(leaflet, (mark) => press(root, map, mark))
  const drawn = latest()
  const listed = latest()
  const draw = async () => {
    const asked = `/api/ads/${given.section}/map?${[given.filters, `window=${windowOf(map)}`].filter(Boolean).join('&')}&zoom=${Math.round(leaflet.getZoom())}`
    const answer = await drawn(fetch(asked).then((response): Promise<AdMapWire> => response.json()))
    if (!answer?.places) return
    const dotOf = ({ point: { coordinates } }: MapPlaceWire) =>
      leaflet.latLngToContainerPoint([coordinates[1], coordinates[0]])
    setMarks(keepApart(answer.places, dotOf).map(markOf))
    const said = root.querySelector('[data-map-said]')
    if (said) said.textContent = `На\u00A0карте ${countOf(answer.total, 'объявление', 'объявления', 'объявлений')}`
  }
  const follow = async () => {
    const address = addressWith(windowOf(map))
    history.replaceState(history.state, '', address)
    for (const field of document.querySelectorAll<HTMLInputElement>('input[name="window"]')) field.value = windowOf(map)
    const page = await listed(readPage(address))
    if (page) replaceList(page)
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

/** Several at one place come apart from nearer by; those that never do are shown as their cards, as one is. */
function press(root: HTMLElement, map: MapHandle, mark: Mark) {
  const { leaflet } = map
  if (mark.many && leaflet.getZoom() < CLOSEST) return map.moveTo(mark.point, Math.min(CLOSEST, leaflet.getZoom() + 2))
  const [lon, lat] = mark.point.coordinates
  const at = leaflet.latLngToContainerPoint([lat, lon])
  const window = windowBetween(
    leaflet.containerPointToLatLng(at.subtract([AROUND, -AROUND])),
    leaflet.containerPointToLatLng(at.add([AROUND, -AROUND])),
  )
  void showCard(root, () => readPage(addressWith(window)), mark.number)
}

type Corner = { lat: number; lng: number }
const windowBetween = (low: Corner, high: Corner) =>
  writeWindow({ south: low.lat, west: low.lng, north: high.lat, east: high.lng } satisfies MapWindow)

function windowOf({ leaflet }: MapHandle): string {
  const bounds = leaflet.getBounds()
  return windowBetween(bounds.getSouthWest(), bounds.getNorthEast())
}

function markOf({ point, count, number, price }: MapPlaceWire): Mark {
  const many = number === null
  const text = many ? String(count) : priceMark(price)
  // What is read out begins with what is seen.
  const label = many
    ? `${countOf(count, 'объявление', 'объявления', 'объявлений')}: приблизить`
    : `${text}: показать объявление`
  return { point, many, number, label, text }
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

function replaceList(page: Document) {
  const [old, fresh] = [document, page].map((from) => from.querySelector<HTMLElement>('[data-paged]'))
  if (!old || !fresh) return
  old.replaceChildren(...fresh.childNodes)
  offerNear()
  markHearts()
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

function offerAgain(element: HTMLElement) {
  const failed = document.createElement('div')
  failed.className = 'ads-map__failed'
  failed.setAttribute('role', 'alert')
  failed.append('Не\u00A0получилось загрузить карту')
  const again = document.createElement('button')
  Object.assign(again, { type: 'button', className: 'ui-button ui-button--small', textContent: 'Ещё раз' })
  again.addEventListener('click', () => {
    failed.remove()
    void showAdsMap()
  })
  failed.append(again)
  element.after(failed)
}
