import { MapPin } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import type { Place } from '../geo/geocoder'
import { Button } from './Button'
import { Dialog } from './Dialog'
import type { PlaceProps } from './PlaceField'
import { streetOf } from './use-place'

// The map comes when it is opened.
const PlaceMap = lazy(() => import('./PlaceMap'))

type Props = Pick<ComponentProps<typeof PlaceMap>, 'settings' | 'cities' | 'center'> &
  Pick<PlaceProps, 'label' | 'place' | 'onChange'>

/** A button beside a place field by which the house is shown on a map instead. */
export function PlaceOnMap({ label, place, onChange, ...map }: Props) {
  const [open, setOpen] = useState(false)
  const { house, unknown, written } = place
  const chosen = house?.coordinates ? { ...house, city: '', coordinates: house.coordinates } : null
  const choose = ({ address, coordinates }: Place) => {
    setOpen(false)
    onChange(streetOf({ address }), { address, city_id: null, coordinates })
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <MapPin size={20} aria-hidden="true" />
        Показать на&nbsp;карте
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={label} kind="PlaceMap" size="drawer">
        <Suspense fallback={<p className="ui-muted">Загрузка…</p>}>
          <PlaceMap {...map} chosen={chosen} written={unknown ? written : null} onChoose={choose} />
        </Suspense>
      </Dialog>
    </>
  )
}
