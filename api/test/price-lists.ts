import { importing } from './imports'
import { makeProduct } from './kitchen'
import type { Product } from './product'

export type Plan = {
  id: string
  rows: {
    name: string
    line: number
    sheet?: string
    action: string
    changes: { label: string; from: string | null; to: string }[]
  }[]
  problems: { line: number; sheet?: string; column: string | null; value: string | null; reason: string }[]
  counts: Record<'create' | 'change' | 'same' | 'wrong', number>
  message?: string
}
type Upload = string | Uint8Array<ArrayBuffer>

/** What files of people would do: to a restaurant that knows none of their dishes, and to one that does. */
export function priceLists(product: Product) {
  const planned = async (file: Upload): Promise<Plan> => (await (await importing(product)).load(file)).body

  /** A restaurant with a dish «Ролл «Чайка»» for 610 ₽ and its free options. */
  async function known(...options: string[]) {
    const own = await importing(product)
    const { restaurant_id, token } = own
    const [found] = await own.rows('select category_id from product where restaurant_id = $1')
    const { id } = await makeProduct(product.em(), {
      ...{ restaurant_id, category_id: found.category_id, name: 'Ролл «Чайка»', price: 610 },
    })
    for (const name of options) {
      const body = { name, price: 10, product_ids: [id] }
      await product.call('POST', `/api/restaurant/${restaurant_id}/product-option`, { token, body })
    }
    const attached = () =>
      own.rows(`select o.name from product_option_link l join product_option o on o.id = l.option_id
        join product p on p.id = l.product_id where p.restaurant_id = $1 order by l.sort, o.name`)
    return { ...own, load: async (file: Upload): Promise<Plan> => (await own.load(file)).body, attached }
  }
  return { planned, known }
}

const plain = (text: string) => text.replaceAll('\u00A0', ' ')
export const names = ({ rows }: Plan) => rows.map(({ name }) => name)
export const said = ({ problems }: Plan) => problems.map(({ line, reason }) => `${line}: ${plain(reason)}`)
/** What a field of the first row becomes. */
export const toOf = ({ rows }: Plan, label: string) =>
  rows[0]?.changes.find((change) => plain(change.label) === label)?.to

export const HEAD = ['Категория', 'Название', 'Цена', 'Вес', 'Описание']
export const csv = (...lines: string[]) => [HEAD.join(';'), ...lines].join('\n')
