/** Where every page is: addresses are made here alone, so that a page moves by one line. */

type Asked = Record<string, string | boolean | null | undefined>
/** The number finds it; the words are for people. */
type Named = { number: number; slug: string }

/**
 * A parameter that is absent or empty is left out; `true` is one without a value.
 * A constant that is made with it is marked as pure: else every page would carry it.
 */
export function withQuery(path: string, asked: Asked): string {
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
export const invitationPath = (ref_code: string) => withQuery(HOME, { [INVITATION_PARAMETER]: ref_code })
export const PORTAL_SEARCH = '/search'
/** What the portal has found: all of it, or one kind of things. */
export const foundPath = (query: string, kind?: string) => withQuery(PORTAL_SEARCH, { query, kind })
export const AGREEMENT = '/agreement'
export const PRIVACY = '/privacy'
/** A published document's page by its key: two have addresses of their own. */
export function documentPath(key: string): string {
  return [AGREEMENT, PRIVACY].find((path) => path === `/${key}`) ?? `/documents/${key}`
}
/** Names an earlier edition of such a page. */
export const EDITION_PARAMETER = 'version'
export const editionPath = (page: string, number: number) => withQuery(page, { [EDITION_PARAMETER]: String(number) })
/** What a page that cannot be had without a network is replaced by. */
export const OFFLINE = '/offline'
export const sectionPath = (name: string) => `/${name}`
/** One ad; `slug` is for people, the number finds it. */
export const adPath = (section: string, number: number, slug: string) => `/${section}/${number}-${slug}`
export const complaintPath = (section: string, number: number) => `/${section}/${number}/complain`
export const newAdPath = (section: string) => `/${section}/create`
/** Where one chooses what to write an ad about. */
export const ADD_POST = '/add-post'
/** News: all of them, those of a rubric, one of them. */
export const NEWS = '/news'
export const rubricPath = (rubric: string) => `${NEWS}/${rubric}`
export const newsPath = ({ slug, number }: Named) => `${NEWS}/${slug}-${number}`
/** What is on: all of it, one event, a venue. */
export const AFISHA = '/afisha'
export const eventPath = ({ slug, number }: Named) => `${AFISHA}/${slug}-${number}`
export const venuePath = (slug: string) => `${AFISHA}/venues/${slug}`
/** Organizations: all of them, and one of them. */
export const ORGANIZATIONS = '/organizations'
export const organizationPath = ({ number, slug }: Named) => `${ORGANIZATIONS}/${number}-${slug}`
export const organizationReviewsPath = (number: number) => `${ORGANIZATIONS}/${number}/reviews`
export const SUGGEST_NEWS = `${NEWS}/suggest`
export const SUGGESTION_DONE = 'done'
export const suggestionDonePath = (done: string) => withQuery(SUGGEST_NEWS, { [SUGGESTION_DONE]: done })

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
/** Of the page of signing in: the try at a social sign-in that it goes on with. */
export const SOCIAL_PARAMETER = 'social'
/** The page of signing in that goes on with this try, and afterwards back to the page where it began. */
export function socialPath(id: string, began: string): string {
  const { pathname, searchParams } = new URL(began, 'http://here.invalid')
  const isLogin = pathname === LOGIN_PAGE
  const asked = isLogin ? new URLSearchParams(searchParams) : new URLSearchParams({ redirect: began })
  asked.delete('step')
  asked.set(SOCIAL_PARAMETER, id)
  return `${LOGIN_PAGE}?${asked}`
}

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
export const OWN_ADS = '/profile/ads'
/** Says on that page what has just been done. */
export const OWN_ADS_DONE = 'done'
export const ownAdsPath = (asked: { status?: string | null; done?: string }) => withQuery(OWN_ADS, asked)
export const ownAdPath = (id: string) => `${OWN_ADS}/${id}`
/** Ads that a person keeps an eye on; restaurants have a page of their own in delivery. */
export const FAVOURITE_ADS = '/profile/favorites'
export const favouriteAdsPath = (asked: { done?: string }) => withQuery(FAVOURITE_ADS, asked)
/** Filtered lists of ads that a person has kept. */
export const SAVED_SEARCHES = '/profile/searches'
/** What a person has answered vacancies with. */
export const REPLIES = '/profile/replies'
/** Those that a person owns or works for, and one of them. */
export const OWN_ORGANIZATIONS = '/profile/organizations'
export const ownOrganizationPath = (id: string) => `${OWN_ORGANIZATIONS}/${id}`
/** Where one is added. */
export const ADD_ORGANIZATION = ownOrganizationPath('create')
/** Says on those pages what has just been done. */
export const ORGANIZATION_DONE = 'done'
export const organizationDonePath = (page: string, done: string) => withQuery(page, { [ORGANIZATION_DONE]: done })
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
export const DESK_ORGANIZATION_REVIEWS = '/desk-reviews/organizations'
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
/** How the platform itself is. */
export const SYSTEM = '/system'
export const SYSTEM_QUEUE = '/system/queue'
/** Those that will not be tried again by themselves. */
export const FAILED_JOBS = /* @__PURE__ */ withQuery(SYSTEM_QUEUE, { state: 'failed' })
/** What administrators keep: lists whose rows open beside them. */
export const DISAGREEMENTS = '/disagreements'
export const MODERATION_REASONS = '/moderation-reasons'
export const CITIES = '/cities'
export const CATALOGUE = '/catalogue'
export const IMAGES = '/pictures'
export const DOCUMENTS = '/documents'
export const STORIES = '/stories'
export const DESK_NEWS = '/news-desk'
/** What is on: events, their sessions, and where they are held. */
export const DESK_EVENTS = '/afisha-desk'
export const DESK_SESSIONS = '/afisha-desk/sessions'
export const DESK_VENUES = '/afisha-desk/venues'
/** Where a new session of this event is added. */
export const newSessionPath = (event_id: string) => withQuery(recordPath(DESK_SESSIONS, NEW_RECORD), { event_id })
export const DESK_ORGANIZATIONS = '/organizations-desk'
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
