/** Where every page is: addresses are made here alone, so that a page moves by one line. */

type Asked = Record<string, string | boolean | null | undefined>

/** A parameter that is absent or empty is left out; `true` is one without a value. */
function withQuery(path: string, asked: Asked): string {
  const parts = Object.entries(asked).flatMap(([name, value]) => {
    if (!value) return []
    return value === true ? name : `${name}=${encodeURIComponent(value)}`
  })
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path
}

// The portal.
export const HOME = '/'
/** What any page may be opened with: whose invitation it is; the site's middleware remembers it. */
export const INVITATION_PARAMETER = 'ref'
/** What a person shares with friends. */
export const invitationPath = (ref_code: string) => withQuery(HOME, { [INVITATION_PARAMETER]: ref_code })
export const PORTAL_SEARCH = '/search'
export const AGREEMENT = '/agreement'
export const PRIVACY = '/privacy'
/** Names an earlier edition of such a page. */
export const EDITION_PARAMETER = 'version'
export const editionPath = (page: string, number: number) => withQuery(page, { [EDITION_PARAMETER]: String(number) })
/** What a page that cannot be had without a network is replaced by. */
export const OFFLINE = '/offline'
export const sectionPath = (name: string) => `/${name}`

// Delivery.
export const EDA = '/eda'
export const LOGIN_PAGE = '/eda/login'
export const ADDRESS_PAGE = '/eda/address'
export const CART = '/eda/cart'
export const ORDERS = '/eda/orders'
export const EDA_SEARCH = '/eda/search'
export const searchPath = (query: string) => withQuery(EDA_SEARCH, { query })
export const FILTERS = '/eda/filters'
export const FAVORITES = '/eda/favorites'
export const PROMO = '/eda/promo'
export const OWN_REVIEWS = '/eda/reviews'
export const PROMO_TERMS = '/eda/info/1'

/** `init`: on the way to a first order, so that the address is asked for next. */
export const loginPath = (asked: { init?: boolean; redirect?: string }) => withQuery(LOGIN_PAGE, asked)

type AddressAsked = { init?: boolean; id?: string; step?: string; redirect?: string | null }
/** A new address, or with `id` another place for one; `init`: typed rather than found on the map. */
export const addressPath = (asked: AddressAsked) => withQuery(ADDRESS_PAGE, asked)

export const restaurantPath = (id: string) => `/eda/restaurants/${id}`
export const restaurantInfoPath = (id: string) => `${restaurantPath(id)}/info`
export const restaurantReviewsPath = (id: string) => `${restaurantPath(id)}/reviews`
export const restaurantSearchPath = (id: string) => `${restaurantPath(id)}/search`
export const productPath = (restaurant_id: string, id: string) => `${restaurantPath(restaurant_id)}/products/${id}`
export const productReviewsPath = (restaurant_id: string, id: string) => `${productPath(restaurant_id, id)}/reviews`

/** A place in the cart: the chosen basket travels in it, through a sign-in and an address, so that no other is ordered. */
export const cartPath = ({ step, restaurant }: { step: 1 | 2; restaurant: string | null }) =>
  withQuery(CART, { step: step === 2 ? '2' : null, restaurant })
/** The second step of one restaurant's basket. */
export const checkoutPath = (restaurant: string | null) => cartPath({ step: 2, restaurant })

/** A group basket by its link's token. */
export const togetherPath = (token: string) => `/eda/together/${token}`

/** `ref`: a number or a uuid; one that stands in an address is encoded before. */
export const orderPath = (ref: string) => `${ORDERS}/${ref}`

// A person's own pages.
export const PROFILE = '/profile'
export const ACCOUNT = '/profile/account'
/** Where the link leads that confirms a customer's mail. */
export const mailConfirmationPath = (token: string) => withQuery('/profile/mail', { token })
/** What messages come where. */
export const NOTICES = '/profile/notices'
export const ADDRESSES = '/profile/addresses'

// The plain faces of pages, for browsers without scripts.
export const PLAIN = '/eda/plain'
/** The plain face of a page of delivery or of the profile. */
export const plainPath = (page: string) => PLAIN + page.replace(/^\/eda/, '')
export const PLAIN_ADD = '/eda/plain/add'
/** Where an administrator who acts as a customer goes back, and what the banner that leads there is drawn by. */
export const PLAIN_RETURN = '/eda/plain/return'
export const ACTING_STYLES = '/acting-banner.css'
export const plainCheckoutPath = (restaurant: string | null) => withQuery(`${PLAIN}/checkout`, { restaurant })

