/** Every page template of the product, asked for as a guest and as a signed-in person. */
import { missingPage, paymentPage } from '../../api/src/services/payments/sandbox/page.ts'
import type { PaymentRow } from '../../api/src/services/payments/sandbox/store.ts'
import { ROOT } from '../database.ts'

type Kept = { name: string; html: string }
type Places = Record<string, readonly string[]>
type Listed<Item> = { items: Item[] }

const PHONE = '79005550001'
const PAYMENT: PaymentRow = {
  payment_id: '1',
  terminal_key: 'terminal',
  order_id: '1',
  amount: 185_000,
  remaining: 185_000,
  status: 'NEW',
  pay_type: 'T',
  description: 'Заказ в ресторане «Шторм»',
  notification_url: '',
  success_url: 'https://ostrov.example/eda/orders/1',
  fail_url: 'https://ostrov.example/eda/orders/1?failed=1',
  due_at: new Date(),
  page_key: 'key',
  error_code: '0',
}
const NOBODY = '00000000-0000-7000-8000-000000000000'

/**
 * The pages' HTML as the server sends it.
 * @throws when a template of the site has no address here, or an address answers something else than a page.
 */
export async function htmlPages(url: string): Promise<Kept[]> {
  const places = await addresses(url)
  const forgotten = templates().filter((template) => !places[template])
  if (forgotten.length > 0) throw new Error(`No address is checked for ${forgotten.join(', ')}`)
  const kept: Kept[] = bankPages()
  const cookie = await signIn(url)
  for (const [template, paths] of Object.entries(places)) {
    for (const path of paths) {
      for (const [who, session] of Object.entries({ guest: '', person: cookie })) {
        const answer = await fetch(url + path, { headers: { cookie: session } })
        if (!answer.headers.get('content-type')?.startsWith('text/html')) throw new Error(`${path} is no page`)
        kept.push({ name: `${template}${path}.${who}`.replace(/[^\w.-]+/g, '_'), html: await answer.text() })
      }
    }
  }
  return kept
}

/** The site's templates as they lie on the disk, so that a new one cannot be forgotten; those of developers apart. */
function templates() {
  const pages = new Bun.Glob('**/*.astro').scanSync({ cwd: `${ROOT}/site/src/pages` })
  return [...pages].filter((path) => !path.startsWith('dev/')).map((path) => path.replace(/(\/?index)?\.astro$/, ''))
}

async function addresses(url: string): Promise<Places> {
  const list = `${url}/api/restaurants/filters?limit=100`
  const { items } = await json<Listed<{ id: string; reviews_count: number }>>(list)
  const id = items.find(({ reviews_count }) => reviews_count > 0)?.id
  const { products } = await json<{ products: { id: string }[] }>(`${url}/api/restaurants/${id}/menu`)
  const restaurant = `/eda/restaurants/${id}`
  const dish = `${restaurant}/products/${products[0]?.id}`
  return {
    '': ['/'],
    '404': ['/nowhere', `/eda/restaurants/${NOBODY}`],
    '500': ['/500'],
    agreement: ['/agreement'],
    privacy: ['/privacy'],
    search: ['/search', '/search?query=рамен', '/search?query=ыыыы'],
    eda: ['/eda'],
    'eda/filters/[...kitchens]': ['/eda/filters', '/eda/filters/open,rolls', '/eda/filters/nothing'],
    'eda/search': ['/eda/search', '/eda/search?query=рамен', '/eda/search?query=ыыыы'],
    'eda/login': ['/eda/login', '/eda/login?init'],
    'eda/address': ['/eda/address', '/eda/address?step=2'],
    'eda/cart': ['/eda/cart', '/eda/cart?step=2'],
    'eda/favorites': ['/eda/favorites'],
    'eda/promo': ['/eda/promo'],
    'eda/info/[id]': ['/eda/info/1'],
    'eda/orders': ['/eda/orders'],
    'eda/orders/[id]': [`/eda/orders/${NOBODY}`],
    'eda/orders/[id]/map': [`/eda/orders/${NOBODY}/map`],
    'eda/restaurants/[id]': items.map((one) => `/eda/restaurants/${one.id}`),
    'eda/restaurants/[id]/info': [`${restaurant}/info`, `${restaurant}/info?tab=delivery`],
    'eda/restaurants/[id]/reviews': [`${restaurant}/reviews`],
    'eda/restaurants/[id]/search': [`${restaurant}/search`],
    'eda/restaurants/[id]/products/[product_id]': [dish],
    'eda/restaurants/[id]/products/[product_id]/reviews': [`${dish}/reviews`],
    profile: ['/profile'],
    'profile/account': ['/profile/account'],
    'profile/addresses': ['/profile/addresses'],
    'profile/addresses/[id]': [`/profile/addresses/${NOBODY}`],
    admin: ['/admin/'],
    docs: ['/api/docs'],
  }
}

/** Drawn by the bank's own code: its page stands at an address that only a payment makes. */
function bankPages(): Kept[] {
  const drawn = (['NEW', 'CONFIRMED', 'REJECTED'] as const).map((status) => ({
    name: `bank.${status}`,
    html: paymentPage({ ...PAYMENT, status }, '/sandbox-bank'),
  }))
  return [...drawn, { name: 'bank.missing', html: missingPage('/sandbox-bank') }]
}

async function signIn(url: string): Promise<string> {
  const login = await post(url, '/api/user/authenticate', { phone: PHONE })
  const cookie = cookieOf(login)
  await fetch(`${url}/api/user/confirm`, { headers: { cookie, origin: url } })
  const confirmed = await post(url, '/api/user/confirm', { code: await sentCode(url) }, cookie)
  if (!confirmed.ok) throw new Error(`Nobody could sign in: ${await confirmed.text()}`)
  return cookieOf(confirmed)
}

/** The SMS is written by a job, a moment after it was asked for. */
async function sentCode(url: string) {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await Bun.sleep(50)) {
    const { items } = await json<Listed<{ body: string }>>(`${url}/api/dev/outbox?channel=sms&to=${PHONE}&limit=1`)
    const code = /\b\d{4}\b/.exec(items[0]?.body ?? '')?.[0]
    if (code) return code
  }
  throw new Error('No code was sent')
}

function post(url: string, path: string, body: object, cookie = '') {
  const headers = { 'content-type': 'application/json', origin: url, cookie }
  return fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
}

function cookieOf(answer: Response) {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

async function json<Body>(address: string): Promise<Body> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.json()
}
