import { Button } from '@ostrov/shared/ui/Button'
import { firstFocus } from '@ostrov/shared/ui/Dialog'
import type { Closing } from '../modals/kind'
import { SALES_HINTS } from './sales-hints'
import './add-post.css'

/** How to sell, on a phone. */
export default function SalesHintsMobile({ close }: Closing) {
  return (
    <>
      <ul className="ad-hints__list stack gap-3">
        {SALES_HINTS.map(({ what, why }) => (
          <li key={what}>
            <strong>{what}</strong> {why}
          </li>
        ))}
      </ul>
      <Button ref={firstFocus} variant="primary" wide onClick={close}>
        Понятно
      </Button>
    </>
  )
}
