import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { Glob } from 'bun'

const MODULES = join(import.meta.dir, '../../src/modules')

/**
 * What each file that reads orders makes of a test order, which is nobody's: it takes one order that is named, asks for one
 * person's, shows tests beside the others (marked), or counts, and then says `user_id is not null`.
 */
const READERS: Readonly<Record<string, 'one' | 'person' | 'shows' | 'counts'>> = {
  'baskets/read-group.ts': 'person',
  'baskets/repeat-order.ts': 'person',
  'counters/fall-back.ts': 'one',
  'counters/order-for-counter.ts': 'one',
  'counters/read-counters.ts': 'counts',
  'counters/send-to-counter.ts': 'one',
  'counters/watch-counters.ts': 'counts',
  'couriers/give-order.ts': 'shows',
  'couriers/give-by-rule.ts': 'counts',
  'couriers/manage-couriers.ts': 'shows',
  'couriers/place.ts': 'shows',
  'couriers/read-work.ts': 'shows',
  'couriers/shift.ts': 'counts',
  'couriers/write-event.ts': 'one',
  'customers/accept-invitation.ts': 'person',
  'customers/forget-customer.ts': 'person',
  'customers/forget-left.ts': 'person',
  'images/reach-image.ts': 'one',
  'menu/offers/offer-sql.ts': 'counts',
  'messages/sms-cap.ts': 'person',
  'orders/proposals/another-moment.ts': 'one',
  'orders/proposals/close-proposal.ts': 'one',
  'orders/life/complete-order.ts': 'shows',
  'orders/life/confirm-order.ts': 'one',
  'orders/life/escalate-unanswered.ts': 'counts',
  'orders/figure-of.ts': 'counts',
  'orders/find-order.ts': 'one',
  'orders/life/notify-of-status.ts': 'one',
  'orders/proposals/notify-proposal.ts': 'one',
  'orders/life/notify-of-order.ts': 'one',
  'orders/lists/order-needs.ts': 'counts',
  'orders/placing/place-order.ts': 'person',
  'orders/placing/placing-facts.ts': 'person',
  'orders/forget-customer.ts': 'person',
  'orders/mend-figures.ts': 'one',
  'orders/proposals/propose-change.ts': 'one',
  'orders/placing/quarter-cap.ts': 'counts',
  'orders/lists/read-business-orders.ts': 'shows',
  'orders/lists/read-customer-orders.ts': 'counts',
  'orders/lists/read-desk-orders.ts': 'counts',
  'orders/lists/report-orders.ts': 'counts',
  'orders/life/notify-due.ts': 'one',
  'orders/life/notify-of-delay.ts': 'counts',
  'orders/placing/test-order.ts': 'shows',
  'statistics/count-waiting.ts': 'counts',
  'statistics/read-courier-figures.ts': 'counts',
  'payments/methods/keep-method.ts': 'one',
  'payments/paying/charge-attempt.ts': 'one',
  'payments/paying/expire-unpaid.ts': 'shows',
  'payments/forget-customer.ts': 'person',
  'payments/receipts/pay-on-receipt.ts': 'person',
  'payments/paying/open-attempt.ts': 'one',
  'payments/paying/pay-order.ts': 'person',
  'payments/receipts/receipt-lines.ts': 'one',
  'payments/reconciling/reconcile.ts': 'one',
  'payouts/count-orders.ts': 'counts',
  'payouts/make-payouts.ts': 'counts',
  'payouts/read-payouts.ts': 'counts',
  'personal-data/order-tables.ts': 'person',
  'promotions/my-promotions.ts': 'person',
  'promotions/read-promo-uses.ts': 'counts',
  'promotions/reward-inviter.ts': 'one',
  'promotions/use-promo.ts': 'person',
  'promotions/validate-promo-code.ts': 'person',
  'restaurants/people/black-list.ts': 'person',
  'restaurants/list-restaurants.ts': 'person',
  'restaurants/read-own-restaurants.ts': 'shows',
  'restaurants/refresh-pace.ts': 'counts',
  'restaurants/restaurant-record.ts': 'counts',
  'reviews/read-reviews.ts': 'one',
  'reviews/write-review.ts': 'person',
  'sessions/customers/customer-record.ts': 'person',
  'system/figures.ts': 'counts',
  'updates/order-updates.ts': 'shows',
  'webhooks/forget-customer.ts': 'person',
  'webhooks/note-event.ts': 'one',
  'webhooks/webhook-body.ts': 'one',
}

const ORDERS = /(?:from|join) "order"/
const found = new Map<string, string>()
for (const path of new Glob('**/*.ts').scanSync(MODULES)) {
  if (path.endsWith('.test.ts')) continue
  const text = await Bun.file(join(MODULES, path)).text()
  if (ORDERS.test(text)) found.set(path, text)
}

test('every file that reads orders says what it makes of a test order', () => {
  expect([...found.keys()].sort()).toEqual(Object.keys(READERS).sort())
})

test('what counts orders leaves the tests out', () => {
  const counting = Object.keys(READERS).filter((path) => READERS[path] === 'counts')
  expect(counting.filter((path) => !/user_id is not null/.test(found.get(path) ?? ''))).toEqual([])
})
