import { Elysia } from 'elysia'
import { errors } from './http/errors'
import { fileNames } from './http/file-names'
import { inputs } from './http/inputs'
import { measured } from './http/measured'
import { operationsRoutes } from './http/operations'
import { devRoutes } from './http/outbox-routes'
import type { Deps } from './kernel/deps'
import { customerAddressesRoute } from './modules/addresses/admin-routes'
import { addressRoutes } from './modules/addresses/customer-routes'
import { adAdminRoutes, adsOfCustomerRoute } from './modules/ads/admin-routes'
import { adminLogRoutes } from './modules/audit/admin-log-routes'
import { basketCustomerRoutes } from './modules/baskets/customer-routes'
import { groupMemberRoutes } from './modules/baskets/group-member-routes'
import { groupOwnerRoutes } from './modules/baskets/group-owner-routes'
import { basketGuestRoutes } from './modules/baskets/guest-routes'
import { catalogueAdminRoutes, catalogueReferenceRoute } from './modules/catalogues/admin-routes'
import { catalogueRoutes } from './modules/catalogues/portal-routes'
import { courierRoutes } from './modules/couriers/courier-routes'
import { courierCustomerRoutes } from './modules/couriers/customer-routes'
import { customerNoticesRoute, customerReferenceRoute } from './modules/customers/admin-routes'
import { customerRoutes } from './modules/customers/customer-routes'
import { acceptanceRoutes, documentAdminRoutes } from './modules/documents/admin-routes'
import { documentRoutes } from './modules/documents/portal-routes'
import { cityAdminRoutes, cityReferenceRoute } from './modules/geo/admin-routes'
import { geocoderRoutes } from './modules/geo/geocoder-routes'
import { hintsRoutes } from './modules/geo/hints-routes'
import { geoRoutes } from './modules/geo/portal-routes'
import { imageAdminRoutes } from './modules/images/admin-routes'
import { imageRoutes } from './modules/images/portal-routes'
import { uploadRoutes } from './modules/images/upload-routes'
import { menuRoutes } from './modules/menu/portal-routes'
import { messageAdminRoutes } from './modules/messages/admin-routes'
import { moderationReasonAdminRoutes } from './modules/moderation/admin-routes'
import { bonusRoutes } from './modules/orders/bonuses/bonus-routes'
import { orderRoutes } from './modules/orders/customer-routes'
import { customerOrderRoutes } from './modules/orders/lists/orders-of-customer-routes'
import { quoteRoutes } from './modules/orders/placing/quote-routes'
import { bankRoutes } from './modules/payments/bank/bank-routes'
import { savedMethodRoutes } from './modules/payments/methods/customer-routes'
import { customerPaymentRoutes } from './modules/payments/paying/customer-routes'
import { openPayment } from './modules/payments/paying/open-payment'
import { personalDataDesk } from './modules/personal-data/admin-routes'
import { dataExportRoutes } from './modules/personal-data/customer-routes'
import { FORGETTING } from './modules/personal-data/register'
import { promotionAdminRoutes, storyAdminRoutes } from './modules/promotions/admin-routes'
import { customerPromotionRoutes } from './modules/promotions/customer-routes'
import { promotionRoutes } from './modules/promotions/portal-routes'
import { promoCodeAdminRoutes, promoSeriesAdminRoutes } from './modules/promotions/promo-code-routes'
import {
  managersOfOwnerRoute,
  restaurantAdminRoutes,
  restaurantReferenceRoute,
} from './modules/restaurants/admin-routes'
import { restaurantCustomerRoutes } from './modules/restaurants/customer-routes'
import { restaurantGuestRoutes } from './modules/restaurants/guest-routes'
import { scheduleAdminRoutes } from './modules/restaurants/hours/schedule-routes'
import { restaurantPortalRoutes } from './modules/restaurants/portal-routes'
import { zoneAdminRoutes } from './modules/restaurants/zones/zone-routes'
import { customerReviewsRoute, reviewAdminRoutes } from './modules/reviews/admin-routes'
import { reviewBusinessRoutes } from './modules/reviews/business-routes'
import { reviewCustomerRoutes } from './modules/reviews/customer-routes'
import { reviewRoutes } from './modules/reviews/portal-routes'
import { deskSearchRoute } from './modules/search/desk/admin-routes'
import { searchRoutes } from './modules/search/everything/portal-routes'
import { customerAccountRoutes } from './modules/sessions/customers/account-routes'
import { customerSignInRoutes } from './modules/sessions/customers/customer-routes'
import { portalSignInRoutes } from './modules/sessions/customers/portal-routes'
import { socialRoutes } from './modules/sessions/social/social-routes'
import {
  actingRoutes,
  administratorAdminRoutes,
  businessUserAdminRoutes,
  customerAdminRoutes,
} from './modules/sessions/staff/admin-routes'
import { peopleSessionRoutes } from './modules/sessions/staff/people-session-routes'
import { settingsRoutes } from './modules/settings/portal-routes'
import { staffReferenceRoutes } from './modules/staff/admin-routes'
import { overviewAdminRoute, statisticsAdminRoutes } from './modules/statistics/admin-routes'
import { statisticsBusinessRoutes } from './modules/statistics/business-routes'
import { systemRoutes } from './modules/system/admin-routes'
import { metricsRoutes } from './modules/system/metrics-routes'
import { groupUpdateRoutes } from './modules/updates/group-routes'
import { updateRoutes } from './modules/updates/update-routes'
import { portalSide } from './portal-side'
import { staffSide } from './staff-side'

