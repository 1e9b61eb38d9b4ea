import { expect, test } from 'bun:test'

const file = await Bun.file(new URL('../deploy/Caddyfile', import.meta.url)).text()
const site = file.slice(file.indexOf('{$DOMAIN}'))
const [, pattern = '', replacement = ''] = /request>uri regexp `([^`]+)` `([^`]+)`/.exec(site) ?? []
/** What the proxy writes for an address: Go's regular expressions and these few signs mean the same here. */
const written = (address: string) => address.replace(new RegExp(pattern, 'g'), replacement)

const LINK = 'AaIhyHFudiiNrtmwqWm_dYghMcnJiaYLRLVuGExxxxx'
const GUEST = '018f2b6a-55aa-7000-8000-0123456789ab'

test.each([
  ['/admin/reset-password?token=Zm9vYmFyYmF6cXV4', '/admin/reset-password…'],
  [`/api/unauthorized/baskets/${GUEST}`, '/api/unauthorized/baskets/…'],
  [`/api/unauthorized/baskets/${GUEST}/${GUEST}`, '/api/unauthorized/baskets/…/…'],
  [`/api/unauthorized/basket_item/${GUEST}`, '/api/unauthorized/basket_item/…'],
  ['/api/geocoder/reverse?lat=46.95&lon=142.73&format=jsonv2', '/api/geocoder/reverse…'],
  // Long words of our own go with the long ones of others.
  ['/api/restaurants/available_for_delivery?lon=142.73&lat=46.95', '/api/restaurants/……'],
  [`/api/user/ticket_transfers/${LINK}`, '/api/user/ticket_transfers/…'],
  [`/profile/tickets/claim/${LINK}/`, '/profile/tickets/claim/…/'],
  [`/afisha/report/${LINK.toLowerCase()}?page=2`, '/afisha/report/……'],
  [`/gate/${LINK.slice(0, 10)}`, '/gate/…'],
  [
    `/api/restaurants/${GUEST}/delivery_zone/user_cheapest_zone/unauthorized?lon=1&lat=2`,
    '/api/restaurants/…/delivery_zone/user_cheapest_zone/unauthorized…',
  ],
  ['/eda/orders/4711', '/eda/orders/…'],
  [`/eda/orders/${GUEST}/map`, '/eda/orders/…/map'],
  ['/api/user/promo_code/%D0%9E%D0%A1%D0%A2%D0%A0%D0%9E%D0%92/validate?cart_sum=1', '/api/user/promo_code/…/validate…'],
  ['/api/dev/outbox?to=79001112233', '/api/dev/outbox…'],
  ['/eda/search?query=%D0%BF%D0%B8%D1%86%D1%86%D0%B0', '/eda/search…'],
  ['/eda/login?redirect=/eda/orders/4711', '/eda/login…'],
  ['/eda/restaurants', '/eda/restaurants'],
])('the proxy writes of %s only %s', (address, expected) => {
  expect(written(address)).toBe(expected)
})

test('headers that lead to a person are left out, and errors come without their request', () => {
  for (const header of ['Cookie', 'Authorization', 'Referer', 'X-Forwarded-For'])
    expect(site).toContain(`request>headers>${header} delete`)
  for (const header of ['Location', 'Set-Cookie']) expect(site).toContain(`resp_headers>${header} delete`)
  for (const address of ['remote_ip', 'client_ip']) expect(site).toContain(`request>${address} ip_mask`)
  expect(file.slice(0, file.indexOf('{$DOMAIN}'))).toContain('request delete')
})
