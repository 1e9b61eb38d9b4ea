import { Elysia } from 'elysia'
import type { Deps } from './kernel/deps'
import { logRoutes } from './modules/audit/log-routes'
import { counterRoutes } from './modules/counters/business-routes'
import { courierBusinessRoutes } from './modules/couriers/business-routes'
import { importRoutes } from './modules/imports/business-routes'
import { optionActivityRoutes } from './modules/menu/activity-routes'
import { menuAdminRoutes } from './modules/menu/admin-routes'
import { menuBusinessRoutes } from './modules/menu/business-routes'
import { categoryRoutes } from './modules/menu/category-routes'
import { offerRoutes } from './modules/menu/offers/offer-routes'
import { optionRoutes } from './modules/menu/option-routes'
import { adminModerationRoutes } from './modules/moderation/admin-routes'
import { authorModerationRoutes } from './modules/moderation/author-routes'
import { qualityRoutes } from './modules/moderation/quality-routes'
import { adminOrderRoutes } from './modules/orders/admin-routes'
import { businessOrderRoutes } from './modules/orders/business-routes'
import { testOrderRoutes } from './modules/orders/placing/test-order-routes'
import { adminPaymentRoutes } from './modules/payments/reconciling/admin-routes'
import { payoutRoutes } from './modules/payouts/payout-routes'
import { restaurantBusinessRoutes } from './modules/restaurants/business-routes'
import { scheduleRoutes } from './modules/restaurants/hours/schedule-routes'
import { blackListRoutes } from './modules/restaurants/people/black-list-routes'
import { managerRoutes } from './modules/restaurants/people/manager-routes'
import { zoneRoutes } from './modules/restaurants/zones/zone-routes'
import { businessSessionRoutes } from './modules/sessions/staff/business-routes'
import { registerRoutes } from './modules/sessions/staff/register-routes'
import { staffAccountRoutes } from './modules/sessions/staff/staff-account-routes'
import { staffRoutes } from './modules/sessions/staff/staff-routes'
import { businessAccountRoutes } from './modules/staff/business-routes'
import { viewRoutes } from './modules/views/staff-routes'
import { webhookRoutes } from './modules/webhooks/business-routes'

/** What a restaurant sells, and on what terms. */
const menuSide = (deps: Deps) =>
  new Elysia()
    .use(menuBusinessRoutes(deps))
    .use(menuAdminRoutes(deps))
    .use(categoryRoutes(deps))
    .use(optionActivityRoutes(deps))
    .use(optionRoutes(deps))
    .use(offerRoutes(deps))
    .use(importRoutes(deps))

// Worked out by itself: in one chain with the others it is more than the compiler does for one type.
type MenuSide = ReturnType<typeof menuSide>

/** What restaurants and administrators work with. */
export const staffSide = (deps: Deps) => {
  const menu: MenuSide = menuSide(deps)
  return new Elysia()
    .use(staffRoutes(deps))
    .use(businessAccountRoutes(deps))
    .use(businessSessionRoutes(deps))
    .use(registerRoutes(deps))
    .use(staffAccountRoutes(deps))
    .use(viewRoutes(deps))
    .use(logRoutes(deps))
    .use(managerRoutes(deps))
    .use(blackListRoutes(deps))
    .use(adminModerationRoutes(deps))
    .use(qualityRoutes(deps))
    .use(authorModerationRoutes(deps))
    .use(restaurantBusinessRoutes(deps))
    .use(scheduleRoutes(deps))
    .use(zoneRoutes(deps))
    .use(menu)
    .use(businessOrderRoutes(deps))
    .use(testOrderRoutes(deps))
    .use(adminOrderRoutes(deps))
    .use(adminPaymentRoutes(deps))
    .use(payoutRoutes(deps))
    .use(courierBusinessRoutes(deps))
    .use(counterRoutes(deps))
    .use(webhookRoutes(deps))
}
