import { useStore } from '@nanostores/react'
import { NO_DELIVERY_DIALOG } from '@ostrov/shared/restaurants/labels'
import { Button } from '@ostrov/shared/ui/Button'
import { firstFocus } from '@ostrov/shared/ui/Dialog'
import type { Closing } from '../modals/kind'
import { $service } from './zone'

/** The address lies outside the restaurant's zones, or they rest. The caller keeps it to once in 10 minutes. */
export default function DeliveryModal({ close }: Closing) {
  const service = useStore($service)
  return (
    <>
      {service.state === 'outside' && service.resting && <p>{service.resting}.</p>}
      <p className="ui-muted">{NO_DELIVERY_DIALOG.text}</p>
      <div className="ui-sheet__actions">
        <Button ref={firstFocus} variant="primary" onClick={close}>
          {NO_DELIVERY_DIALOG.button}
        </Button>
      </div>
    </>
  )
}
