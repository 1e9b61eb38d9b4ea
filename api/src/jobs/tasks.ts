import type { JobRow, Jobs } from '../db/queue'
import { changed, sql } from '../db/sql'
import type { Deps } from '../kernel/deps'
import { applyFileJob } from '../modules/ad-imports/apply-file'
import { fetchPhotos } from '../modules/ad-imports/fetch-photos'
import { foldDays } from '../modules/ads/fold-days'
import { findWatchers, notifyOfPrice } from '../modules/ads/notify-of-price'
import { findRunningOut, remindOfAd } from '../modules/ads/remind-of-ads'
import { applyStep } from '../modules/counters/apply-step'
import { readStops } from '../modules/counters/apply-stops'
import { handToCounter } from '../modules/counters/hand-to-counter'
import { sendToCounter } from '../modules/counters/send-to-counter'
import { askCounter, watchCounters } from '../modules/counters/watch-counters'
import { pushToCourier } from '../modules/couriers/courier-notices'
import { giveByRule } from '../modules/couriers/give-by-rule'
import { forgetGroups } from '../modules/groups/steer-group'
import { countLooks } from '../modules/images/count-looks'
import { removeFiles } from '../modules/images/forget-images'
import { sweepImages } from '../modules/images/sweep-images'
import { endStops } from '../modules/menu/set-activity'
import { askSms } from '../modules/messages/ask-sms'
import { checkVerdict } from '../modules/moderation/check-verdict'
import { notifyAuthor } from '../modules/moderation/notify-author'
import { answerComplaint } from '../modules/moderation/notify-of-complaints'
import { pushToStaff } from '../modules/notifying/push-to-staff'
import { burnBonuses } from '../modules/orders/bonuses/burn-bonuses'
import { earnBonus } from '../modules/orders/bonuses/settle-bonus'
import { cancelUnanswered } from '../modules/orders/life/cancel-unanswered'
import { completeOrder, completeOverdueOrders } from '../modules/orders/life/complete-order'
import { offerToCancel, remindOfUnanswered, remindRestaurant } from '../modules/orders/life/escalate-unanswered'
import { followClosedStep } from '../modules/orders/life/follow-up'
import { handOverOrder } from '../modules/orders/life/hand-over-order'
import { notifyDue } from '../modules/orders/life/notify-due'
import { findLateOrders, notifyOfDelay } from '../modules/orders/life/notify-of-delay'
import { notifyOfOrder } from '../modules/orders/life/notify-of-order'
import { notifyOfStatus } from '../modules/orders/life/notify-of-status'
import { mendFigures } from '../modules/orders/mend-figures'
import { forgetTestOrders } from '../modules/orders/placing/test-order'
import { expireOverdueProposals, expireProposal } from '../modules/orders/proposals/close-proposal'
import { notifyProposal } from '../modules/orders/proposals/notify-proposal'
import { checkPaymentJob, sweepPayments } from '../modules/payments/bank/check-payment'
import { bindAccountJob } from '../modules/payments/methods/bind-account'
import { forgetCards } from '../modules/payments/methods/forget-cards'
import { keepMethod } from '../modules/payments/methods/keep-method'
import { expireOverdueOrders, expireUnpaid } from '../modules/payments/paying/expire-unpaid'
import { openPaymentJob } from '../modules/payments/paying/open-payment'
import { settleReceiptsJob } from '../modules/payments/receipts/settle-receipts-job'
import { reportMismatch } from '../modules/payments/reconciling/mismatches'
import { findToReconcile, reconcilePayment } from '../modules/payments/reconciling/reconcile'
import { capturePayments, settlePayments, settlePurchase } from '../modules/payments/returns/settle-payments'
import { forgetOldExports } from '../modules/personal-data/exports'
import { makeExport } from '../modules/personal-data/make-export'
import { rewardInviter } from '../modules/promotions/reward-inviter'
import { notifyOfReply } from '../modules/replies/notify-of-reply'
import { remindOfReplies, watchReplies } from '../modules/replies/watch-replies'
import { mailInvitation } from '../modules/restaurants/people/manage-managers'
import { refreshPace } from '../modules/restaurants/refresh-pace'
import { resumeRestaurant } from '../modules/restaurants/resume-restaurant'
import { tellPeak } from '../modules/restaurants/zones/delivery-zones'
import { notifyAuthor as notifyReviewer } from '../modules/reviews/notify-author'
import { notifyOfAnswer } from '../modules/reviews/notify-of-answer'
import { notifyOfReview } from '../modules/reviews/notify-of-review'
import { notifyOrganization } from '../modules/reviews/notify-organization'
import { forgetSearches } from '../modules/search/often/count-search'
import { findAtOnce, findDaily, gatherNews } from '../modules/searches/gather-news'
import { notifyOfSearches } from '../modules/searches/notify-of-searches'
import { endBlock } from '../modules/sessions/blocked'
import { mailConfirmation } from '../modules/sessions/customers/confirm-mail'
import { forgetSocialAttempts } from '../modules/sessions/social/social-attempts'
import { tellActed } from '../modules/sessions/staff/act-as'
import { forgetOldRegistrations, mailRegistration } from '../modules/sessions/staff/register-owner'
import { mailResetLink } from '../modules/sessions/staff/reset-password'
import { sweepShares } from '../modules/sharing/draw-share'
import { findWeeks, sendWeek } from '../modules/statistics/send-week'
import { notifyDesk, notifyPerson } from '../modules/support/notify-of-support'
import { keepWithinTerms } from '../modules/system/retention'
import { notifyBuyer, notifyOfChangeTo, notifyOfRefund, sendAgain } from '../modules/tickets/buying/notify-buyer'
import { cancelSession, refundCancelledJob } from '../modules/tickets/desk/cancel-session'
import { notifyOfChange, tellWait } from '../modules/tickets/desk/notify-of-change'
import { notifyHolder } from '../modules/tickets/handing/notify-holder'
import { notifyOfOffer } from '../modules/tickets/queue/notify-of-offer'
import { offerSeats } from '../modules/tickets/queue/offer-seats'
import { forgetDeliveries, noteEvent } from '../modules/webhooks/note-event'
import { sendWebhook } from '../modules/webhooks/send-webhook'
import { forgetTurns } from '../services/counters/booked-turns'
import { forgetFailedJobs } from './forget-failed'
import { refreshOpenHoursJob } from './refresh-open-hours'
import { sendMail } from './send-mail'
import { sendSms } from './send-sms'

