import type { Polygon } from '@ostrov/shared/geo/shapes'
import type * as L from 'leaflet'
import {
  type Corner,
  cornerName,
  cornersOf,
  placeOf,
  type Shift,
  STRIDE,
  shiftWords,
  stepAt,
  whyKept,
  withMoved,
  withoutCorner,
} from './border-corners'
import { type CornerMarks, createCornerMarks } from './corner-marks'
import { listenToTaps } from './taps'

/** px around a corner that take a tap on it. */
const REACH = 22
/** px that stay between the chosen corner and the map's edge, and what lies over the map at its lower one (CornerBar). */
const EDGE = 48
const BAR = 140

const ARROWS = new Map<string, Shift>([
  ['ArrowUp', { east: 0, north: 1 }],
  ['ArrowDown', { east: 0, north: -1 }],
  ['ArrowRight', { east: 1, north: 0 }],
  ['ArrowLeft', { east: -1, north: 0 }],
])

/** `kept`: why it cannot be taken away. `step`: metres that an arrow moves it. */
export type ChosenCorner = { name: string; kept: string | null; step: number }

/** The border as the drawing has it. */
type Border = {
  /** Null while a ring is being drawn. */
  read: () => Polygon | null
  /** Draws one of its rings anew. */
  write: (border: Polygon, ring: number) => void
  /** Shows the corners of a ring. */
  show: (ring: number) => void
  /** A change is over. */
  tell: () => void
}
type Listeners = { chosen: (corner: ChosenCorner | null) => void; said: (words: string) => void }

export type CornerEditing = {
  /** The border has become another one. */
  sync: () => void
  /** Takes away the corner that is chosen. */
  remove: () => void
  stop: () => void
}

