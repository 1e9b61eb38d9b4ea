/**
 * The two tiers of the tests. `bun run test` is what a change is judged by: types, lint, quick tests, tests of the API, the
 * build and each noun's main journey. `bun run test all` is everything: each night, before a release, and before an issue
 * is said to be resolved. What is only in the second stands here with what it proves, so that no proof is lost.
 */

/** Journeys of the light tier, each with the noun it is the main one of. */
export const LIGHT_JOURNEYS: Readonly<Record<string, string>> = {
  'admin/e2e/board.test.ts': 'orders in the restaurant',
  'admin/e2e/hours.test.ts': 'opening hours and pauses',
  'admin/e2e/images-desk.test.ts': 'images',
  'admin/e2e/import.test.ts': 'imports of a menu',
  'admin/e2e/integrations.test.ts': 'counters and webhooks',
  'admin/e2e/log-screen.test.ts': 'the log',
  'admin/e2e/menu.test.ts': 'menu',
  'admin/e2e/moderation.test.ts': 'moderation and the overview',
  'admin/e2e/order-desk.test.ts': 'refunds, reports, payouts, differences, tickets bought',
  'admin/e2e/people-desk.test.ts': 'customers and partners at the desk',
  'admin/e2e/people.test.ts': 'registration, managers, the black list',
  'admin/e2e/promo-codes.test.ts': 'promo codes and stories',
  'admin/e2e/records.test.ts': 'records of the desk',
  'admin/e2e/restaurants-desk.test.ts': 'restaurants at the desk',
  'admin/e2e/reviews.test.ts': 'reviews and their answers',
  'admin/e2e/second-factor.test.ts': 'the second factor',
  'admin/e2e/sign-in.test.ts': 'sessions of the staff',
  'admin/e2e/statistics.test.ts': 'statistics',
  'admin/e2e/system-desk.test.ts': 'jobs and messages',
  'admin/e2e/zones.test.ts': 'delivery zones',
  'scripts/e2e/backup.test.ts': 'backups, restored by each documented way',
  'site/e2e/ad-files.test.ts': 'files of ads',
  'site/e2e/address-map.test.ts': 'addresses and the map',
  'site/e2e/ads.test.ts': 'ads, read',
  'site/e2e/afisha.test.ts': 'events and venues',
  'site/e2e/axe.test.ts': 'what axe is not asked twice, it still finds',
  'site/e2e/ahead.test.ts': 'orders for a time',
  'site/e2e/basket.test.ts': 'baskets',
  'site/e2e/complaints.test.ts': 'favourites and complaints',
  'site/e2e/dinner.test.ts': 'an order from the home page to the door',
  'site/e2e/documents.test.ts': 'documents and their acceptance',
  'site/e2e/filters.test.ts': 'kitchens and the list of restaurants',
  'site/e2e/group.test.ts': 'group orders',
  'site/e2e/halls.test.ts': 'halls and seats',
  'site/e2e/news.test.ts': 'news',
  'site/e2e/orders.test.ts': 'a customer’s orders',
  'site/e2e/organizations.test.ts': 'organizations',
  'site/e2e/outside.test.ts': 'sitemap, feeds, shared pictures',
  'site/e2e/pages.test.ts': 'every page of a guest and of a person',
  'site/e2e/payment.test.ts': 'payments by card',
  'site/e2e/people.test.ts': 'sessions of customers',
  'site/e2e/plain.test.ts': 'delivery without scripts',
  'site/e2e/portal-search.test.ts': 'search',
  'site/e2e/push.test.ts': 'notices',
  'site/e2e/replies.test.ts': 'replies to vacancies',
  'site/e2e/searches.test.ts': 'saved searches',
  'site/e2e/support.test.ts': 'support',
  'site/e2e/tickets.test.ts': 'tickets',
  'site/e2e/write-ad.test.ts': 'ads, written',
}

