import { expect, test } from 'bun:test'
import { signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { buy, makeSale } from '../../../../test/tickets'
import { rows, sql } from '../../../db/sql'

const product = await openProduct()
const TIMES = Number(process.env.TICKET_FLOODS ?? 100)

test('of three hundred presses at once for the last ten seats exactly ten get one, the others are told in words; again and again', async () => {
  const people = await Promise.all(Array.from({ length: 300 }, () => signIn(product)))
  for (let time = 0; time < TIMES; time += 1) {
    const sale = await makeSale(product, { kind: { price: 0, seats: 10, per_person: 1 } })
    const answers = await Promise.all(people.map((person) => buy(product, sale, 1, person)))
    const sold = answers.filter(({ status }) => status === 200)
    expect(sold).toHaveLength(10)
    const refused = answers.filter(({ status }) => status !== 200)
    expect([...new Set(refused.map(({ body }) => body.errorMessage))]).toEqual(['ticket.sold_out'])
    expect(refused[0]?.body.message).toContain('мест уже не\u00A0осталось')
    expect(
      await rows(
        product.em(),
        sql`select count(*)::int as every, count(*) filter (where is_sold)::int as sold from ticket_seat where kind_id = ${sale.kind.id}`,
      ),
    ).toEqual([{ every: 10, sold: 10 }])
  }
}, 600_000)
