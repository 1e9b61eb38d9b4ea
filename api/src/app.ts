import { Elysia } from 'elysia'
import type { Deps } from './http/deps'
import { errors } from './http/errors'
import { inputs } from './http/inputs'
import { measured } from './http/metrics'
import { operationsRoutes } from './http/operations'
import { addressRoutes } from './modules/accounts/address-routes'
import { businessAccountRoutes } from './modules/accounts/business-routes'
import { customerRoutes } from './modules/accounts/customer-routes'
import { devRoutes } from './modules/accounts/dev-routes'
import { portalSignInRoutes } from './modules/accounts/portal-routes'
import { customerSignInRoutes } from './modules/accounts/sign-in-routes'
import { staffRoutes } from './modules/accounts/staff-routes'
import { basketCustomerRoutes } from './modules/baskets/customer-routes'
import { basketGuestRoutes } from './modules/baskets/guest-routes'
import { geocoderRoutes } from './modules/geo/geocoder-routes'
import { hintsRoutes } from './modules/geo/hints-routes'
import { geoRoutes } from './modules/geo/portal-routes'
import { settingsRoutes } from './modules/geo/settings-routes'
import { imageRoutes } from './modules/images/portal-routes'
import { uploadRoutes } from './modules/images/upload-routes'
import { menuBusinessRoutes } from './modules/menu/business-routes'
import { menuRoutes } from './modules/menu/portal-routes'
import { adminModerationRoutes } from './modules/moderation/admin-routes'
import { businessOrderRoutes } from './modules/orders/business-routes'
import { orderRoutes } from './modules/orders/customer-routes'
import { paymentRoutes } from './modules/orders/payment-routes'
import { adminPaymentRoutes } from './modules/payments/admin-routes'
import { customerPromotionRoutes } from './modules/promotions/customer-routes'
import { promotionRoutes } from './modules/promotions/portal-routes'
import { restaurantBusinessRoutes } from './modules/restaurants/business-routes'
import { restaurantCustomerRoutes } from './modules/restaurants/customer-routes'
import { restaurantGuestRoutes } from './modules/restaurants/guest-routes'
import { restaurantPortalRoutes } from './modules/restaurants/portal-routes'
import { reviewRoutes } from './modules/reviews/portal-routes'
import { updateRoutes } from './modules/updates/update-routes'

/** What restaurants and administrators work with; in a chain of its own, for types grow with the length of one. */
const staffSide = (deps: Deps) =>
  new Elysia()
    .use(staffRoutes(deps))
    .use(businessAccountRoutes(deps))
    .use(adminModerationRoutes(deps))
    .use(restaurantBusinessRoutes(deps))
    .use(menuBusinessRoutes(deps))
    .use(businessOrderRoutes(deps))
    .use(adminPaymentRoutes(deps))

/** The whole API: every module's routes under `/api`, in the modules' order. */
export const createApp = (deps: Deps) =>
  // A Host may be as short as one letter.
  new Elysia({ prefix: '/api', normalize: true, handler: { standardHostname: false } })
    .use(errors(deps))
    .use(inputs)
    .use(measured)
    .use(operationsRoutes(deps))
    .use(settingsRoutes(deps))
    .use(geoRoutes(deps))
    .use(hintsRoutes(deps))
    .use(geocoderRoutes(deps))
    .use(customerSignInRoutes(deps))
    .use(portalSignInRoutes(deps))
    .use(customerRoutes(deps))
    .use(addressRoutes(deps))
    .use(imageRoutes(deps))
    .use(uploadRoutes(deps))
    .use(promotionRoutes(deps))
    .use(customerPromotionRoutes(deps))
    .use(devRoutes(deps))
    .use(restaurantPortalRoutes(deps))
    .use(restaurantGuestRoutes(deps))
    .use(restaurantCustomerRoutes(deps))
    .use(menuRoutes(deps))
    .use(basketCustomerRoutes(deps))
    .use(basketGuestRoutes(deps))
    .use(orderRoutes(deps))
    .use(paymentRoutes(deps))
    .use(updateRoutes(deps))
    .use(reviewRoutes(deps))
    .use(staffSide(deps))

export type App = ReturnType<typeof createApp>