/** Journeys of `all` alone, each with what it proves there. */
export const WHOLE_JOURNEYS: Readonly<Record<string, string>> = {
  // A manner of many pages rather than a noun.
  'admin/e2e/board-sizes.test.ts': 'the board on a tablet, a wall and a phone',
  'admin/e2e/long-words.test.ts': 'no page of the back office is too wide, whatever words are written',
  'admin/e2e/tablet.test.ts': 'every page of the back office fits a tablet',
  'site/e2e/couriers.test.ts': 'who brings an order: the board’s giving, and a courier’s page without a network',
  'site/e2e/offers.test.ts': 'offers of a restaurant: its page, a set put together, what they take off',
  'site/e2e/evening.test.ts': 'an evening walked by four people at once: customer, cook, courier and owner',
  'site/e2e/desktop.test.ts': 'links and own pages on a wide screen',
  'site/e2e/fields.test.ts': 'pictures, hints and choices in forms, by keys too',
  'site/e2e/keyboard.test.ts': 'an order by the keyboard and a screen reader alone',
  'site/e2e/large-text.test.ts': 'text of twice the size; a tablet; the narrowest phone',
  'site/e2e/layout.test.ts': 'what covers what, and what a press shows at once',
  'site/e2e/letters.test.ts': 'letters, dark and light',
  'site/e2e/long-words.test.ts': 'no page of the site is too wide, whatever words are written',
  'site/e2e/offline.test.ts': 'the worker: without a network, and at a release',
  'site/e2e/remembered.test.ts': 'sessions that the browser forgot',
  'site/e2e/rich-text.test.ts': 'the editor of texts',
  'site/e2e/settings.test.ts': 'name and time of an installation',
  'site/e2e/weight.test.ts': 'scripts and requests of a page',
  'site/e2e/wide-portal.test.ts': 'the wide portal',
  'site/e2e/wide.test.ts': 'the delivery on a wide screen',
  // A second journey of a noun whose main one is in the light tier.
  'admin/e2e/acting.test.ts': 'acting as a customer or an owner: tested in the API by act-as.test.ts',
  'admin/e2e/board-full.test.ts': 'a board of 60 orders',
  'admin/e2e/desk-menu.test.ts': 'dishes at the desk: tested in the API by desk-products.test.ts',
  'admin/e2e/desk-reviews.test.ts': 'reviews at the desk: tested in the API by review-records.test.ts',
  'admin/e2e/first-zone.test.ts': 'the first zone of a restaurant',
  'admin/e2e/hall-prices.test.ts': 'a hall drawn by cells and as text, prices painted on it',
  'admin/e2e/lost-saves.test.ts': 'a save whose answer was lost',
  'admin/e2e/many-records.test.ts': 'many records at once, and views',
  'admin/e2e/menu-keys.test.ts': 'the menu by keys alone',
  'admin/e2e/menu-moves.test.ts': 'dishes dragged, and a connection lost while saving',
  'admin/e2e/moderation-desk.test.ts':
    'the queue by keys, blind checks and appeals: tested in the API by checks.test.ts and appeals.test.ts',
  'admin/e2e/options.test.ts': 'options of dishes',
  'admin/e2e/organizer-link.test.ts': 'the organizer’s link: tested in the API by report.test.ts',
  'admin/e2e/people-keys.test.ts': 'people and settings by keys alone',
  'admin/e2e/records-screens.test.ts': 'the screens of single records, on three widths',
  'admin/e2e/staff-push.test.ts': 'notices of the board',
  'admin/e2e/two-registrations.test.ts': 'two registrations with one mail',
  'admin/e2e/zone-borders.test.ts': 'borders drawn by mouse, keys and finger',
  'site/e2e/bonuses.test.ts':
    'points spent at a table, a menu on paper, a post’s picture: tested in the API by bonuses.test.ts',
  'site/e2e/fresh.test.ts': 'changes on the pages of two processes within a second',
  'site/e2e/gallery.test.ts': 'the gallery of pictures',
  'site/e2e/home.test.ts': 'the home of the delivery: codes, hearts, the list that goes on',
  'site/e2e/leaving.test.ts': 'links to other sites, thanks for a review',
  'site/e2e/maps.test.ts': 'zones and pins on the customers’ maps',
  'site/e2e/order-ends.test.ts': 'how an order ends for its customer',
  'site/e2e/own-terms.test.ts': 'terms of delivery at one’s own address',
  'site/e2e/plain-unsaid.test.ts': 'a form that does not say where it comes from',
  'site/e2e/refusals.test.ts':
    'what stands against an order: tested in the API by quote.test.ts and place-order.test.ts',
  'site/e2e/restaurant-hires.test.ts': 'a vacancy of a restaurant',
  'site/e2e/sbp.test.ts': 'orders over SBP: tested in the API by sbp.test.ts',
  'site/e2e/stars.test.ts': 'stars by finger and mouse',
  'site/e2e/tickets-sbp.test.ts': 'tickets over SBP: tested in the API by sbp.test.ts',
  'site/e2e/turn-pages.test.ts': 'pages of lists turned in place',
  // Whole installations.
  'scripts/e2e/dev.test.ts': 'the first command of the README',
  'scripts/e2e/image.test.ts': 'the image of a release',
  'scripts/e2e/install.test.ts': 'the installer on a bare Debian, up to the first page over TLS',
}

/** Quick tests and tests of the API of `all` alone: they take as long as many others, or a program of Debian's. */
export const WHOLE_QUICK: Readonly<Record<string, string>> = {
  'api/test/alert-rules.test.ts': 'rules of alerts, by Prometheus’s own checker over what the product prints',
  'api/test/robustness/busy.test.ts': 'no request, however long, keeps the thread',
  'api/test/robustness/killed-server.test.ts': 'a server that is killed under load',
  'api/test/robustness/many-stops.test.ts': 'processes told to stop in their first milliseconds, and busy ones',
  'api/test/robustness/restarted-database.test.ts': 'a database that restarts under load',
  'api/test/robustness/ten-restarts.test.ts': 'ten restarts in the middle of orders',
  'api/test/robustness/two-processes.test.ts': 'a crowd at two processes',
  'scripts/drill/drill.test.ts':
    'presses that race, and a network, a disk, a clock, a bank and processes that fail under load',
  'scripts/recovery/drill.test.ts': 'a database and its pictures, restored at a second, taken and gone back from',
  'scripts/recovery/standby.test.ts': 'a streaming replica: who reads where, its end, its promotion',
}

/** Steps of `all` alone. */
export const WHOLE_STEPS = {
  HTML: 'every page and every screen of the journeys is valid HTML',
  dialogs: 'every kind of dialog was on a screen of the journeys',
}

/**
 * What tests of the light tier do less of; each stands as it is in `all`, and in a run by words. What is set by hand wins.
 * Walks over all routes (reach, fuzz) take the routes of changed modules and every n-th of the others by a hash of its
 * name (`api/test/light-routes.ts`). With fewer routes some statements may be asked by no test: that is told, not failed.
 */
export const LESS: Readonly<Record<string, string>> = {
  AD_SEQUENCES: '15',
  ASKED_EVERY: '4',
  DAY_CUSTOMERS: '24',
  FUZZ_REQUESTS: '600',
  MONEY_SEQUENCES: '10',
  ROUTES_EVERY: '4',
  TICKET_FLOODS: '10',
  TICKET_SEQUENCES: '10',
  TOWN_LIVES: '1',
}