/** What administrators list, open and change. */
const recordSide = (deps: Deps) =>
  new Elysia()
    .use(cityAdminRoutes(deps))
    .use(storyAdminRoutes(deps))
    .use(moderationReasonAdminRoutes(deps))
    .use(promotionAdminRoutes(deps))
    .use(documentAdminRoutes(deps))
    .use(acceptanceRoutes(deps))
    .use(documentRoutes(deps))
    .use(promoCodeAdminRoutes(deps))
    .use(promoSeriesAdminRoutes(deps))
    .use(customerAdminRoutes(deps))
    .use(businessUserAdminRoutes(deps))
    .use(administratorAdminRoutes(deps))
    .use(restaurantAdminRoutes(deps))
    .use(statisticsAdminRoutes(deps))
    .use(overviewAdminRoute(deps))
    .use(deskSearchRoute(deps))
    .use(scheduleAdminRoutes(deps))
    .use(zoneAdminRoutes(deps))
    .use(restaurantReferenceRoute(deps))
    .use(customerReferenceRoute(deps))
    .use(staffReferenceRoutes(deps))
    .use(adminLogRoutes(deps))
    .use(reviewAdminRoutes(deps))
    .use(cityReferenceRoute(deps))
    .use(actingRoutes(deps))

/** What belongs to customers and business users, as administrators see it. */
const peopleDesk = (deps: Deps) =>
  new Elysia()
    .use(customerNoticesRoute(deps))
    .use(customerAddressesRoute(deps))
    .use(peopleSessionRoutes(deps))
    .use(personalDataDesk(deps))
    .use(managersOfOwnerRoute(deps))
    .use(customerOrderRoutes(deps))
    .use(customerReviewsRoute(deps))
    .use(adAdminRoutes(deps))
    .use(adsOfCustomerRoute(deps))

/** Who a customer is and what is theirs. */
const personSide = (deps: Deps) =>
  new Elysia()
    .use(customerSignInRoutes(deps))
    .use(customerAccountRoutes(deps))
    .use(portalSignInRoutes(deps, FORGETTING))
    .use(socialRoutes(deps))
    .use(dataExportRoutes(deps))
    .use(customerRoutes(deps))
    .use(addressRoutes(deps))
    .use(imageRoutes(deps))
    .use(imageAdminRoutes(deps))
    .use(uploadRoutes(deps))
    .use(promotionRoutes(deps))
    .use(customerPromotionRoutes(deps))
    .use(bonusRoutes(deps))

/** What is sold, ordered and told of it. */
const marketSide = (deps: Deps) =>
  new Elysia()
    .use(restaurantPortalRoutes(deps))
    .use(restaurantGuestRoutes(deps))
    .use(restaurantCustomerRoutes(deps))
    .use(menuRoutes(deps))
    .use(searchRoutes(deps))
    .use(basketCustomerRoutes(deps))
    .use(basketGuestRoutes(deps))
    .use(groupOwnerRoutes(deps))
    .use(groupMemberRoutes(deps))
    .use(groupUpdateRoutes(deps))
    .use(quoteRoutes(deps))
    .use(orderRoutes(deps, (payment_id) => openPayment(deps, payment_id)))
    .use(courierRoutes(deps))
    .use(courierCustomerRoutes(deps))
    .use(bankRoutes(deps))
    .use(customerPaymentRoutes(deps))
    .use(savedMethodRoutes(deps))
    .use(updateRoutes(deps))
    .use(reviewRoutes(deps))
    .use(reviewCustomerRoutes(deps))
    .use(reviewBusinessRoutes(deps))
    .use(statisticsBusinessRoutes(deps))

/** The installation itself. */
const houseSide = (deps: Deps) =>
  new Elysia()
    .use(operationsRoutes(deps))
    .use(metricsRoutes(deps))
    .use(settingsRoutes(deps))
    .use(systemRoutes(deps))
    .use(messageAdminRoutes(deps))

/** Places and catalogues: what people choose from wherever they write. */
const choiceSide = (deps: Deps) =>
  new Elysia()
    .use(geoRoutes(deps))
    .use(hintsRoutes(deps))
    .use(geocoderRoutes(deps))
    .use(catalogueRoutes(deps))
    .use(catalogueAdminRoutes(deps))
    .use(catalogueReferenceRoute(deps))

// Each part is worked out by itself: all at once they are more than the compiler does for one type.
type Staff = ReturnType<typeof staffSide>
type Records = ReturnType<typeof recordSide>
type Market = ReturnType<typeof marketSide>
type Portal = ReturnType<typeof portalSide>
type Person = ReturnType<typeof personSide>

/** The whole API: every module's routes under `/api`. In parts, for one chain of them all is longer than its type may be. */
export const createApp = (deps: Deps) => {
  const [staff, records, market]: [Staff, Records, Market] = [staffSide(deps), recordSide(deps), marketSide(deps)]
  const [portal, person]: [Portal, Person] = [portalSide(deps), personSide(deps)]
  // A Host may be as short as one letter.
  return new Elysia({ prefix: '/api', normalize: true, handler: { standardHostname: false } })
    .use(errors(deps))
    .use(inputs)
    .use(fileNames)
    .use(measured)
    .use(houseSide(deps))
    .use(choiceSide(deps))
    .use(person)
    .use(devRoutes(deps))
    .use(market)
    .use(portal)
    .use(staff)
    .use(records)
    .use(peopleDesk(deps))
}

export type App = ReturnType<typeof createApp>
