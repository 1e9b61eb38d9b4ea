import { expect, test } from 'bun:test'
import { openProductWithBank } from '../../../../test/bank'
import { type Person, signIn } from '../../../../test/people'
import { buy, makeSale } from '../../../../test/tickets'
import { startWorker } from '../../../jobs/worker'

const product = await openProductWithBank()
const { call, deps, press } = product
const worker = await startWorker(deps, { cron: false, pollInterval: 100 })
product.beforeClose(() => worker.stop())

type Seen = { id: string; code: string | null; handed: { name: string; link: string | null } | null }

/** Two free tickets of a session that is sold out with them, and who has them. */
async function soldOut() {
  const sale = await makeSale(product, { kind: { price: 0, seats: 2 } })
  const anna = await signIn(product)
  const { body } = await buy(product, sale, 2, anna)
  const read = async (): Promise<Seen[]> =>
    (await call('GET', `/api/user/ticket_purchases/${body.id}`, { token: anna.token })).body.tickets
  return { sale, anna, purchase_id: String(body.id), read, tickets: await read() }
}

const handOver = (id: string, phone: string, { token }: { token: string }) =>
  call('POST', `/api/user/tickets/${id}/hand_over`, { token, body: { phone } })
const link = (id: string, name: string, { token }: { token: string }) =>
  call('POST', `/api/user/tickets/${id}/link`, { token, body: { name } })
const claim = (token: string, person: Person) =>
  call('POST', `/api/user/ticket_transfers/${token}`, { token: person.token })
const tokenOf = (address: string) => address.split('/').at(-1) ?? ''
const received = async (id: string, { token }: Person) => (await call('GET', `/api/user/tickets/${id}`, { token })).body
/** Whatever was sent to this person that has these words. */
const told = async (words: string) => {
  const { body } = await call('GET', '/api/dev/outbox?limit=100')
  return body.items.filter((one: unknown) => JSON.stringify(one).includes(words)).length
}

test('a ticket goes to a person by phone, also when sold out: its code is another one, the giver sees that it went', async () => {
  const { anna, tickets, read } = await soldOut()
  const boris = await signIn(product, undefined, 'Борис')
  const [first] = tickets
  const id = first?.id ?? ''
  const presses = await Promise.all([1, 2, 3].map(() => handOver(id, boris.phone, anna)))
  expect(presses.map(({ status }) => status)).toEqual([200, 200, 200])
  const after = (await read()).find((one) => one.id === id)
  expect([after?.code, after?.handed?.name]).toEqual([null, `номер …${boris.phone.slice(-4)}`])
  const his = await received(id, boris)
  expect(his.is_mine).toBe(true)
  expect(his.code).toMatch(/^O1\./)
  expect(his.code).not.toBe(first?.code)
  const list = await call('GET', '/api/user/tickets', { token: boris.token })
  expect(list.body.items.map((one: { id: string }) => one.id)).toEqual([id])
  // Nobody hands what they no longer have.
  expect((await handOver(id, (await signIn(product)).phone, anna)).body.errorMessage).toBe('ticket.not_found')
})

test('a phone that nobody has, one’s own, and one’s own ticket by a link are refused in words', async () => {
  const { anna, tickets } = await soldOut()
  const id = tickets[0]?.id ?? ''
  expect((await handOver(id, '79241234567', anna)).body.errorMessage).toBe('ticket.recipient_unknown')
  expect((await handOver(id, anna.phone, anna)).body.errorMessage).toBe('ticket.recipient_self')
  const { body } = await link(id, 'Вера', anna)
  expect((await claim(tokenOf(body.link), anna)).body.errorMessage).toBe('ticket.recipient_self')
})

