import { Confirmation } from './Confirmation'
import type { Closing, ModalProps } from './registry'

/** Asks before an order is cancelled. */
export default function CancelOrder({ is_paid, onConfirm, close }: ModalProps['CancelOrder'] & Closing) {
  return (
    <Confirmation onConfirm={onConfirm} close={close} yes="Отменить заказ" no={'Не\u00a0отменять'}>
      <p>
        {'Ресторан не\u00a0станет его готовить.'}
        {is_paid && ' Деньги вернутся на\u00a0карту.'}
      </p>
    </Confirmation>
  )
}
