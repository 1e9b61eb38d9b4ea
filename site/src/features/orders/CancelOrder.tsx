import { Confirmation } from '../modals/Confirmation'
import type { Closing, Confirmed } from '../modals/kind'

export type CancelledOrder = Confirmed & {
  /** Where the money that the bank has comes back to; null where it has none. */
  back: string | null
}

/** Asks before an order is cancelled. */
export default function CancelOrder({ back, onConfirm, close }: CancelledOrder & Closing) {
  return (
    <Confirmation onConfirm={onConfirm} close={close} {...CANCEL_ANSWERS}>
      <CancelWords back={back} />
    </Confirmation>
  )
}

export const CANCEL_ANSWERS = { yes: 'Отменить заказ', no: 'Не\u00a0отменять' }

export function CancelWords({ back }: Pick<CancelledOrder, 'back'>) {
  return (
    <p>
      {'Ресторан не\u00a0станет его готовить.'}
      {back && ` Деньги вернутся ${back}.`}
    </p>
  )
}
