import { EDA } from '@ostrov/shared/paths'
import { CLOSED_DIALOG } from '@ostrov/shared/restaurants/labels'
import { Button, buttonClass } from '@ostrov/shared/ui/Button'
import { firstFocus } from '@ostrov/shared/ui/Dialog'
import type { Closing } from '../modals/kind'

export type ClosedRestaurant = {
  /** `closedDescription` of its hours. */
  description: string
  /** Its menu, where this is another page. */
  menu?: string
}

/** Why the restaurant takes no orders now; its menu is still there to read. */
export default function RestaurantClosed({ description, menu, close }: ClosedRestaurant & Closing) {
  return (
    <>
      <p className="ui-muted">{description}</p>
      <div className="ui-sheet__actions">
        <a className={buttonClass({})} href={EDA}>
          {CLOSED_DIALOG.button}
        </a>
        {menu ? (
          <a ref={firstFocus} className={buttonClass({ variant: 'primary' })} href={menu}>
            {CLOSED_DIALOG.menu}
          </a>
        ) : (
          <Button ref={firstFocus} variant="primary" onClick={close}>
            {CLOSED_DIALOG.menu}
          </Button>
        )}
      </div>
    </>
  )
}
