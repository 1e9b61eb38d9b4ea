/** Who looks at the pages: a guest with a basket, and somebody signed in with an address, a basket and an order. */

type Listed<Item> = { items: Item[] }
type Menu = { products: { id: string; name: string }[] }

/** The cookies of both, and what stands behind them. */
export type Visitors = {
  cookies: { guest: string; person: string }
  restaurant_id: string
  /** The order of the person. */
  order: string
  /** A dish that cannot be had without a choice. */
  choosy: string
  /** The token of the person's group basket. */
  group: string
  /** An ad that the person has written. */
  ad: string
  /** An organization of the person’s own. */
  organization: string
  /** What the person has answered the second newest vacancy with; the newest is there to be answered. */
  reply: string
}

const PHONE = '79005550001'
const KITCHEN = 'Крутим-вертим'
const HEARTY = 'Пян-се'
const CHOOSY = 'Шаверма с курицей'
const ENOUGH = '8'

/** Lets both come by the forms that need no script. @throws when the product does not let them. */
export async function makeVisitors(url: string): Promise<Visitors> {
  const restaurant_id = (
    await json<Listed<{ id: string; general_info: { name: string } }>>(`${url}/api/restaurants/filters?limit=100`)
  ).items.find(({ general_info }) => general_info.name === KITCHEN)?.id
  if (!restaurant_id) throw new Error(`The demo island has no restaurant ${KITCHEN}`)
  const { products } = await json<Menu>(`${url}/api/restaurants/${restaurant_id}/menu`)
  const dishOf = (name: string) => products.find((product) => product.name === name)?.id ?? ''
  const dish = { restaurant_id, product_id: dishOf(HEARTY), quantity: ENOUGH }

  const person = await signIn(url)
  await sendForm(url, '/eda/plain/add', dish, person)
  await sendForm(url, '/eda/plain/address', { address: 'Ленина 218', apartment: '15' }, person)
  const order = await placeOrder(url, restaurant_id, person)
  await sendForm(url, '/eda/plain/add', dish, person)
  const guest = cookieOf(await sendForm(url, '/eda/plain/add', dish, ''))
  const group = await openGroup(url, restaurant_id, person)
  const ad = await writeAd(url, person)
  const organization = await addOrganization(url, person)
  const reply = await answerVacancy(url, person)
  return { cookies: { guest, person }, restaurant_id, order, choosy: dishOf(CHOOSY), group, ad, organization, reply }
}

async function writeAd(url: string, cookie: string) {
  const [city] = (await json<Listed<{ id: string }>>(`${url}/api/cities`)).items
  const { items } = await json<Listed<{ slug: string; parent: string | null }>>(`${url}/api/catalogues/goods_category`)
  const leaf = items.find(({ slug }) => !items.some(({ parent }) => parent === slug))
  const sale = { title: 'Санки', category: leaf?.slug, condition: 'good', price: null, exchange: false, delivery: true }
  const about = { description: 'Почти новые', image_ids: [], city_id: city?.id }
  const place = { address: null, point: null, is_approximate: false }
  const answer = await post(
    url,
    '/api/user/ads/sales',
    { ...sale, ...about, ...place, contact_name: 'Анна', contact_phone: PHONE },
    cookie,
  )
  if (!answer.ok) throw new Error(`No ad could be written: ${await answer.text()}`)
  const { id }: { id: string } = await answer.json()
  return id
}

async function answerVacancy(url: string, cookie: string) {
  const { items } = await json<Listed<{ number: number }>>(`${url}/api/ads/vacancies`)
  const about = { resume_id: null, letter: 'Живу рядом', name: 'Анна', phone: PHONE, email: null }
  const answer = await post(url, `/api/ad/${items[1]?.number}/reply`, about, cookie)
  if (!answer.ok) throw new Error(`No vacancy could be answered: ${await answer.text()}`)
  const { id }: { id: string } = await answer.json()
  return id
}

async function addOrganization(url: string, cookie: string) {
  const [city] = (await json<Listed<{ id: string }>>(`${url}/api/cities`)).items
  const about = { name: 'Санный двор', category: 'leisure', description: 'Катаем на\u00A0санях', city_id: city?.id }
  const place = { address: null, phones: '', site: null, hours: 'ежедневно 10-18', image_ids: [] }
  const answer = await post(url, '/api/user/organizations', { ...about, ...place }, cookie)
  if (!answer.ok) throw new Error(`No organization could be added: ${await answer.text()}`)
  const { id }: { id: string } = await answer.json()
  return id
}

async function openGroup(url: string, restaurant_id: string, cookie: string) {
  const headers = { cookie, origin: url, 'content-type': 'application/json' }
  const body = JSON.stringify({ restaurant_id, name: 'Анна' })
  const { token }: { token: string } = await (
    await fetch(`${url}/api/user/groups`, { method: 'POST', headers, body })
  ).json()
  return token
}

/** What is typed into the form of an order. */
export const ORDER_FORM = {
  delivery_type: 'delivery',
  payment_type: 'cash',
  user_name: 'Анна',
  user_phone: `+${PHONE}`,
}

async function placeOrder(url: string, restaurant_id: string, cookie: string) {
  const path = `/eda/plain/checkout?restaurant=${restaurant_id}`
  const review = await (await sendForm(url, path, { ...ORDER_FORM, act: 'review' }, cookie)).text()
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(review)?.[1] ?? ''
  const form = { ...ORDER_FORM, act: 'place', key: hidden('key'), total: hidden('total') }
  const placed = await sendForm(url, path, form, cookie)
  const order = /^\/eda\/orders\/([\w-]+)$/.exec(placed.headers.get('location') ?? '')?.[1]
  if (!order) throw new Error(`No order could be placed: ${placed.status}`)
  return order
}

/** As a browser sends a form of ours; the way on is not followed. */
export function sendForm(url: string, path: string, form: Record<string, string>, cookie: string) {
  const headers = { cookie, origin: url }
  return fetch(url + path, { method: 'POST', headers, body: new URLSearchParams(form), redirect: 'manual' })
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

/** @throws when the address answers no data. */
export async function json<Body>(address: string): Promise<Body> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.json()
}
