import { MapPin } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { Button } from './Button'
import { Dialog } from './Dialog'

// The map comes when it is opened.
const PointMap = lazy(() => import('./PointMap'))

type Props = ComponentProps<typeof PointMap> & { label: string; disabled?: boolean }

/** A button by which a place of the map is shown, whatever stands there. */
export function PointOnMap({ label, disabled, onChoose, ...map }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button {...(disabled && { disabled })} onClick={() => setOpen(true)}>
        <MapPin size={20} aria-hidden="true" />
        Показать на&nbsp;карте
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={label} kind="PointMap" size="drawer">
        <Suspense fallback={<p className="ui-muted">Загрузка…</p>}>
          <PointMap
            {...map}
            onChoose={(point) => {
              setOpen(false)
              onChoose(point)
            }}
          />
        </Suspense>
      </Dialog>
    </>
  )
}
