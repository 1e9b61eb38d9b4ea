import { MapPin } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { pointOf, pointText } from '../geo/point-text'
import { Button } from './Button'
import { Dialog } from './Dialog'
import { Field, type Words } from './Field'
import type { FieldDoors } from './field-doors'

// The map comes when it is opened.
const PointMap = lazy(() => import('./PointMap'))

type Props = Words & {
  name: string
  /** «46.959, 142.738», as it was typed. */
  value: string
  usePlaces: FieldDoors['usePlaces']
  onChange: (point: string) => void
}

/** A place of the map: typed as maps write it, or shown on ours. */
export function PointField({ usePlaces, onChange, ...field }: Props) {
  const [open, setOpen] = useState(false)
  const places = usePlaces()
  const { label, value } = field
  return (
    <div className="ui-group">
      <Field
        {...field}
        hint={field.hint ?? 'Широта и\u00A0долгота, например 46.959, 142.738'}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
      <div>
        <Button disabled={!places} onClick={() => setOpen(true)}>
          <MapPin size={20} aria-hidden="true" />
          Показать на&nbsp;карте
        </Button>
      </div>
      {places && (
        <Dialog open={open} onClose={() => setOpen(false)} title={label} kind="PointMap" size="drawer">
          <Suspense fallback={<p className="ui-muted">Загрузка…</p>}>
            <PointMap
              {...places}
              first={pointOf(value)}
              onChoose={(point) => {
                setOpen(false)
                onChange(pointText(point))
              }}
            />
          </Suspense>
        </Dialog>
      )}
    </div>
  )
}
