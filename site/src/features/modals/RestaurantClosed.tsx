import { CLOSED_DIALOG } from '@ostrov/shared/restaurants/labels'
import { buttonClass } from '@ostrov/shared/ui/Button'
import { firstFocus } from '@ostrov/shared/ui/Dialog'
import type { ModalProps } from './registry'

/** Why the restaurant takes no orders now. */
export default function RestaurantClosed({ description }: ModalProps['RestaurantClosed']) {
  return (
    <>
      <p className="ui-muted">{description}</p>
      <div className="ui-sheet__actions">
        <a ref={firstFocus} className={buttonClass({ variant: 'primary' })} href="/eda">
          {CLOSED_DIALOG.button}
        </a>
      </div>
    </>
  )
}
