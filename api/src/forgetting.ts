import { forgetRepeats } from './kernel/forget-customer'
import type { Forget } from './kernel/leaving'
import { forgetInLog } from './modules/audit/forget-customer'
import { forgetBaskets } from './modules/baskets/forget-customer'
import { forgetProfile } from './modules/customers/forget-customer'
import { forgetUploads } from './modules/images/forget-customer'
import { forgetSent } from './modules/messages/forget-customer'
import { forgetAuthor } from './modules/moderation/forget-customer'
import { forgetBuyer } from './modules/orders/forget-customer'
import { forgetOwn } from './modules/own-records/forget-customer'
import { forgetPayer } from './modules/payments/forget-customer'
import { forgetGuest } from './modules/restaurants/forget-customer'
import { forgetSessions } from './modules/sessions/forget-customer'
import { forgetSupport } from './modules/support/forget-customer'
import { forgetTickets } from './modules/tickets/forget-customer'
import { forgetInAnswers } from './modules/webhooks/forget-customer'
import { forgetMessages } from './services/forget-customer'

/**
 * What each module forgets of a customer who deletes the account, in this order: orders refuse first, pictures go when
 * nothing shows them any more. What is theirs alone needs no line (`forgetOwn`); who keeps more of them adds one.
 */
export const FORGETTING: readonly Forget[] = [
  forgetBuyer,
  forgetSessions,
  forgetBaskets,
  forgetGuest,
  forgetProfile,
  forgetSupport,
  forgetOwn,
  forgetPayer,
  forgetInAnswers,
  forgetTickets,
  forgetAuthor,
  forgetUploads,
  forgetInLog,
  forgetRepeats,
  forgetSent,
  forgetMessages,
]
