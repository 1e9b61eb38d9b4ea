import { sql } from '../../../db/sql'

/** By what lists of the orders `o` are narrowed, whoever reads them. */
export const narrowing = {
  status: sql`o.status`,
  delivery_type: sql`o.delivery_type`,
  payment_type: sql`o.payment_type`,
  ahead: sql`o.kitchen_at is not null`,
  from: sql`o.created_at`,
  to: sql`o.created_at`,
  total: sql`o.total`,
}

/** The orders that such lists may stand in. */
export const orders = {
  '-created_at': { by: [sql`o.created_at`, sql`o.id`], falling: true },
  created_at: { by: [sql`o.created_at`, sql`o.id`] },
  '-total': { by: [sql`o.total`, sql`o.id`], falling: true },
  total: { by: [sql`o.total`, sql`o.id`] },
} as const
