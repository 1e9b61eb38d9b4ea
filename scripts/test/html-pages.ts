/** Every page template of the product, asked for as a guest and as a signed-in person. */
import { missingPage, paymentPage } from '../../api/stand-ins/bank/page.ts'
import type { PaymentRow } from '../../api/stand-ins/bank/store.ts'
import { adPreviewPath, ownAdPreviewPath } from '../../shared/src/ads/paths.ts'
import { SECTION_NAMES, type SectionName } from '../../shared/src/ads/sections.ts'
import { STOP_LETTERS, stopLettersPath } from '../../shared/src/notices/paths.ts'
import { organizationReviewPath } from '../../shared/src/organizations/paths.ts'
import {
  ADD_ORGANIZATION,
  adPath,
  complaintPath,
  eventPath,
  newAdPath,
  newsPath,
  organizationPath,
  organizationReviewsPath,
  ownOrganizationPath,
  sectionPath,
  venuePath,
} from '../../shared/src/paths.ts'
import { questionPath, replyFormPath, replyPath } from '../../shared/src/replies/paths.ts'
import {
  RENEW_AD,
  renewAdPath,
  SAVE_SEARCH,
  STOP_SEARCH,
  saveSearchPath,
  stopSearchPath,
} from '../../shared/src/searches/paths.ts'
import { SUPPORT } from '../../shared/src/support/paths.ts'
import { claimTicketPath, eventReportPath, ticketsPath } from '../../shared/src/tickets/paths.ts'
import { ROOT } from '../database.ts'
import { json, makeVisitors, ORDER_FORM, sendForm, type Visitors } from './html-visitors.ts'

type Kept = { name: string; html: string }
/** An address, or a form sent there whose answer is a page. */
type Place = string | { path: string; form: Record<string, string> }
/** Where each template can be seen. */
export type Places = Record<string, readonly Place[]>
type Listed<Item> = { items: Item[] }

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
  receipt: null,
  ...{ customer_key: '', recurrent: true, qr: false, card: '0013' },
  page_key: 'key',
  ...{ method: 'card' as const, refunding: 0, refunding_receipt: null, refund_at: null, cancel_code: '' },
  error_code: '0',
}
const NOBODY = '00000000-0000-7000-8000-000000000000'

/**
 * The pages' HTML as the server sends it.
 * @throws when a template of the site has no address here, or an address answers something else than a page.
 */
