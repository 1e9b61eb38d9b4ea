import type { OrderWire } from '@ostrov/shared/orders/schema'
import { orderPath } from '@ostrov/shared/paths'
import { Button, buttonClass } from '@ostrov/shared/ui/Button'
import { CANCEL_ANSWERS, CancelWords } from './CancelOrder'
import { backTo, isPaid } from './facts'
import { CANCEL_ORDER } from './modals'

/** The question before an order is cancelled, as a page where no script asks it. */
export function CancelForm({ order, attempt }: { order: OrderWire; attempt: string }) {
  return (
    <form className="stack gap-4" method="post" action={orderPath(order.uuid)}>
      <h1>{CANCEL_ORDER.title}</h1>
      <CancelWords back={isPaid(order) ? backTo(order) : null} />
      <input type="hidden" name="key" value={attempt} />
      <Button type="submit" variant="berry" wide name="act" value="cancel">
        {CANCEL_ANSWERS.yes}
      </Button>
      <a className={buttonClass({ wide: true })} href={orderPath(order.uuid)}>
        {CANCEL_ANSWERS.no}
      </a>
    </form>
  )
}
