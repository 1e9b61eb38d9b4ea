import { importing } from './imports'
import { makeProduct } from './kitchen'
import type { Product } from './product'

/** What a file of a menu would do, as far as tests ask. */
export type Plan = {
  rows: { name: string; line: number; sheet?: string; action: string; changes: { label: string; to: string }[] }[]
  problems: { line: number; sheet?: string; column: string | null; value: string | null; reason: string }[]
  counts: Record<'create' | 'change' | 'same' | 'wrong', number>
  message?: string
}

export const plain = (text: string) => text.replaceAll('\u00A0', ' ')
export const names = ({ rows }: Plan) => rows.map(({ name }) => name)
export const said = ({ problems }: Plan) => problems.map(({ line, reason }) => `${line}: ${plain(reason)}`)
export const toOf = ({ rows }: Plan, label: string, at = 0) =>
  rows[at]?.changes.find((change) => plain(change.label) === label)?.to

export const HEAD = ['Категория', 'Название', 'Цена', 'Вес', 'Описание']
export const csv = (...lines: string[]) => [HEAD.join(';'), ...lines].join('\n')

/** Plans of files in restaurants of their own. */
export function plansOf(product: Product) {
  const restaurant = () => importing(product)
  const planned = async (file: string | Uint8Array<ArrayBuffer>): Promise<Plan> =>
    (await (await restaurant()).load(file)).body
  const priced = (price: string) => planned(csv(`Супы;Борщ;${price.includes(';') ? `"${price}"` : price};300;`))

  /** A restaurant with a dish «Ролл «Чайка»» for 610 ₽ and its free options. */
  async function known(...options: string[]) {
    const own = await restaurant()
    const [found] = await own.rows('select category_id from product where restaurant_id = $1')
    const { id } = await makeProduct(product.em(), {
      ...{ restaurant_id: own.restaurant_id, category_id: found.category_id, name: 'Ролл «Чайка»', price: 610 },
    })
    const made: string[] = []
    for (const name of options) {
      const body = { name, price: 10, product_ids: [id] }
      const path = `/api/restaurant/${own.restaurant_id}/product-option`
      made.push((await product.call('POST', path, { token: own.token, body })).body.id)
    }
    const load = async (file: string | Uint8Array<ArrayBuffer>): Promise<Plan & { id: string }> =>
      (await own.load(file)).body
    const attached = () =>
      own.rows(`select o.name from product_option_link l join product_option o on o.id = l.option_id
        join product p on p.id = l.product_id where p.restaurant_id = $1 order by l.sort, o.name`)
    return { ...own, id, made, load, attached }
  }
  return { restaurant, planned, priced, known }
}
