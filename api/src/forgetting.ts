import { forgetRepeats } from './kernel/forget-customer'
import type { Forget } from './kernel/leaving'
import { forgetAdImports } from './modules/ad-imports/forget-customer'
import { forgetAddresses } from './modules/addresses/forget-customer'
import { forgetAds } from './modules/ads/forget-customer'
import { forgetInLog } from './modules/audit/forget-customer'
import { forgetBaskets } from './modules/baskets/forget-customer'
import { forgetProfile } from './modules/customers/forget-customer'
import { forgetGroups } from './modules/groups/forget-customer'
import { forgetUploads } from './modules/images/forget-customer'
import { forgetSent } from './modules/messages/forget-customer'
import { forgetAuthor } from './modules/moderation/forget-customer'
import { forgetSuggestions } from './modules/news/forget-customer'
import { forgetBuyer } from './modules/orders/forget-customer'
import { forgetOrganizations } from './modules/organizations/forget-customer'
import { forgetPayer } from './modules/payments/forget-customer'
import { forgetReplies } from './modules/replies/forget-customer'
import { forgetGuest } from './modules/restaurants/forget-customer'
import { forgetSavedSearches } from './modules/searches/forget-customer'
import { forgetSessions } from './modules/sessions/forget-customer'
import { forgetSupport } from './modules/support/forget-customer'
import { forgetTickets } from './modules/tickets/forget-customer'
import { forgetInAnswers } from './modules/webhooks/forget-customer'
import { forgetMessages } from './services/forget-customer'

/**
 * What each module forgets of a customer who deletes the account, in this order: orders refuse first, pictures go when
 * nothing shows them any more. A module that keeps something of customers adds its line.
 */
export const FORGETTING: readonly Forget[] = [
  forgetBuyer,
  forgetSessions,
  forgetAddresses,
  forgetBaskets,
  forgetGroups,
  forgetGuest,
  forgetProfile,
  forgetReplies,
  forgetSupport,
  forgetSavedSearches,
  forgetAdImports,
  forgetAds,
  forgetOrganizations,
  forgetSuggestions,
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
