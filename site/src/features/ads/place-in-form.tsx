import { ISLAND, pointOf, pointText } from '@ostrov/shared/geo/point-text'
import type { CityWire } from '@ostrov/shared/geo/schema'
import type { MapSettings } from '@ostrov/shared/ui/IslandMap'
import { PlaceField } from '@ostrov/shared/ui/PlaceField'
import { PlaceOnMap } from '@ostrov/shared/ui/PlaceOnMap'
import { PointOnMap } from '@ostrov/shared/ui/PointOnMap'
import { type PlaceHint, usePlace } from '@ostrov/shared/ui/use-place'
import { ask } from '@ostrov/shared/wire/answers'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../api'
import { suggest } from '../addresses/suggestions'
import type { AddressGiven } from './AddressLine'

type Places = { settings: MapSettings; cities: readonly CityWire[] }
type Parts = {
  form: HTMLFormElement
  host: HTMLElement
  line: HTMLInputElement
  /** Holds the point that is sent. */
  kept: HTMLInputElement
}
type Props = Pick<Parts, 'form' | 'kept'> & { given: AddressGiven; first: string; isFocused: boolean }

/** Puts a field with hints and a map in the place of the plain line; what was typed stays. */
export async function placeInForm({ form, host, line, kept }: Parts): Promise<void> {
  // Asked for as islands ask for it, so that it stays one file.
  const { createRoot } = await import('../../../adapter/island-waker')
  const place = host.firstElementChild
  if (!place) return
  const given: AddressGiven = JSON.parse(host.dataset.adPlace ?? '{}')
  const [first, isFocused] = [line.value, document.activeElement === line]
  createRoot(place).render(<AddressField {...{ form, kept, given, first, isFocused }} />)
}

function AddressField({ form, kept, given, first, isFocused }: Props) {
  const { point: _, ...words } = given
  const [typed, setTyped] = useState(first)
  const [chosen, setChosen] = useState<PlaceHint | null>(() => hintOf(first, kept.value))
  const [error, setError] = useState(given.error)
  const { cities, settings } = usePlaces()
  const city = useTown(form)
  const place = usePlace({ typed, chosen, city, suggest })
  const field = useFocused(isFocused)
  const change = (text: string, hint: PlaceHint | null) => {
    setTyped(text)
    setChosen(hint)
    setError(undefined)
    kept.value = hint?.coordinates ? pointText(hint.coordinates) : ''
    // What is typed is kept by whoever listens to the form, once it stands in it.
    setTimeout(() => form.dispatchEvent(new Event('input')))
  }
  const town = cities.find(({ name }) => name === city)
  const known = chosen?.coordinates ?? place.house?.coordinates ?? null
  const isOwn = typed.trim() !== '' && !place.house
  const center = known ?? town?.coordinates ?? ISLAND
  return (
    <div className="ad-form__place stack gap-3" ref={field}>
      <PlaceField {...words} error={error} place={place} onChange={change} />
      <div className="ui-row">
        {isOwn ? (
          <PointOnMap
            {...{ settings, cities, center }}
            label={words.label}
            first={known}
            onChoose={(coordinates) => change(typed, { address: typed, city_id: null, coordinates })}
          />
        ) : (
          <PlaceOnMap {...{ settings, cities, center, place }} label={words.label} onChange={change} />
        )}
        <Found known={known !== null} unknown={place.unknown} />
      </div>
    </div>
  )
}

function Found({ known, unknown }: { known: boolean; unknown: boolean }) {
  return (
    <p className="ui-muted ui-small" role="status">
      {known ? 'Место на\u00A0карте отмечено' : unknown && 'Такого дома мы не\u00A0знаем: покажите место на\u00A0карте'}
    </p>
  )
}

function hintOf(address: string, point: string): PlaceHint | null {
  const coordinates = pointOf(point)
  return coordinates && { address, city_id: null, coordinates }
}

const NOWHERE: Places = { settings: { tile_url: '', geocoder_url: '' }, cities: [] }

function usePlaces(): Places {
  const [places, setPlaces] = useState(NOWHERE)
  useEffect(() => {
    Promise.all([ask(api.settings.get()), ask(api.cities.get({ query: {} }))]).then(
      ([settings, { items }]) => setPlaces({ settings, cities: items }),
      () => undefined,
    )
  }, [])
  return places
}

/** The name of the town that is chosen in the form. */
function useTown(form: HTMLFormElement): string {
  const [town, setTown] = useState(() => townOf(form))
  useEffect(() => {
    const follow = () => setTown(townOf(form))
    form.addEventListener('change', follow)
    return () => form.removeEventListener('change', follow)
  }, [form])
  return town
}

function townOf(form: HTMLFormElement): string {
  const select = form.elements.namedItem('city_id')
  return select instanceof HTMLSelectElement && select.value ? (select.selectedOptions[0]?.text ?? '') : ''
}

/** The focus stays in the line whose place it took. */
function useFocused(isFocused: boolean) {
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFocused) field.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [isFocused])
  return field
}