/** Corners of a border are chosen by a tap or by the focus, moved by arrows, and taken away by keys, a button or the other button of a mouse. */
export function editCorners(map: L.Map, border: Border, on: Listeners): CornerEditing {
  const arrows = createArrows(map, border, on.said)
  const marks = createCornerMarks(map, {
    focused: (at) => choice.choose(at),
    left: arrows.letGo,
    pressed: (at, event) => press(at, event),
    released: ({ key }) => ARROWS.has(key) && arrows.letGo(),
  })
  const choice = createChoice(map, border, marks, on.chosen)
  const remove = (at: number | null) => {
    arrows.letGo()
    if (at === null) return
    choice.choose(at)
    takeAway(at, border, marks, choice, on.said)
  }
  const press = (at: number, event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const arrow = ARROWS.get(event.key)
    const goal = goalOf(event.key, at, cornersOf(border.read()).length)
    if (arrow) arrows.push(at, arrow, event.shiftKey ? STRIDE : 1)
    else if (goal !== null) marks.focus(goal)
    // A key that is held would eat the border.
    else if (event.key === 'Delete' || event.key === 'Backspace') event.repeat || remove(at)
    else if (event.key === 'Enter' || event.key === ' ') choice.choose(at)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const isShown = () => border.read() !== null
  const stopTaps = listenToTaps(map, isShown, (spot, isOther) => {
    const at = nearest(map, border.read(), spot)
    if (isOther) return remove(at)
    choice.choose(at)
    if (at !== null) marks.focus(at)
  })
  map.on('zoomend', choice.sync)
  return {
    sync: choice.sync,
    remove: () => remove(choice.at()),
    stop: () => {
      stopTaps()
      map.off('zoomend', choice.sync)
      marks.set([], null)
    },
  }
}

type Choice = ReturnType<typeof createChoice>

/** Which corner is chosen, of a border that changes under it. */
function createChoice(map: L.Map, border: Border, marks: CornerMarks, tell: Listeners['chosen']) {
  let chosen: number | null = null
  let told = ''
  const sync = () => {
    const now = border.read()
    const corners = cornersOf(now)
    if (chosen !== null && chosen >= corners.length) chosen = corners.length > 0 ? corners.length - 1 : null
    marks.set(
      now ? corners.map((corner) => ({ place: placeOf(now, corner), name: cornerName(now, corner) })) : [],
      chosen,
    )
    const corner = chosen === null ? undefined : corners[chosen]
    const next = now && corner ? describe(map, now, corner) : null
    // A border that is dragged is another one at every move.
    if (JSON.stringify(next) === told) return
    told = JSON.stringify(next)
    tell(next)
  }
  return {
    at: () => chosen,
    sync,
    choose: (at: number | null) => {
      if (at === chosen) return
      chosen = at
      const found = cornerAt(border, at)
      if (found) border.show(found.corner.ring)
      sync()
      if (found) keepInSight(map, found.now, found.corner)
    },
  }
}

/** Moves by arrows. A key that is held is one change, as a drag is: it is told when the key is let go. */
function createArrows(map: L.Map, border: Border, say: Listeners['said']) {
  let pushed: { at: number; by: Shift } | null = null
  return {
    push: (at: number, { east, north }: Shift, times: number) => {
      const found = cornerAt(border, at)
      if (!found) return
      const { now, corner } = found
      const step = stepAt(placeOf(now, corner)[1], map.getZoom()) * times
      const by = { east: east * step, north: north * step }
      const moved = withMoved(now, corner, by)
      border.write(moved, corner.ring)
      pushed = { at, by: { east: (pushed?.by.east ?? 0) + by.east, north: (pushed?.by.north ?? 0) + by.north } }
      keepInSight(map, moved, corner)
    },
    letGo: () => {
      const found = pushed && cornerAt(border, pushed.at)
      if (!pushed || !found) return
      const words = shiftWords(pushed.by)
      pushed = null
      border.tell()
      say(`${cornerName(found.now, found.corner)}: ${words}`)
    },
  }
}

/** The next corner is chosen then; after the last of a ring the one before it. */
function takeAway(at: number, border: Border, marks: CornerMarks, choice: Choice, say: Listeners['said']) {
  const found = cornerAt(border, at)
  if (!found) return
  const { now, corner } = found
  const kept = whyKept(now, corner)
  if (kept) return say(kept)
  const hadFocus = marks.hasFocus()
  const left = withoutCorner(now, corner)
  const count = (left.coordinates[corner.ring]?.length ?? 1) - 1
  border.write(left, corner.ring)
  border.tell()
  if (corner.at === count) choice.choose(at - 1)
  choice.sync()
  const next = choice.at()
  if (hadFocus && next !== null) marks.focus(next)
  say(`${cornerName(now, corner)}: удалена, осталось ${count}`)
}

function cornerAt(border: Border, at: number | null) {
  const now = border.read()
  const corner = at === null ? undefined : cornersOf(now)[at]
  return now && corner ? { now, corner } : null
}

function describe(map: L.Map, border: Polygon, corner: Corner): ChosenCorner {
  const step = stepAt(placeOf(border, corner)[1], map.getZoom())
  return { name: cornerName(border, corner), kept: whyKept(border, corner), step }
}

function keepInSight(map: L.Map, border: Polygon, corner: Corner) {
  const [lon, lat] = placeOf(border, corner)
  const animate = map.options.zoomAnimation ?? false
  map.panInside([lat, lon], { paddingTopLeft: [EDGE, EDGE], paddingBottomRight: [EDGE, BAR], animate })
}

/** Which of so many a key goes to, round and round. */
function goalOf(key: string, at: number, count: number): number | null {
  if (key === 'PageDown') return (at + 1) % count
  if (key === 'PageUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

function nearest(map: L.Map, border: Polygon | null, spot: L.Point): number | null {
  if (!border) return null
  const away = cornersOf(border).map((corner) => {
    const [lon, lat] = placeOf(border, corner)
    return map.latLngToContainerPoint([lat, lon]).distanceTo(spot)
  })
  const least = Math.min(...away)
  return least <= REACH ? away.indexOf(least) : null
}
