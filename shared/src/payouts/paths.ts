/** What restaurants are paid: the platform's side; an owner's own. */
export const PAYOUTS = '/settlements'
export const OWN_PAYOUTS = '/own-payouts'
