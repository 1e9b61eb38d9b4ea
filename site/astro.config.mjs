import { fileURLToPath } from 'node:url'
import { defineConfig, passthroughImageService } from 'astro/config'
import { contentSecurityPolicy } from './adapter/content-security-policy.ts'
import { ISLAND_ADDRESS } from './adapter/facades.ts'
import { fetchHandler } from './adapter/index.ts'
import { islands } from './adapter/islands.ts'

const isBuild = process.argv.includes('build')
const LUCIDE_ICON = fileURLToPath(new URL('./src/components/lucide-icon.ts', import.meta.url))
const api = process.env.API_URL ?? 'http://127.0.0.1:3001'

// Forty chunks of one kilobyte each compress worse than one of thirty, and ask forty times. What every page of delivery loads
// travels together (with React, but for what wakes islands: that is the file the framework asks for first), then what only a restaurant's page needs, what draws cards, what waits or failed, what is typed into. Orders and
// marks are one person's: a guest's pages load neither.
const CHUNKS = [
  {
    name: 'delivery',
    test: parts(
      'node_modules/(react|react-dom)/(index|jsx-runtime|cjs/react(-dom)?(-jsx-runtime)?\\.production)',
      'features/(baskets/CartCount|modals/(Overlays|modals|store)|orders/islands)',
      'features/(restaurants/(MyMarks|ShareButton|modals)|sign-in/sign-in|account/for-person)',
      '(ui/Button|components/Counter|formats/(money|quoted|seen-text)|restaurants/labels|orders/pricing|shared/src/paths|wire/is-under)',
      '(components/lucide-icon|icons/(bike|chevron-right|minus|plus|shopping-bag|user-round))',
    ),
  },
  {
    name: 'restaurant',
    test: parts('features/(menu/MenuCalls|restaurants/(DeliveryBanner|RestaurantLife)|baskets/CartBar)'),
  },
  {
    name: 'cards',
    test: parts(
      '(components/Price|addresses/short-address|ui/(Phrase|Picture|Stars)|formats/(plural|weight)|orders/(checkout|courier|wanted))',
      'icons/(chevron-(down|left)|clock|credit-card|heart|map-pin|receipt-text|star|x)',
    ),
  },
  {
    name: 'states',
    test: parts(
      '(components/(EmptyState|Skeleton|Tabs|lists/MoreButton)|ui/(ErrorState|Illustration|drawings)|profile/(PersonOnly|store|use-(addresses|reading))|orders/messages|icons/(bell|briefcase-business))',
    ),
  },
  {
    name: 'sign-in',
    test: parts(
      'features/(account/(restore|use-countdown)|support/(SupportLink|modals))',
      'support/paths',
      'formats/wait',
    ),
  },
  { name: 'account-button', test: parts('features/(account/next-path|portal/AccountButton)') },
  {
    name: 'fields',
    test: parts(
      '(tickets/paths|ui/(Field|FormField|NumberField|PhoneField|use-form|use-masked)|account/session|(customers|sessions)/form|(addresses|customers|sessions)/messages|forms/(fields|form)|formats/number-text)',
      'icons/(circle-(check|exclamation-point)|trash)',
    ),
  },
  {
    name: 'door',
    test: parts(
      '(ui/ChoiceField|account/modals|addresses/(DoorFields|steps)|baskets/(LineFrame|quotes)|checkout/(modals|steps)|(geo|orders)/form|forms/stored)',
      'icons/(banknote|users)',
    ),
  },
  {
    name: 'phone',
    test: parts(
      'features/(account/(CodeStep|Consent|PhoneStep|use-sending)|sign-in/(ClosedProviders|FirstStep|SocialSignIn|arrive))',
    ),
  },
  {
    name: 'modals',
    test: parts(
      'modals/[A-Z][A-Za-z]+',
      '(checkout/ClearBasket|orders/CancelOrder|profile/DeleteAccount|restaurants/(DeliveryModal|RestaurantClosed))',
      '(components/(Sheet|drag-close|history-entry)|ui/Dialog)',
    ),
  },
  {
    name: 'orders',
    test: parts(
      '(orders/(facts|labels|order-list|pace|rules|store|tracker|updates|use-now)|components/while-seen)',
      'features/orders/(ActCall|LiveOrderCard|OrderCard|receive)',
    ),
  },
  { name: 'marks', test: parts('restaurants/(delivering|favourites)') },
  {
    name: 'home',
    test: parts(
      'features/(promotions/(StoriesRow|modals|seen-stories)|restaurants/(FiltersButton|HomeTop|NearbyList|islands))',
    ),
  },
  { name: 'rich-text', test: parts('shared/src/rich-text/(check|grammar|links|plain)') },
  { name: 'map', test: parts('(ui/IslandMap|map/zone-colours)') },
  {
    name: 'leaflet-map',
    test: parts('leaflet/dist/leaflet-src', 'map/(drawn-ground|drawn-houses|framing|leaflet-map|pins|zone-shapes)'),
  },
  {
    name: 'place',
    test: parts(
      '(ui/(Place(Field|Map)|use-(place|tapped-place))|geo/(address-text|geocoder))',
      'addresses/(draft|store|suggestions)',
    ),
  },
]

