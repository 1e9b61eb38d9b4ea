import type { OnlineWayWire } from '@ostrov/shared/payments/schema'
import type { PaymentMethod } from '@ostrov/shared/payments/statuses'
import { type Config, keepableMethods, paymentMethods } from '../config'
import type { Em } from '../db/orm'
import { row, sql } from '../db/sql'
import type { Customer } from './actors'
import type { Deps } from './deps'
import { createLimits } from './limits'
import { Refusal } from './problems'

/** Whether anything can be paid online. */
export const takesMoney = (config: Config) => paymentMethods(config).length > 0

/**
 * Who pays so may: a kept way is its owner's own, and is charged only so often.
 * @throws {Refusal} `payment.method_unavailable` for a way to pay that the installation does not offer, `payment.off` where it
 * offers none, `saved_method.off` where it keeps none, `session.acting_own`, `request.too_often`.
 */
export async function demandOffered(deps: Deps, { id, session }: Customer, way: OnlineWayWire | null | undefined) {
  const { payment_method = 'card', saved_method_id, keep_method } = way ?? {}
  if (!takesMoney(deps.config)) throw new Refusal('payment.off')
  if (!paymentMethods(deps.config).includes(payment_method)) throw new Refusal('payment.method_unavailable')
  if (!saved_method_id && !keep_method) return
  if (session.act_admin_id) throw new Refusal('session.acting_own')
  const keepable = keepableMethods(deps.config)
  if (saved_method_id ? keepable.length === 0 : !keepable.includes(payment_method)) {
    throw new Refusal('saved_method.off')
  }
  if (saved_method_id) await createLimits(deps).consume('saved_charges', `customer:${id}`)
}

/** How something is paid online, as attempts keep it. */
export type OnlineWay = { method: PaymentMethod | undefined; saved_method_id: string | null; keep_method: boolean }

/** The same of what a person asks; a kept way has to be theirs still. @throws {Refusal} `saved_method.not_found` */
export async function onlineWay(em: Em, user_id: string, asked: OnlineWayWire): Promise<OnlineWay> {
  const { payment_method: method, saved_method_id = null, keep_method = false } = asked
  if (saved_method_id === null) return { method, saved_method_id, keep_method }
  const kept = await row<{ kind: PaymentMethod }>(
    em,
    sql`select kind from saved_method where id = ${saved_method_id} and user_id = ${user_id} and refused_at is null`,
  )
  if (!kept) throw new Refusal('saved_method.not_found')
  return { method: kept.kind, saved_method_id, keep_method: false }
}

/** @throws {Refusal} `mail.off` where no letter leaves. */
export function demandMail({ mail }: Config) {
  if (mail.transport === 'off') throw new Refusal('mail.off')
}
