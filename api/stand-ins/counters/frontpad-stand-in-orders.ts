/**
 * `broken`: a 500 before anything is done; `slow`: done, and answered late; `lost`: done, and a 502 in place of the answer; `cut`:
 * done, and half of an answer; `changed`: an answer of another shape.
 */
export type Faults = 'broken' | 'slow' | 'lost' | 'cut' | 'changed'
export type StandInOrder = {
  id: number
  number: number
  secret: string
  status: string
  form: Map<string, string>
  articles: string[]
  hookStatuses: string[]
  hookUrl: string
}

/** Longest values, where FrontPad has them. */
const LENGTHS: Readonly<Record<string, number>> = {
  ...{ name: 50, phone: 50, mail: 50, street: 50, home: 50, apart: 50, pod: 2, et: 2, descr: 100, person: 2, card: 16 },
}
const HOOKS_MAX = 5
const TAGS_MAX = 10

export function newOrder(
  { goods, orders }: { goods: readonly { article: string }[]; orders: StandInOrder[] },
  form: Map<string, string>,
  secret: string,
): object {
  const products = listIn(form, 'product')
  const counts = new Map(listIn(form, 'product_kol'))
  if (products.length === 0) return { result: 'error', error: 'invalid_products' }
  const isKnown = ([at, article]: readonly [string, string]) =>
    goods.some((good) => good.article === article) && Number(article) < 9990 && Number(counts.get(at) ?? 0) >= 1
  const refused = products.filter((line) => !isKnown(line)).map(([at]) => at)
  if (refused.length === products.length) return { result: 'error', error: 'invalid_product_keys' }
  if (form.has('certificate')) return { result: 'error', error: 'invalid_certificate' }
  const order: StandInOrder = {
    ...{ id: 123_456 + orders.length, number: 42 + orders.length, secret, status: '1', form },
    articles: products.filter(isKnown).map(([, article]) => article),
    hookStatuses: listIn(form, 'hook_status').map(([, code]) => code),
    hookUrl: form.get('hook_url') ?? '',
  }
  const warnings = {
    ...(refused.length > 0 && { invalid_product_keys: Object.fromEntries(refused.map((at, place) => [place, at])) }),
    ...ignored(form),
    ...(order.hookStatuses.length > HOOKS_MAX && { invalid_hook_status: '1' }),
  }
  if ('invalid_hook_status' in warnings) order.hookStatuses = []
  orders.push(order)
  const answer = { result: 'success', order_id: order.id, order_number: order.number }
  return Object.keys(warnings).length > 0 ? { ...answer, warnings } : answer
}

/** Fields that are passed over while the order is taken. */
function ignored(form: Map<string, string>) {
  const tooLong = Object.entries(LENGTHS).some(([name, length]) => [...(form.get(name) ?? '')].length > length)
  const time = form.get('datetime')
  const isTime = time === undefined || /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(time)
  const isFar = time !== undefined && isTime && Date.parse(`${time.replace(' ', 'T')}Z`) > Date.now() + 30 * 86_400_000
  return {
    ...(tooLong && { invalid_format: '1' }),
    ...(!isTime && { invalid_datetime: '1' }),
    ...(isFar && { too_long_period: '1' }),
    ...(listIn(form, 'tags').length > TAGS_MAX && { invalid_tags: '1' }),
  }
}

function listIn(form: Map<string, string>, name: string): [string, string][] {
  return [...form].flatMap(([key, value]) => {
    const at = new RegExp(`^${name}\\[(\\d+)\\]$`).exec(key)?.[1]
    return at === undefined ? [] : [[at, value]]
  })
}