export default defineConfig({
  output: 'server',
  adapter: fetchHandler(),
  integrations: [islands()],
  trailingSlash: 'ignore',
  compressHTML: true,
  build: { inlineStylesheets: 'auto', assets: 'assets' },
  cache: { provider: { name: 'ostrov-page-cache', entrypoint: new URL('./adapter/page-cache.ts', import.meta.url) } },
  // Where a form may come from is judged by the server it is mounted in, by the host people really see.
  security: { csp: contentSecurityPolicy(process.env), checkOrigin: false },
  // Pictures are served by the API: the framework's own door to them stays shut.
  image: { service: passthroughImageService(), endpoint: { route: '/_image', entrypoint: './adapter/no-image.ts' } },
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  server: { host: '127.0.0.1' },
  vite: {
    plugins: [
      islandsWithoutStyle(),
      hashesCountedOnce(),
      mended(...ISLAND_ADDRESS),
      wordsInPlace(),
      iconsWithoutKeys(),
      datesLeftAlone(),
    ],
    resolve: { alias: [{ find: /^\.\.\/createLucideIcon\.mjs$/, replacement: LUCIDE_ICON }] },
    server: { proxy: { '/api': api } },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
      // Packed in, React is the production build wherever the built site runs; beside it, NODE_ENV would choose at start.
      ssr: isBuild
        ? {
            resolve: { noExternal: true },
            define: { 'process.env.NODE_ENV': JSON.stringify('production') },
          }
        : {},
    },
  },
})

// Astro writes a `<style>` before the first island, in the body, where HTML allows none: site.css says it instead.
function islandsWithoutStyle() {
  return mended('astro/dist/runtime/server/scripts.js', /<style>\$\{ISLAND_STYLES\}<\/style>/, '')
}

// A constant that is imported is written where it is read: one letter more than its name, and no name to hand over.
function wordsInPlace() {
  return { name: 'words-in-place', options: (given) => ({ ...given, optimization: { inlineConst: true } }) }
}

// `lucide-icon.ts` hands an icon's parts over one by one, so React needs no key of theirs; nothing packs random letters.
function iconsWithoutKeys() {
  return {
    name: 'icons-without-keys',
    transform: (code, id) => (/lucide-react\/.*\/icons\//.test(id) ? code.replaceAll(/, key: "\w+"/g, '') : undefined),
  }
}

// The styles of a page never change, yet Astro counts their hashes for each page it renders.
function hashesCountedOnce() {
  return mended(
    'astro/dist/core/encryption.js',
    /async function generateCspDigest\(data, algorithm\) \{/,
    `const digests = new Map()
function generateCspDigest(data, algorithm) {
  const known = digests.get(data)
  if (known) return known
  const counted = countCspDigest(data, algorithm)
  if (digests.size < 1000) digests.set(data, counted)
  return counted
}
async function countCspDigest(data, algorithm) {`,
  )
}

// No answer is read for dates (`parseDate: false` wherever a client is made), yet the patterns of all their spellings came along.
function datesLeftAlone() {
  return mended(
    '@elysiajs/eden/dist/chunk-I5KHAGLL.mjs',
    /var i=\/.+?,c=(?<isNumber>.+?),a=\(t,r\)=>\{.+?return null\},p=/s,
    'var c=$<isNumber>,a=()=>null,p=',
  )
}

/** One place of a library's source written in another way. */
function mended(path, place, written) {
  return {
    name: `ostrov-mended:${path}`,
    transform(code, id) {
      if (!id.endsWith(`/${path}`)) return
      if (!place.test(code)) throw new Error(`${path} is written in another way now.`)
      return code.replace(place, written)
    },
  }
}

/** Modules by the ends of their paths, without extension. */
function parts(...paths) {
  return new RegExp(`/(${paths.join('|')})\\.(tsx?|m?js)$`)
}
