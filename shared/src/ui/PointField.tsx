import { pointOf, pointText } from '../geo/point-text'
import { Field, type Words } from './Field'
import type { FieldDoors } from './field-doors'
import { PointOnMap } from './PointOnMap'

type Props = Words & {
  name: string
  /** «46.959, 142.738», as it was typed. */
  value: string
  usePlaces: FieldDoors['usePlaces']
  onChange: (point: string) => void
}

/** A place of the map: typed as maps write it, or shown on ours. */
export function PointField({ usePlaces, onChange, ...field }: Props) {
  const places = usePlaces()
  const { settings, cities } = places ?? NOWHERE
  const { label, value } = field
  return (
    <div className="ui-group stack gap-2">
      <Field
        {...field}
        hint={field.hint ?? 'Широта и\u00A0долгота, например 46.959, 142.738'}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
      <div>
        <PointOnMap
          {...{ label, settings, cities }}
          disabled={!places}
          first={pointOf(value)}
          onChoose={(point) => onChange(pointText(point))}
        />
      </div>
    </div>
  )
}

const NOWHERE = { settings: { tile_url: '', geocoder_url: '' }, cities: [] }