type Tasks = {
  [Name in keyof Jobs]: (deps: Deps, payload: Jobs[Name], attempt?: number, job?: JobRow) => Promise<unknown>
}

/** What each job does: one call into a module, harmless when repeated; which try it is counts from one. */
export const TASKS: Tasks = {
  'order.hand_over': (deps, { order_id }) => handOverOrder(deps, order_id, handToCounter),
  'order.follow_up': ({ orm, now }, payload) => followClosedStep(orm.em.fork(), payload, now()),
  'order.notify_customer': (deps, payload, attempt) => notifyOfStatus(deps, payload, attempt),
  'order.notify_proposal': (deps, { proposal_id }, attempt) => notifyProposal(deps, proposal_id, attempt),
  'order.expire_proposal': ({ orm, now }, { proposal_id }) =>
    orm.em.fork().transactional((tx) => expireProposal(tx, proposal_id, now())),
  'order.notify_due': (deps, { order_id }) => notifyDue(deps, order_id),
  'order.notify_late': (deps, { order_id }) => notifyOfDelay(deps, order_id),
  'order.notify_restaurant': (deps, { event_id }) => notifyOfOrder(deps.orm.em.fork(), deps, event_id),
  'order.remind_restaurant': (deps, payload) => remindRestaurant(deps, payload),
  'order.offer_cancel': (deps, { order_id }) => offerToCancel(deps, order_id),
  'order.expire_unpaid': (deps, { order_id }) => expireUnpaid(deps, order_id),
  'order.complete': ({ orm, now }, { order_id }) => completeOrder(orm.em.fork(), order_id, now()),
  'courier.give': ({ orm, now }, { restaurant_id }) => giveByRule(orm.em.fork(), restaurant_id, now()),
  'courier.push': pushToCourier,
  'payment.open': (deps, { payment_id }) => openPaymentJob(deps, payment_id),
  'payment.check': checkPaymentJob,
  'payment.keep_method': keepMethod,
  'payment.bind_account': bindAccountJob,
  'payment.forget_cards': forgetCards,
  'payment.confirm': (deps, { order_id }) => capturePayments(deps, order_id),
  'payment.refund': (deps, { order_id }) => settlePayments(deps, order_id),
  'payment.report_mismatch': (deps, { mismatch_id }) => reportMismatch(deps, mismatch_id),
  'payment.settle_receipt': settleReceiptsJob,
  'payment.reconcile': (deps, { payment_id }) => reconcilePayment(deps, payment_id),
  'ticket.settle': (deps, { purchase_id }) => settlePurchase(deps, purchase_id),
  'ticket.tell': notifyBuyer,
  'ticket.send_again': sendAgain,
  'ticket.tell_refund': notifyOfRefund,
  'ticket.tell_holder': notifyHolder,
  'ticket.offer': (deps, { kind_id }) => offerSeats(deps, kind_id),
  'ticket.tell_offer': notifyOfOffer,
  'ticket.tell_change': notifyOfChange,
  'ticket.tell_change_to': notifyOfChangeTo,
  'ticket.tell_wait': tellWait,
  'ticket.cancel_session': (deps, { session_id }) => cancelSession(deps, session_id),
  'ticket.refund_cancelled': (deps, { purchase_id }) => refundCancelledJob(deps, purchase_id),
  'order.earn_bonus': ({ orm, now }, { order_id }) => earnBonus(orm.em.fork(), order_id, now()),
  'promotion.reward_inviter': ({ orm, now }, { order_id }) => rewardInviter(orm.em.fork(), { order_id, now: now() }),
  'account.mail_confirmation': mailConfirmation,
  'account.mail_reset_link': mailResetLink,
  'account.mail_registration': mailRegistration,
  'account.mail_invitation': mailInvitation,
  'account.tell_acted': tellActed,
  'account.end_block': endBlock,
  'account.make_export': makeExport,
  'staff.push': pushToStaff,
  'moderation.tell_author': (deps, payload, attempt) => notifyAuthor(deps, payload, attempt),
  'moderation.check_verdict': (deps, payload) => checkVerdict(deps, payload),
  'moderation.answer_complaint': (deps, payload, attempt) => answerComplaint(deps, payload, attempt),
  'ad.load_file': applyFileJob,
  'ad.fetch_photos': (deps, payload, attempt) => fetchPhotos(deps, payload, attempt),
  'ad.remind': remindOfAd,
  'ad.find_watchers': findWatchers,
  'ad.tell_cheaper': (deps, payload, attempt) => notifyOfPrice(deps, payload, attempt),
  'search.gather': gatherNews,
  'search.tell': (deps, payload, attempt) => notifyOfSearches(deps, payload, attempt),
  'reply.tell': (deps, payload, attempt) => notifyOfReply(deps, payload, attempt),
  'reply.remind': remindOfReplies,
  'support.tell_desk': notifyDesk,
  'support.tell_person': (deps, payload, attempt) => notifyPerson(deps, payload, attempt),
  'review.tell_restaurant': notifyOfReview,
  'review.tell_organization': notifyOrganization,
  'review.tell_customer': notifyOfAnswer,
  'review.tell_author': notifyReviewer,
  'counter.send': sendToCounter,
  'counter.apply': applyStep,
  'counter.ask': askCounter,
  'counter.stops': readStops,
  'webhook.note': noteEvent,
  'webhook.send': (deps, { delivery_id }) => sendWebhook(deps, delivery_id),
  'restaurant.resume': resumeRestaurant,
  'statistics.tell_week': sendWeek,
  'image.remove': removeFiles,
  'sms.send': sendSms,
  'sms.ask': askSms,
  'mail.send': sendMail,
}

