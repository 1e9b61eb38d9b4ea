import { Confirmation } from '../modals/Confirmation'
import type { Closing, Confirmed } from '../modals/kind'

export type CancelledOrder = Confirmed & {
  /** The bank has the money: it comes back. */
  is_paid: boolean
}

/** Asks before an order is cancelled. */
export default function CancelOrder({ is_paid, onConfirm, close }: CancelledOrder & Closing) {
  return (
    <Confirmation onConfirm={onConfirm} close={close} yes="Отменить заказ" no={'Не\u00a0отменять'}>
      <p>
        {'Ресторан не\u00a0станет его готовить.'}
        {is_paid && ' Деньги вернутся на\u00a0карту.'}
      </p>
    </Confirmation>
  )
}
