import { useCallback, useEffect, useRef, useState } from 'react'
import { type Place, reverseGeocode } from '../geo/geocoder'
import type { Point } from '../geo/shapes'

const DEBOUNCE_MS = 500

export type Tapped =
  | { state: 'none' }
  | { state: 'searching'; point: Point }
  | { state: 'nowhere'; point: Point }
  | { state: 'failed'; point: Point }
  | { state: 'found'; point: Point; place: Place }

/**
 * What stands where one tapped: asked 500 ms after the last tap, one question at a time, older ones dropped. A house
 * that was written and is only to be shown stands where one tapped.
 */
export function useTappedPlace(geocoder_url: string, first: Tapped, written: Omit<Place, 'coordinates'> | null) {
  const [tapped, setTapped] = useState<Tapped>(first)
  const running = useRef<{ timer: ReturnType<typeof setTimeout>; question: AbortController } | null>(null)
  const stop = useCallback(() => {
    clearTimeout(running.current?.timer)
    running.current?.question.abort()
  }, [])
  useEffect(() => stop, [stop])

  const ask = useCallback(
    (point: Point, wait = DEBOUNCE_MS) => {
      stop()
      if (written) return setTapped({ state: 'found', point, place: { ...written, coordinates: point } })
      setTapped({ state: 'searching', point })
      const question = new AbortController()
      const search = async () => {
        try {
          const place = await reverseGeocode(point, geocoder_url, question.signal)
          setTapped(place ? { state: 'found', point, place } : { state: 'nowhere', point })
        } catch {
          if (!question.signal.aborted) setTapped({ state: 'failed', point })
        }
      }
      running.current = { timer: setTimeout(search, wait), question }
    },
    [geocoder_url, stop, written],
  )
  /** A place that is known already needs no question. */
  const take = useCallback(
    (place: Place) => {
      stop()
      setTapped({ state: 'found', point: place.coordinates, place })
    },
    [stop],
  )
  return { tapped, ask, take }
}
