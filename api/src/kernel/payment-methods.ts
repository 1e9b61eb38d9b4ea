import type { PaymentMethod } from '@ostrov/shared/payments/statuses'
import { type Config, paymentMethods } from '../config'
import { Refusal } from './problems'

/** @throws {Refusal} `payment.method_unavailable` for a way to pay that the installation does not offer. */
export function demandOffered(config: Config, method: PaymentMethod | undefined) {
  if (method && !paymentMethods(config).includes(method)) throw new Refusal('payment.method_unavailable')
}