type CronTask = {
  /** Five fields of cron, UTC. */
  match: string
  /** Done when a worker begins too: what was missed while nobody ran must not wait for its minute. */
  atStart?: true
  run: (deps: Deps) => Promise<unknown>
}

/** Work of the clock: name → when and what. One process does each, whatever their number. */
export const CRON_TASKS: Record<string, CronTask> = {
  // Without it lists would show for a minute who was open before a long stop.
  'cron.refresh_open_hours': { match: '* * * * *', atStart: true, run: (deps) => refreshOpenHoursJob(deps) },
  'cron.sweep_payments': { match: '* * * * *', run: ({ orm, now }) => sweepPayments(orm.em.fork(), now()) },
  'cron.reconcile': { match: '30 17 * * *', run: ({ orm, now }) => findToReconcile(orm.em.fork(), now()) },
  'cron.expire_unpaid': { match: '* * * * *', run: (deps) => expireOverdueOrders(deps) },
  'cron.complete_orders': { match: '*/5 * * * *', run: ({ orm, now }) => completeOverdueOrders(orm.em.fork(), now()) },
  'cron.expire_proposals': { match: '* * * * *', run: ({ orm, now }) => expireOverdueProposals(orm.em.fork(), now()) },
  'cron.tell_late': { match: '* * * * *', run: ({ orm, now }) => findLateOrders(orm.em.fork(), now()) },
  'cron.watch_unanswered': { match: '* * * * *', atStart: true, run: (deps) => watchUnanswered(deps) },
  'cron.watch_counters': { match: '* * * * *', atStart: true, run: (deps) => watchCounters(deps) },
  'cron.end_stops': { match: '* * * * *', run: ({ orm, now }) => endStops(orm.em.fork(), now()) },
  'cron.tell_peak': { match: '* * * * *', run: ({ orm, now }) => tellPeak(orm.em.fork(), now()) },
  'cron.tell_weeks': { match: '0 22 * * 0', run: ({ orm, now }) => findWeeks(orm.em.fork(), now()) },
  'cron.remind_of_ads': { match: '13 * * * *', run: ({ orm, now }) => findRunningOut(orm.em.fork(), now()) },
  'cron.gather_daily': { match: '0 21 * * *', run: ({ orm, now }) => findDaily(orm.em.fork(), now()) },
  'cron.gather_at_once': { match: '*/5 * * * *', run: ({ orm, now }) => findAtOnce(orm.em.fork(), now()) },
  'cron.watch_replies': { match: '23 * * * *', run: ({ orm, now }) => watchReplies(orm.em.fork(), now()) },
  'cron.refresh_pace': { match: '40 17 * * *', run: ({ orm, now }) => refreshPace(orm.em.fork(), now()) },
  'cron.burn_bonuses': { match: '20 17 * * *', run: ({ orm, now }) => burnBonuses(orm.em.fork(), now()) },
  'cron.mend_figures': { match: '10 18 * * *', run: mendFigures },
  'cron.forget_idempotency_keys': { match: '17 * * * *', run: (deps) => forgetIdempotencyKeys(deps) },
  'cron.forget_turns': { match: '37 * * * *', run: ({ orm }) => forgetTurns(orm.em.fork()) },
  'cron.forget_searches': { match: '41 * * * *', run: ({ orm, now }) => forgetSearches(orm.em.fork(), now()) },
  'cron.forget_groups': { match: '29 3 * * *', run: ({ orm, now }) => forgetGroups(orm.em.fork(), now()) },
  'cron.forget_registrations': {
    match: '47 3 * * *',
    run: ({ orm, now }) => forgetOldRegistrations(orm.em.fork(), now()),
  },
  'cron.forget_test_orders': { match: '7 * * * *', run: ({ orm, now }) => forgetTestOrders(orm.em.fork(), now()) },
  'cron.forget_failed_jobs': { match: '53 * * * *', run: ({ orm, now }) => forgetFailedJobs(orm.em.fork(), now()) },
  'cron.forget_deliveries': { match: '19 3 * * *', run: ({ orm, now }) => forgetDeliveries(orm.em.fork(), now()) },
  'cron.fold_ad_days': { match: '41 3 * * *', run: ({ orm, now }) => foldDays(orm.em.fork(), now()) },
  'cron.keep_within_terms': { match: '31 3 * * *', run: (deps) => keepWithinTerms(deps) },
  'cron.count_looks': { match: '*/10 * * * *', run: (deps) => countLooks(deps) },
  'cron.forget_images': { match: '11 4 * * *', run: (deps) => sweepImages(deps) },
  'cron.forget_shares': { match: '31 4 * * *', run: (deps) => sweepShares(deps) },
  'cron.forget_social_attempts': {
    match: '*/10 * * * *',
    run: ({ orm, now }) => forgetSocialAttempts(orm.em.fork(), now()),
  },
  'cron.forget_exports': { match: '37 * * * *', run: ({ orm, now }) => forgetOldExports(orm.em.fork(), now()) },
  'cron.forget_sessions': { match: '23 3 * * *', run: (deps) => forgetSessions(deps) },
}

/** What is over is cancelled first: nobody is told to hurry with it. */
async function watchUnanswered(deps: Deps) {
  await cancelUnanswered(deps)
  await remindOfUnanswered(deps.orm.em.fork(), deps.now())
}

async function forgetIdempotencyKeys({ orm, now }: Deps) {
  await changed(
    orm.em.fork(),
    sql`delete from idempotency_key where created_at < ${now()}::timestamptz - interval '1 day'`,
  )
}

/** A dead session is kept for a month, for the log of who came from where. */
async function forgetSessions({ orm, now }: Deps) {
  await changed(
    orm.em.fork(),
    sql`delete from session where expire_at < ${now()}::timestamptz - interval '30 days'
          or revoked_at < ${now()}::timestamptz - interval '30 days'`,
  )
}
