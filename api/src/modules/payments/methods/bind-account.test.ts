import { expect, test } from 'bun:test'
import { MINUTE_MS } from '@ostrov/shared/formats/time'
import { openKept } from '../../../../test/kept'
import { workMoney } from '../../../../test/money-jobs'
import { signIn } from '../../../../test/people'
import { row, rows, sql } from '../../../db/sql'
import { TASKS } from '../../../jobs/tasks'
import { tbankToken } from '../../../services/payments/tbank-token'

const { product, labelsOf, methodsOf, inOnePress, statusOf } = await openKept()
const { call, em, press, deps, clock, config, setDown } = product
const PATH = '/api/user/saved_methods/binding'

type Person = { id: string; token: string }
const begin = ({ token }: Person, keep_method = true) => call('POST', PATH, { token, body: { keep_method } })
const stateOf = async ({ token }: Person) => (await call('GET', PATH, { token })).body.state
/** The bank is asked again only after a while. */
const later = (ms = 3_000) => {
  clock.now = new Date(clock.now.getTime() + ms)
}
const keyOf = async ({ id }: Person) =>
  (await row<{ request_key: string }>(em(), sql`select request_key from account_binding where user_id = ${id}`))
    ?.request_key ?? ''
const job = ({ id }: Person, isLast = false) =>
  TASKS['payment.bind_account'](deps, { user_id: id }, 1, { id: 1, isLast })

test('an account is bound without a payment, is told by its bank, and pays an order in one press', async () => {
  const person = await signIn(product)
  const { status, body } = await begin(person)
  expect([status, body.state]).toEqual([200, 'waiting'])
  expect(JSON.stringify(body)).not.toContain(await keyOf(person))
  expect(await stateOf(person)).toBe('waiting')
  await press(body.link, 'pay')
  later()
  expect(await stateOf(person)).toBe('none')
  expect(await labelsOf(person)).toEqual(['Учебный банк'])
  const [method] = await methodsOf(person)
  const { id } = await inOnePress({ ...person, method })
  await workMoney(product, id)
  expect(await statusOf(id)).toBe('new')
})

test('bound once more the newer stands, and of two presses the later code', async () => {
  const person = await signIn(product)
  const [first, second] = [await begin(person), await begin(person)]
  await press(first.body.link, 'pay')
  expect([await stateOf(person), await labelsOf(person)]).toEqual(['waiting', []])
  await press(second.body.link, 'pay')
  later()
  await Promise.all([stateOf(person), stateOf(person)])
  const [before] = await methodsOf(person)
  await press((await begin(person)).body.link, 'pay')
  expect(await stateOf(person)).toBe('none')
  expect(await labelsOf(person)).toEqual(['Учебный банк'])
  expect((await methodsOf(person))[0].id).not.toBe(before.id)
  const both = await Promise.all([begin(person), begin(person)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
})

test('what its owner refuses in the bank is said, and what nobody confirms expires', async () => {
  const person = await signIn(product)
  await press((await begin(person)).body.link, 'decline')
  expect(await stateOf(person)).toBe('refused')
  await begin(person)
  expect(await stateOf(person)).toBe('waiting')
  later(16 * MINUTE_MS)
  expect(await call('GET', PATH, { token: person.token })).toMatchObject({ body: { state: 'expired', link: null } })
  expect(job(person)).rejects.toThrow()
  await job(person, true)
  expect([await stateOf(person), await labelsOf(person)]).toEqual(['none', []])
})

test('without consent, without the bank, and where accounts are not kept nothing begins', async () => {
  const person = await signIn(product)
  expect(await begin(person, false)).toMatchObject({ status: 422, body: { errorMessage: 'saved_method.not_agreed' } })
  setDown(true)
  expect(await begin(person)).toMatchObject({ status: 503, body: { errorMessage: 'payment.bank_unavailable' } })
  setDown(false)
  config.payments.keepsAccounts = false
  expect((await begin(person)).body.errorMessage).toBe('saved_method.off')
  config.payments.keepsAccounts = true
  expect(await stateOf(person)).toBe('none')
})

test('the bank is believed only when asked: its notification makes us ask, and so does the job of whoever has left', async () => {
  const { terminalKey, password } = config.payments
  const notify = async (person: Person) => {
    const told = {
      TerminalKey: terminalKey,
      NotificationType: 'LINKACCOUNT',
      RequestKey: await keyOf(person),
      Status: 'ACTIVE',
    }
    const body = { ...told, Token: tbankToken(told, password) }
    return (await call('POST', '/api/payments/notifications', { body })).status
  }
  const person = await signIn(product)
  const { body } = await begin(person)
  expect([await notify(person), await labelsOf(person)]).toEqual([200, []])
  await press(body.link, 'pay')
  later()
  expect([await notify(person), await labelsOf(person)]).toEqual([200, ['Учебный банк']])
  const left = await signIn(product)
  await press((await begin(left)).body.link, 'pay')
  await job(left)
  expect(await labelsOf(left)).toEqual(['Учебный банк'])
})

test('it goes with the account, whatever is pressed in the bank afterwards', async () => {
  const person = await signIn(product)
  const { body } = await begin(person)
  const key = await keyOf(person)
  expect((await call('DELETE', '/api/auth/account', { token: person.token })).status).toBe(200)
  await press(body.link, 'pay')
  await job(person)
  const left = sql`select from account_binding where user_id = ${person.id} or request_key = ${key}`
  expect([
    await rows(em(), left),
    await rows(em(), sql`select from saved_method where user_id = ${person.id}`),
  ]).toEqual([[], []])
})
