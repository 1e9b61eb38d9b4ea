import { expect, test } from 'bun:test'
import { administrator, businessOwner } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { GUARDED_PASSWORD, guard } from '../../../../test/second-factor'
import { openSession } from '../open-session'

const product = await openProduct({ LIMITS: 'sign_in=3/900' })
const { call, clock, pool } = product
const KINDS = [
  ['business', '/api/business_user', businessOwner],
  ['admin', '/api/admin', administrator],
] as const

async function mailOf(kind: 'business' | 'admin', id: string): Promise<string> {
  const table = kind === 'business' ? 'business_user' : 'admin'
  const { rows } = await pool.query<{ email: string }>(`select email from ${table} where id = $1`, [id])
  return rows[0]?.email ?? ''
}

test.each(KINDS)(
  'somebody of the staff (%s) sees where they are signed in and ends one of them, or all',
  async (kind, door, make) => {
    const { id, token } = await make(product)
    const stranger = await make(product)
    const elsewhere = await openSession(product.em(), { kind, person_id: id }, clock.now)
    const list = async () => (await call('GET', `${door}/sessions`, { token })).body.items
    expect((await list()).map(({ is_current }: { is_current: boolean }) => is_current).sort()).toEqual([false, true])
    const end = (of: string) => call('DELETE', `${door}/sessions/${elsewhere.id}`, { token: of })
    expect((await end(stranger.token)).status).toBe(404)
    expect((await end(token)).status).toBe(200)
    expect(await list()).toHaveLength(1)
    await openSession(product.em(), { kind, person_id: id }, clock.now)
    const left = await call('DELETE', `${door}/sessions`, { token })
    expect([left.status, left.headers.get('set-cookie')]).toEqual([200, expect.stringContaining(`ostrov_${kind}=;`)])
    expect((await call('GET', `${door}/sessions`, { token })).status).toBe(401)
    const { rows } = await pool.query(
      'select 1 from session where $1 in (business_user_id, admin_id) and revoked_at is null',
      [id],
    )
    expect(rows).toHaveLength(0)
    expect((await call('GET', `${door}/sessions`, { token: stranger.token })).status).toBe(200)
  },
)

test.each(KINDS)(
  'a new password (%s) wants the present one, ends the other sessions, and opens the door',
  async (kind, door, make) => {
    const { id, token } = await make(product)
    await guard(product, kind, id, { confirmed: false })
    const email = await mailOf(kind, id)
    const elsewhere = await openSession(product.em(), { kind, person_id: id }, clock.now)
    const change = (current: string, password = 'sovsem-novyi') =>
      call('POST', `${door}/password`, { token, body: { current, password } })
    const wrong = await change('ne-tot-parol')
    expect([wrong.status, wrong.body.errors]).toMatchObject([422, { current: expect.any(String) }])
    expect((await change(GUARDED_PASSWORD, 'малой')).status).toBe(422)
    expect((await change(GUARDED_PASSWORD)).status).toBe(200)
    const { rows } = await pool.query('select revoked_at is not null as ended from session where id = $1', [
      elsewhere.id,
    ])
    expect(rows).toEqual([{ ended: true }])
    expect((await call('GET', `${door}/sessions`, { token })).status).toBe(200)
    const signIn = (password: string) => call('POST', '/api/staff/authenticate', { body: { email, password } })
    expect((await signIn('sovsem-novyi')).body.kind).toBe(kind)
    expect((await signIn(GUARDED_PASSWORD)).status).toBe(422)
  },
)

test.each(KINDS)('who guesses at the present password (%s) is soon told to wait', async (kind, door, make) => {
  const { id, token } = await make(product)
  await guard(product, kind, id, { confirmed: false })
  const guess = () =>
    call('POST', `${door}/password`, { token, body: { current: 'naugad-1', password: 'sovsem-novyi' } })
  expect([(await guess()).status, (await guess()).status, (await guess()).status]).toEqual([422, 422, 422])
  expect((await guess()).body.errorMessage).toBe('request.too_often')
})
