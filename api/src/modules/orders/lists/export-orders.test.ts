import { expect, test } from 'bun:test'
import { openKitchen, placedOrder } from '../../../../test/orders'
import { openProduct } from '../../../../test/product'

const product = await openProduct()
const PATH = '/api/business_user/orders/history/export?format=csv'

/** An order that is over, and so many others like it. */
async function history(copies: number) {
  const kitchen = await openKitchen(product)
  const { id } = await placedOrder(product, kitchen)
  await product.pool.query(
    `update "order" set status = 'COMPLETED', finished_at = created_at, user_name = '=1+1' where id = $1`,
    [id],
  )
  const written = await product.pool.query<{ names: string }>(
    `select string_agg(format('%I', column_name), ', ') as names from information_schema.columns
     where table_schema = current_schema() and table_name = 'order' and is_generated = 'NEVER'`,
  )
  const names = written.rows[0]?.names
  await product.pool.query(
    `insert into "order" (${names}) select ${names} from (select (jsonb_populate_record(null::"order", to_jsonb(o) ||
       jsonb_build_object('id', nextval(pg_get_serial_sequence('"order"', 'id')), 'uuid', uuidv7(), 'basket_id', uuidv7()))).*
     from "order" o, generate_series(1, $2) where o.id = $1) copied`,
    [id, copies],
  )
  const file = async (query = '') => {
    const { body, headers } = await product.call('GET', PATH + query, { token: kitchen.owner.token })
    return { lines: String(body).trim().split('\r\n'), headers }
  }
  return { id, file }
}

test('the history is saved as it is listed, more than a page of it, no line twice', async () => {
  const { file } = await history(150)
  const { lines, headers } = await file()
  expect(headers.get('content-disposition')).toContain('orders.csv')
  const numbers = lines.slice(1).map((line) => Number(line.split(';')[0]))
  expect(numbers).toHaveLength(151)
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => b - a))
})

test('filters hold for the file, and no cell of it is a formula', async () => {
  const { id, file } = await history(1)
  const { lines } = await file(`&query=${id}`)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(";'=1+1;")
  expect((await file('&status=CANCELLED')).lines).toHaveLength(1)
})
