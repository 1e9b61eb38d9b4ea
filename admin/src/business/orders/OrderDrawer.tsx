import { formatNumber } from '@ostrov/shared/formats/money'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { OrderDetails } from './OrderDetails'

/** An order's details over the board. It is in the address (`?order=`), so the back button closes it. */
export function OrderDrawer({ id, onClose }: { id: string | null; onClose: () => void }) {
  return (
    <Dialog
      kind="OrderDetails"
      open={id !== null}
      onClose={onClose}
      title={id === null ? 'Заказ' : `Заказ №\u00A0${formatNumber(Number(id) || 0)}`}
      size="drawer"
    >
      {id !== null && <OrderDetails id={id} />}
    </Dialog>
  )
}
