import type { OnlineWayWire } from '@ostrov/shared/payments/schema'
import { PAYMENT_METHODS } from '@ostrov/shared/payments/statuses'
import { isUuid } from '@ostrov/shared/wire/uuid'
import { textOf } from '../../visit'

/** How a posted form says that it is paid: by a method, or by a kept way; null where it says nothing. */
export function wayIn(form: URLSearchParams): OnlineWayWire | null {
  const saved_method_id = textOf(form, 'saved_method_id')
  if (isUuid(saved_method_id)) return { saved_method_id }
  const payment_method = PAYMENT_METHODS.find((one) => one === form.get('payment_method'))
  return payment_method ? { payment_method } : null
}
