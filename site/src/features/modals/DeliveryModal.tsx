import { Button } from '../../components/Button'
import type { Closing } from './registry'

/** The address lies outside the restaurant's zones. The caller keeps it to once in 10 minutes. */
export default function DeliveryModal({ close }: Closing) {
  return (
    <>
      <p className="ui-muted">Доступен только самовывоз</p>
      <div className="ui-sheet__actions">
        <Button variant="primary" onClick={close}>
          Понятно
        </Button>
      </div>
    </>
  )
}
