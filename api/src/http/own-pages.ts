import { Refusal } from '../kernel/problems'

/**
 * What a cookie authorises must come from the site's own pages. A write may also be one that no page began.
 * @throws {Refusal} `request.foreign_origin`.
 */
export function demandOwnPage(request: Request, origin: string): void {
  const site = request.headers.get('sec-fetch-site')
  if (site === 'same-origin' || (site === 'none' && !isRead(request))) return
  // Without https an old browser says only this much; a read then has no Origin.
  const from = request.headers.get('origin') ?? request.headers.get('referer')
  if (site === null && from !== null && isOwn(from, origin, request)) return
  throw new Refusal('request.foreign_origin')
}

/**
 * A write that asks for no session may come from anything but another site's page: such a page could sign its visitor
 * in as somebody else, or spend what is counted by address.
 * @throws {Refusal} `request.foreign_origin`.
 */
export function refuseForeignPage(request: Request, origin: string): void {
  if (isRead(request)) return
  const site = request.headers.get('sec-fetch-site')
  const from = request.headers.get('origin')
  const isOurs =
    site === null ? from === null || isOwn(from, origin, request) : site === 'same-origin' || site === 'none'
  if (!isOurs) throw new Refusal('request.foreign_origin')
}

export function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
}

function isOwn(from: string, origin: string, request: Request) {
  const page = URL.parse(from)
  return page !== null && (page.origin === origin || page.host === request.headers.get('host'))
}
