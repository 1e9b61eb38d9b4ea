import type { Place } from '@ostrov/shared/geo/geocoder'
import { PlaceField } from '@ostrov/shared/ui/PlaceField'
import { type PlaceHint, usePlace } from '@ostrov/shared/ui/use-place'
import { useState } from 'react'
import { placed, suggest } from './suggestions'

type Props = { city: string; geocoder_url: string; onFound: (place: Place) => void }

const NO_PLACE = 'Этого дома на\u00a0карте нет: покажите его сами'

/** Street and house above the map: what is chosen of the hints, the map goes to. */
export function MapSearch({ city, geocoder_url, onFound }: Props) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<PlaceHint | null>(null)
  const [error, setError] = useState<string | null>(null)
  const place = usePlace({ typed, chosen, city, suggest })
  const go = async (hint: PlaceHint) => {
    const found = await placed(hint, geocoder_url).catch(() => null)
    if (!found) return setError(NO_PLACE)
    onFound({ address: found.address, city, coordinates: found.coordinates })
  }
  return (
    <PlaceField
      label={'Найти дом на\u00a0карте'}
      placeholder={`Улица и\u00a0дом, ${city}`}
      error={error}
      place={place}
      onChange={(text, hint) => {
        setTyped(text)
        setChosen(hint)
        setError(null)
        if (hint) void go(hint)
      }}
    />
  )
}
