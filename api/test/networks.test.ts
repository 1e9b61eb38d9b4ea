import { expect, test } from 'bun:test'
import { createLimits } from '../src/kernel/limits'
import { openProduct } from './product'
import { asked } from './support'

const product = await openProduct({ LIMITS: 'support=5/86400, contacts=6/3600, ticket_codes=3/3600' })
const { call } = product
/** One of a home line's addresses, of one of the lines of a provider's customer. */
const at = (line: number, host: number | string) => ({ 'x-client-ip': `2001:db8:77:${line.toString(16)}::${host}` })

async function statuses(count: number, ask: (turn: number) => ReturnType<typeof call>) {
  const found: number[] = []
  for (let turn = 0; turn < count; turn += 1) found.push((await ask(turn)).status)
  return found
}

test('a home line has no more tries for the addresses it may take, and a whole /48 four times as many', async () => {
  const contacts = (headers: Record<string, string>) => call('POST', '/api/ad/1/contacts', { headers })
  expect(await statuses(7, (turn) => contacts(at(1, turn + 1)))).toEqual([...Array(6).fill(404), 429])
  // Its spelling makes no other address of it.
  expect((await contacts({ 'x-client-ip': '2001:0DB8:0077:0001:ffff::' })).status).toBe(429)
  const neighbours = await statuses(20, (turn) => contacts(at(turn + 2, 1)))
  expect(neighbours).toEqual([...Array(18).fill(404), 429, 429])
  expect((await contacts({ 'x-client-ip': '2001:db8:78::1' })).status).toBe(404)
})

test('an IPv4 is the same however it is told, and what is no address is one with all that are none', async () => {
  const spelled = [
    '203.0.113.50',
    '::ffff:203.0.113.50',
    '[::FFFF:cb00:7132]:8080',
    '203.0.113.50:55',
    '0:0::ffff:203.0.113.50',
  ]
  const contacts = (address: string) => call('POST', '/api/ad/1/contacts', { headers: { 'x-client-ip': address } })
  expect(await statuses(7, (turn) => contacts(spelled[turn % 5] ?? ''))).toEqual([...Array(6).fill(404), 429])
  expect(await statuses(7, (turn) => contacts(`made-up-${turn}`))).toEqual([...Array(6).fill(404), 429])
})

test('letters to support of one home line are counted as one guest’s', async () => {
  const written = await statuses(6, (turn) =>
    call('POST', '/api/support', { body: asked(), headers: at(9, `a${turn}`) }),
  )
  expect(written.filter((status) => status === 429).length).toBe(1)
  expect(written.at(-1)).toBe(429)
})

test('what was right is given back to the line and to the network around it', async () => {
  const limits = createLimits(product.deps)
  const key = 'session:2001:db8:99:1/64'
  for (let turn = 0; turn < 20; turn += 1) {
    await limits.consume('ticket_codes', key)
    await limits.giveBack('ticket_codes', key)
  }
  const { rows } = await product.pool.query(`select points from limits.hit where key like '%2001:db8:99%' order by key`)
  expect(rows.map(({ points }) => points)).toEqual([0, 0])
})