export async function htmlPages(url: string): Promise<Kept[]> {
  const visitors = await makeVisitors(url)
  const places = await addresses(url, visitors)
  const forgotten = templates().filter((template) => !places[template])
  if (forgotten.length > 0) throw new Error(`No address is checked for ${forgotten.join(', ')}`)
  const kept: Kept[] = bankPages()
  for (const [template, chosen] of Object.entries(places)) {
    for (const place of chosen) {
      for (const [who, cookie] of Object.entries(visitors.cookies)) {
        const { path, form } = typeof place === 'string' ? { path: place, form: null } : place
        const answer = form ? await sendForm(url, path, form, cookie) : await fetch(url + path, { headers: { cookie } })
        // A guest's form may lead to the sign-in, which has an address of its own.
        if (form && answer.status === 303) continue
        if (answer.status >= 500 && template !== '500') throw new Error(`${path} answered ${answer.status} to ${who}`)
        if (!answer.headers.get('content-type')?.startsWith('text/html')) throw new Error(`${path} is no page`)
        const name = `${template}${path}.${form ? 'sent.' : ''}${who}`.replace(/[^\w.-]+/g, '_')
        kept.push({ name, html: await answer.text() })
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

export async function addresses(
  url: string,
  { restaurant_id, order, choosy, group, ad, organization, reply }: Visitors,
): Promise<Places> {
  const list = `${url}/api/restaurants/filters?limit=100`
  const { items } = await json<Listed<{ id: string; reviews_count: number }>>(list)
  const id = items.find(({ reviews_count }) => reviews_count > 0)?.id
  const { products } = await json<{ products: { id: string }[] }>(`${url}/api/restaurants/${id}/menu`)
  const [news = { number: 1, slug: '' }] = (await json<Listed<{ number: number; slug: string }>>(`${url}/api/news`))
    .items
  const [event = { number: 1, slug: '' }] = (await json<Listed<{ number: number; slug: string }>>(`${url}/api/events`))
    .items
  const tickets = await soldEvent(url)
  const [venue = { slug: 'nothing' }] = (await json<Listed<{ slug: string }>>(`${url}/api/venues`)).items
  const [place = { number: 1, slug: '' }] = (
    await json<Listed<{ number: number; slug: string }>>(`${url}/api/organizations`)
  ).items
  const shown = await Promise.all(SECTION_NAMES.map((section) => firstAd(url, section)))
  const complaint = complaintPath('cars', Number(/\d+/.exec(shown[SECTION_NAMES.indexOf('cars')] ?? '')?.[0]))
  const answer = replyFormPath(Number(/\d+/.exec(shown[SECTION_NAMES.indexOf('vacancies')] ?? '')?.[0]))
  const question = questionPath('cars', Number(/\d+/.exec(shown[SECTION_NAMES.indexOf('cars')] ?? '')?.[0]))
  const restaurant = `/eda/restaurants/${id}`
  const dish = `${restaurant}/products/${products[0]?.id}`
  const checkout = `/eda/plain/checkout?restaurant=${restaurant_id}`
  return {
    ...atTheirOwn(templates()),
    '404': ['/nowhere', `/eda/restaurants/${NOBODY}`],
    search: ['/search', '/search?query=рамен', '/search?query=ыыыы'],
    'eda/filters/[...kitchens]': ['/eda/filters', '/eda/filters/open,rolls', '/eda/filters/nothing'],
    'eda/search': ['/eda/search', '/eda/search?query=рамен', '/eda/search?query=ыыыы'],
    'eda/login': [
      ...['/eda/login', '/eda/login?init', '/eda/login?step=code'],
      ...['phone', 'apple'].map((act) => ({ path: '/eda/login', form: { act } })),
    ],
    'eda/address': ['/eda/address', '/eda/address?step=2'],
    'eda/cart': ['/eda/cart', '/eda/cart?step=2'],
    'eda/info/[id]': ['/eda/info/1'],
    'eda/orders/[id]': [
      ...[`/eda/orders/${order}`, `/eda/orders/${NOBODY}`],
      { path: `/eda/orders/${order}`, form: { act: 'cancel' } },
    ],
    'eda/orders/[id]/map': [`/eda/orders/${order}/map`, `/eda/orders/${NOBODY}/map`],
    'eda/orders/[id]/review': [`/eda/orders/${order}/review`],
    'eda/orders/[id]/sbp': [`/eda/orders/${order}/sbp`, `/eda/orders/${NOBODY}/sbp`],
    'eda/together/[token]': [`/eda/together/${group}`],
    'eda/plain/together/[token]': [
      `/eda/plain/together/${group}`,
      { path: `/eda/plain/together/${group}`, form: { act: 'join', name: '' } },
    ],
    'eda/plain/add': [{ path: '/eda/plain/add', form: { restaurant_id, product_id: choosy } }],
    'eda/plain/address': ['/eda/plain/address', { path: '/eda/plain/address', form: { address: 'Ленина 99999' } }],
    'eda/plain/checkout': [checkout, { path: checkout, form: { ...ORDER_FORM, act: 'review' } }],
    'eda/restaurants/[id]': items.map((one) => `/eda/restaurants/${one.id}`),
    'eda/restaurants/[id]/info': [`${restaurant}/info`, `${restaurant}/info?tab=delivery`],
    'eda/restaurants/[id]/reviews': [`${restaurant}/reviews`],
    'eda/restaurants/[id]/search': [`${restaurant}/search`],
    'eda/restaurants/[id]/products/[product_id]': [dish],
    'eda/restaurants/[id]/products/[product_id]/reviews': [`${dish}/reviews`],
    '[section]': [
      ...SECTION_NAMES.map(sectionPath),
      '/cars?driveCheckbox=full&price=,900000',
      '/cars?query=ыыыы',
      '/estate?view=map',
    ],
    '[section]/[ad]': [...shown, { path: shown[0] ?? '', form: {} }],
    '[section]/create': SECTION_NAMES.flatMap((name) => [newAdPath(name), { path: newAdPath(name), form: {} }]),
    '[section]/preview': [adPreviewPath('sales')],
    '[section]/[ad]/complain': [complaint, { path: complaint, form: { reason: 'other' } }],
    '[section]/[ad]/reply': [answer, { path: answer, form: {} }],
    '[section]/[ad]/write': [question, { path: question, form: {} }],
    'profile/replies/received': ['/profile/replies/received', '/profile/replies/received?state=new'],
    'profile/replies/[id]': [
      replyPath(reply),
      { path: replyPath(reply), form: { act: 'message', text: '' } },
      replyPath(NOBODY),
    ],
    'profile/searches/create': [SAVE_SEARCH, saveSearchPath('cars', '?wheelCheckbox=right')],
    'profile/notices/stop': [STOP_LETTERS, { path: stopLettersPath('dead'), form: {} }],
    'profile/searches/stop': [STOP_SEARCH, { path: stopSearchPath('dead'), form: {} }],
    'profile/ads/renew': [RENEW_AD, { path: renewAdPath('dead'), form: {} }],
    'profile/ads/[id]': [
      `/profile/ads/${ad}`,
      `/profile/ads/${NOBODY}`,
      { path: `/profile/ads/${ad}`, form: { act: 'preview' } },
    ],
    'profile/ads/[id]/preview': [ownAdPreviewPath(ad), ownAdPreviewPath(NOBODY)],
    organizations: [
      ...['/organizations', '/organizations?category=auto&open=true', '/organizations?query=ыыыы'],
      '/organizations?view=map',
    ],
    'organizations/[id]/review': [
      organizationReviewPath(place.number),
      { path: organizationReviewPath(place.number), form: {} },
    ],
    'organizations/[id]/reviews': [organizationReviewsPath(place.number)],
    'organizations/[id]': [organizationPath(place), '/organizations/999999'],
    'profile/organizations/create': [ADD_ORGANIZATION, { path: ADD_ORGANIZATION, form: {} }],
    'profile/organizations/[id]': [ownOrganizationPath(organization), ownOrganizationPath(NOBODY)],
    'documents/[id]': ['/documents/agreement', '/documents/nothing'],
    'news/[slug]': ['/news/sport', newsPath(news), '/news/nothing'],
    afisha: ['/afisha', '/afisha?when=weekend&rubric=concert', '/afisha?free=true'],
    'afisha/[slug]': [eventPath(event), '/afisha/nothing'],
    'afisha/[slug]/tickets': [tickets, { path: tickets, form: { act: 'buy', mail: '' } }, '/afisha/nothing/tickets'],
    'gate/[key]': ['/gate/nothing'],
    'afisha/report/[token]': [eventReportPath('dead')],
    'profile/tickets/claim/[token]': [claimTicketPath('nothing')],
    'afisha/venues/[slug]': [venuePath(venue.slug), '/afisha/venues/nothing'],
    support: [SUPPORT, { path: SUPPORT, form: { text: '' } }],
    'profile/mail': ['/profile/mail?token=dead'],
    admin: ['/admin/'],
    docs: ['/api/docs'],
  }
}

/** Where tickets of an event are bought. */
async function soldEvent(url: string) {
  type Card = { number: number; slug: string; session: { has_tickets: boolean } }
  const sold = (await json<Listed<Card>>(`${url}/api/events`)).items.find(({ session }) => session.has_tickets)
  return ticketsPath({ number: sold?.number ?? 1, slug: sold?.slug ?? 'nothing' })
}

/** The page of an ad that a section shows. */
async function firstAd(url: string, section: SectionName) {
  const [ad] = (await json<Listed<{ number: number; slug: string }>>(`${url}/api/ads/${section}`)).items
  return adPath(section, ad?.number ?? 0, ad?.slug ?? '')
}

/** A template without a parameter stands at the address that it is called by, one of a person's own at that of nobody's; what else an address may say is told above. */
function atTheirOwn(names: readonly string[]): Places {
  const own = names.map((name) => [name, name.startsWith('profile/') ? name.replace('[id]', NOBODY) : name] as const)
  return Object.fromEntries(own.flatMap(([name, address]) => (address.includes('[') ? [] : [[name, [`/${address}`]]])))
}

/** Drawn by the bank's own code: its page stands at an address that only a payment makes. */
function bankPages(): Kept[] {
  const drawn = (['NEW', 'CONFIRMED', 'REJECTED'] as const).map((status) => ({
    name: `bank.${status}`,
    html: paymentPage({ ...PAYMENT, status }, '/sandbox-bank'),
  }))
  return [...drawn, { name: 'bank.missing', html: missingPage('/sandbox-bank') }]
}
