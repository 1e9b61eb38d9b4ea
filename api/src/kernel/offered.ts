import type { PaymentMethod } from '@ostrov/shared/payments/statuses'
import { type Config, paymentMethods } from '../config'
import { Refusal } from './problems'

/** Whether anything can be paid online. */
export const takesMoney = (config: Config) => paymentMethods(config).length > 0

/** @throws {Refusal} `payment.method_unavailable` for a way to pay that the installation does not offer, `payment.off` where it offers none. */
export function demandOffered(config: Config, method: PaymentMethod = 'card') {
  if (!takesMoney(config)) throw new Refusal('payment.off')
  if (!paymentMethods(config).includes(method)) throw new Refusal('payment.method_unavailable')
}

/** @throws {Refusal} `mail.off` where no letter leaves. */
export function demandMail({ mail }: Config) {
  if (mail.transport === 'off') throw new Refusal('mail.off')
}
