import { Confirmation } from './Confirmation'
import type { Closing, ModalProps } from './registry'

/** Asks before an order is cancelled. */
export default function CancelOrder({ onConfirm, close }: ModalProps['CancelOrder'] & Closing) {
  return (
    <Confirmation onConfirm={onConfirm} close={close}>
      <p>Ресторан не&nbsp;станет его готовить. Если вы уже заплатили, деньги вернутся на&nbsp;карту.</p>
    </Confirmation>
  )
}
