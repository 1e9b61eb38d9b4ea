import { openKitchen } from './orders'
import { signIn } from './people'
import type { Product } from './product'

/** A restaurant of one dish for 700 ₽, a signed-in owner «Олег», and the open link of their group basket. */
export async function openTogether(product: Product, input: Parameters<typeof openKitchen>[1] = {}) {
  const kitchen = await openKitchen(product, input)
  const owner = await signIn(product)
  const { restaurant_id } = kitchen
  const body = { restaurant_id, name: 'Олег' }
  const opened = await product.call('POST', '/api/user/groups', { token: owner.token, body })
  if (opened.status !== 200) throw new Error(`The group was not opened: ${JSON.stringify(opened.body)}`)
  const link = String(opened.body.token)
  return { kitchen, owner, link, path: `/api/groups/${link}` }
}

/** A browser that opens the link: what it sends is sent with the cookies it was given. */
export function visitor(product: Product, path: string) {
  let cookie = ''
  const ask = async (method: string, rest = '', body?: unknown) => {
    const answer = await product.call(method, path + rest, { body, headers: cookie ? { cookie } : {} })
    const given = answer.headers.getSetCookie().map((one) => one.split(';', 1)[0])
    if (given.length > 0) cookie = given.join('; ')
    return answer
  }
  const join = (name: string) => ask('POST', '/participants', { name })
  return {
    ask,
    join,
    /** Puts so many of a dish in; answers the group. */
    put: (product_id: string, quantity = 1, product_options: string[] = []) =>
      ask('POST', '/items', { product_id, quantity, product_options }),
    see: () => ask('GET'),
    cookie: () => cookie,
  }
}

/** A friend who has joined under a name. */
export async function friend(product: Product, path: string, name: string) {
  const browser = visitor(product, path)
  const { status, body } = await browser.join(name)
  if (status !== 200) throw new Error(`${name} has not joined: ${JSON.stringify(body)}`)
  return { ...browser, id: String(body.me.id) }
}