test('of those who open a link at once one has the ticket, and the link is no other’s', async () => {
  const { anna, tickets, read } = await soldOut()
  const id = tickets[1]?.id ?? ''
  const { body } = await link(id, 'Вера', anna)
  expect((await link(id, 'Вера', anna)).body.link).toBe(body.link)
  expect((await link(id, 'Глеб', anna)).body.errorMessage).toBe('ticket.offered')
  const token = tokenOf(body.link)
  const offer = await call('GET', `/api/ticket_transfers/${token}`)
  expect([offer.body.name, offer.body.from, offer.body.is_open]).toEqual(['Вера', 'Анна', true])
  const waiting = (await read()).find((one) => one.id === id)
  expect([waiting?.code, waiting?.handed]).toMatchObject([null, { name: 'Вера', link: body.link }])
  const people = await Promise.all([1, 2, 3, 4].map(() => signIn(product)))
  const answers = await Promise.all(people.map((person) => claim(token, person)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  const winner = people[answers.findIndex(({ status }) => status === 200)] ?? anna
  expect((await claim(token, winner)).status).toBe(200)
  expect((await received(id, winner)).code).toMatch(/^O1\./)
  const forged = `${token.slice(0, 40)}AAA`
  expect((await call('GET', `/api/ticket_transfers/${forged}`)).body.errorMessage).toBe('ticket_transfer.not_found')
})

test('a link that was withdrawn gives nothing, and the giver has a code again, another one', async () => {
  const { anna, tickets, read } = await soldOut()
  const [first] = tickets
  const id = first?.id ?? ''
  const { body } = await link(id, 'Вера', anna)
  const back = () => call('DELETE', `/api/user/tickets/${id}/link`, { token: anna.token })
  expect([(await back()).status, (await back()).status]).toEqual([200, 200])
  expect((await claim(tokenOf(body.link), await signIn(product))).body.errorMessage).toBe('ticket_transfer.over')
  const after = (await read()).find((one) => one.id === id)
  expect(after?.handed).toBeNull()
  expect(after?.code).toMatch(/^O1\./)
  expect(after?.code).not.toBe(first?.code)
})

test('who has it may hand it on; back with who bought it, it is theirs as before', async () => {
  const { anna, tickets, read } = await soldOut()
  const id = tickets[0]?.id ?? ''
  const boris = await signIn(product)
  const vera = await signIn(product)
  await handOver(id, boris.phone, anna)
  await handOver(id, vera.phone, boris)
  expect((await received(id, boris)).handed.name).toBe(`номер …${vera.phone.slice(-4)}`)
  await handOver(id, anna.phone, vera)
  expect((await read()).find((one) => one.id === id)?.code).toMatch(/^O1\./)
  expect((await call('GET', '/api/user/tickets', { token: anna.token })).body.items).toEqual([])
})

test('money of a ticket in another’s hands comes back to who paid; who has it is told, and has no code', async () => {
  const sale = await makeSale(product, { kind: { price: 500 }, event: { title: 'Чужие руки' } })
  const { body, person: anna } = await buy(product, sale, 1)
  await press(body.payment_url, 'pay')
  const read = async () => (await call('GET', `/api/user/ticket_purchases/${body.id}`, { token: anna.token })).body
  for (let tries = 0; tries < 200 && (await read()).state !== 'sold'; tries += 1) await Bun.sleep(40)
  const id: string = (await read()).tickets[0].id
  const boris = await signIn(product)
  await handOver(id, boris.phone, anna)
  const refund = (token: string) =>
    call('POST', `/api/user/ticket_purchases/${body.id}/refund`, { token, body: { ticket_ids: [id], total: 500 } })
  expect((await refund(boris.token)).body.errorMessage).toBe('ticket.not_found')
  expect((await refund(anna.token)).status).toBe(200)
  expect((await received(id, boris)).code).toBeNull()
  // Two jobs, of which either may be the first.
  const both = async () => [await told('Вам передали билет: «Чужие руки»'), await told('Билет вернули: «Чужие руки»')]
  for (let tries = 0; tries < 100 && (await both()).includes(0); tries += 1) await Bun.sleep(40)
  expect(await both()).toEqual([1, 1])
})

test('who holds a ticket prints it; who gave it away prints what is left, and of a letter the file goes along', async () => {
  const { anna, purchase_id, tickets } = await soldOut()
  const boris = await signIn(product)
  const whole = await call('GET', `/api/user/ticket_purchases/${purchase_id}/pdf`, { token: anna.token })
  expect([whole.status, String(whole.body).slice(0, 5)]).toEqual([200, '%PDF-'])
  const [first, second] = tickets.map(({ id }) => id)
  await handOver(first ?? '', boris.phone, anna)
  const print = async (id: string | undefined, { token }: Person) =>
    (await call('GET', `/api/user/tickets/${id}/pdf`, { token })).status
  expect([await print(first, boris), await print(first, anna), await print(second, boris)]).toEqual([200, 409, 404])
  await handOver(second ?? '', boris.phone, anna)
  const none = await call('GET', `/api/user/ticket_purchases/${purchase_id}/pdf`, { token: anna.token })
  expect([none.status, none.body.errorMessage]).toEqual([409, 'ticket.none_valid'])
  const number = (await call('GET', `/api/user/ticket_purchases/${purchase_id}`, { token: anna.token })).body.number
  for (let tries = 0; tries < 100 && (await told(`bilety-${number}.pdf`)) === 0; tries += 1) await Bun.sleep(40)
  expect(await told(`bilety-${number}.pdf`)).toBe(1)
})
