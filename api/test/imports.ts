import { expect } from 'bun:test'
import { openKitchen } from './orders'
import type { Product } from './product'

/** A restaurant of its own with one dish, and what its files do. */
export async function importing(product: Product) {
  const { app, call, pool } = product
  const kitchen = await openKitchen(product)
  const { restaurant_id, owner } = kitchen
  const { token } = owner
  const root = `/api/restaurant/${restaurant_id}/menu_import`
  const headers = { authorization: `Bearer ${token}` }
  const load = async (file: string | Uint8Array<ArrayBuffer>, name = 'menu.csv') => {
    const form = new FormData()
    form.append('files', new File([file], name))
    const answer = await app.handle(new Request(`http://localhost${root}`, { method: 'POST', body: form, headers }))
    return { status: answer.status, body: JSON.parse(await answer.text()) }
  }
  const saved = async (at: string) => {
    const answer = await app.handle(new Request(`http://localhost${root}/${at}`, { headers }))
    return new Uint8Array(await answer.arrayBuffer())
  }
  const put = (id: string, act: 'apply' | 'undo') => call('PUT', `${root}/${id}/${act}`, { token })
  return {
    ...kitchen,
    token,
    load,
    saved,
    put,
    get: (at: string) => call('GET', `${root}${at}`, { token }),
    dump: () => dumpOf(product, restaurant_id),
    rows: async (text: string) => (await pool.query(text, [restaurant_id])).rows,
    applied: async (file: string) => {
      const { body } = await load(file)
      expect([body.problems, (await put(body.id, 'apply')).status]).toEqual([[], 200])
      return body
    },
  }
}

/** Every row of a menu as the database says it, with what waits for a moderator. */
async function dumpOf({ pool }: Product, restaurant_id: string) {
  const of = 'restaurant_id = $1::uuid'
  const ofDishes = 'product_id in (select id from product where restaurant_id = $1)'
  const tables = {
    ...{ product_category: of, product: of, product_option: of, product_option_group: of },
    revision: `owner = 'restaurant:' || $1::uuid`,
    ...{ product_option_link: ofDishes, product_option_group_link: ofDishes },
  }
  const dump: Record<string, string[]> = {}
  for (const [table, where] of Object.entries(tables)) {
    const { rows } = await pool.query(`select t::text as row from ${table} t where ${where} order by 1`, [
      restaurant_id,
    ])
    dump[table] = rows.map(({ row }) => row)
  }
  return dump
}

const HEAD = 'Вид;Код;Категория;Группа;Название;Описание;Цена;Вес;Единица;Не меньше;Не больше;Группы опций;Опции'
export const dish = (name: string, price: string | number, more = '') =>
  `блюдо;;Супы;;${name};;${price};300;г;;;${more}`
export const file = (...lines: string[]) => [HEAD, ...lines].join('\n')

/** A file that was checked, and not applied yet. */
export async function plannedImport(
  { app }: Product,
  { restaurant_id, owner }: Awaited<ReturnType<typeof openKitchen>>,
  text = 'Название',
) {
  const headers = { authorization: `Bearer ${owner.token}` }
  const address = `http://localhost/api/restaurant/${restaurant_id}/menu_import`
  for (;;) {
    const body = new FormData()
    body.append('files', new File([text], 'menu.csv'))
    const answer = await app.handle(new Request(address, { method: 'POST', body, headers }))
    const { id, errorMessage } = JSON.parse(await answer.text())
    // The product gives a file a second and a half, which a busy machine may not.
    if (errorMessage !== 'menu_import.too_slow') return String(id)
  }
}