// The back office; its own pages are told without `ADMIN`, as its router knows them.
export const ADMIN = '/admin'
export const BOARD = '/orders'
export const HISTORY = '/orders/history'
export const boardOrderPath = (id: number | ':id') => `${BOARD}/${id}`
/** When one restaurant takes orders, and where it brings them. */
export const HOURS = '/hours'
export const ZONES = '/zones'
export const REVIEWS = '/reviews'
export const STATISTICS = '/statistics'
/** Managers, and whom one serves no more. */
export const PEOPLE = '/people'
export const BLACK_LIST = '/black-list'
export const SETTINGS = '/settings'
export const LEGAL_SETTINGS = '/settings/legal'
export const NOTIFICATION_SETTINGS = '/settings/notifications'
/** Anybody's own: name, password, sign-ins. */
export const OWN_ACCOUNT = '/account'
/** The same of an administrator. */
export const ADMINISTRATOR = '/administrator'
/** Who works at the platform. */
export const ADMINISTRATORS = '/administrators'
/** What a new owner does first. */
export const FIRST_RUN = '/first-run'
export const NEW_RESTAURANT = '/new-restaurant'
export const LOG = '/log'
/** What customers wrote, as moderators look through it. */
export const DESK_REVIEWS = '/desk-reviews'
export const DESK_DISH_REVIEWS = '/desk-reviews/dishes'
/** Of the whole platform. */
export const DESK_LOG = '/desk-log'
export const OVERVIEW = '/overview'
export const MODERATION = '/moderation'
export const moderationPath = (id: string) => `${MODERATION}/${id}`
/** Everybody’s orders, as administrators find them. */
export const ALL_ORDERS = '/all-orders'
export const ordersOfPath = (restaurant_id: string) => withQuery(ALL_ORDERS, { restaurant_id })
/** Those that need a hand, and why. */
export const needingOrdersPath = (need: string) => withQuery(ALL_ORDERS, { needs: need })
/** Everybody’s restaurants, and what they came to. */
export const ALL_RESTAURANTS = '/all-restaurants'
/** Their menus, part by part. */
export const ALL_DISHES = '/all-menus'
export const ALL_CATEGORIES = '/all-menus/categories'
export const ALL_OPTIONS = '/all-menus/options'
export const ALL_OPTION_GROUPS = '/all-menus/option-groups'
export const ORDERS_STATISTIC = '/orders-statistic'
/** What administrators keep: lists whose rows open beside them. */
export const MODERATION_REASONS = '/moderation-reasons'
export const CITIES = '/cities'
export const IMAGES = '/pictures'
export const STORIES = '/stories'
export const PROMOTIONS = '/promotions'
export const PROMO_CODES = '/promo-codes'
export const PROMO_SERIES = '/promo-codes/series'
export const codesOfSeriesPath = (series_id: string) => withQuery(PROMO_CODES, { series_id })
/** Who orders, and who cooks and works there. */
export const CUSTOMERS = '/customers'
export const BUSINESS_USERS = '/partners'
/** A row of such a list, or the one that is being added. */
export const recordPath = (list: string, id: string) => `${list}/${id}`
export const NEW_RECORD = 'new'
/** A part of the page that one row of such a list has to itself. */
export const cardPath = (list: string, id: string, tab?: string) =>
  tab === undefined ? recordPath(list, id) : recordPath(recordPath(list, id), tab)
export const MENU = '/menu'
export const MENU_OPTIONS = '/menu/options'
export const MENU_IMPORT = '/menu/import'
export const importPath = (id: string) => `${MENU_IMPORT}/${id}`
export const SIGN_IN = '/sign-in'
export const REQUEST_RESET = '/request-password-reset'
export const RESET_PASSWORD = '/reset-password'
/** The same page from outside. */
export const adminPath = (page: string) => ADMIN + page
export const REGISTER = '/register'
/** Where the link leads that confirms an owner's mail. */
export const CONFIRM_REGISTRATION = '/confirm-registration'
export const registrationPath = (token: string) => withQuery(adminPath(CONFIRM_REGISTRATION), { token })
/** Where a manager who was invited chooses a password. */
export const managerInvitationPath = (token: string) => withQuery(adminPath(RESET_PASSWORD), { token, invited: true })
export const resetPath = (token: string) => withQuery(adminPath(RESET_PASSWORD), { token })
/** The figures of these days, from outside. */
export const statisticsPath = (period: { from: string; to: string }) => withQuery(adminPath(STATISTICS), period)

/** Where administrators open rows of a noun. */
export const DESK_LISTS = {
  city: CITIES,
  image: IMAGES,
  story: STORIES,
  promotion: PROMOTIONS,
  promo_code: PROMO_CODES,
  promo_code_series: PROMO_SERIES,
  moderation_reason: MODERATION_REASONS,
  customer: CUSTOMERS,
  business: BUSINESS_USERS,
  order: ALL_ORDERS,
  admin: ADMINISTRATORS,
  restaurant: ALL_RESTAURANTS,
  product: ALL_DISHES,
  product_category: ALL_CATEGORIES,
  product_option: ALL_OPTIONS,
  product_option_group: ALL_OPTION_GROUPS,
}
