import { expect } from 'bun:test'
import { seal } from '../src/kernel/sealed'
import { newAppSecret } from '../src/modules/sessions/second-factor/app-code'
import { writeRecoveryCodes } from '../src/modules/sessions/second-factor/recovery-codes'
import type { StaffKind } from '../src/modules/sessions/staff/staff-person'
import { BusinessUser } from '../src/modules/staff/business-user'
import { createAdmin } from '../src/modules/staff/create-admin'
import { hashPassword } from '../src/modules/staff/passwords'
import { appCode } from './app-code'
import { openProduct, type Product } from './product'

export const GUARDED_PASSWORD = 'parol-2026'

/** Gives somebody of the staff a password and a key that is confirmed, or only shown. */
export async function guard(product: Product, kind: StaffKind, id: string, { confirmed = true } = {}) {
  const { clock, config, deps, pool } = product
  const secret = newAppSecret()
  const [table, column] = kind === 'business' ? ['business_user', 'business_user_id'] : ['admin', 'admin_id']
  const hash = await hashPassword(GUARDED_PASSWORD)
  await pool.query(`update ${table} set password_hash = $1 where id = $2`, [hash, id])
  await pool.query(`delete from second_factor where ${column} = $1`, [id])
  const { rows } = await pool.query<{ id: string }>(
    `insert into second_factor (${column}, sealed_secret, confirmed_at, created_at) values ($1, $2, $3, $4) returning id`,
    [id, seal(config.secretsKey, secret, `${kind}:${id}`), confirmed ? clock.now : null, clock.now],
  )
  return { secret, codes: await writeRecoveryCodes(product.em(), deps, rows[0]?.id ?? '', clock.now) }
}

export const DOORS = { business: '/api/business_user/second_factor', admin: '/api/admin/second_factor' } as const

/** A product of which a person's wrong codes are few, and what its people of the staff do at the door. */
export async function openGuarded() {
  const product = await openProduct({ LIMITS: 'second_factor=3/900 writes=1000/60' })
  const { call, clock, pool } = product
  const password = GUARDED_PASSWORD
  const password_hash = await hashPassword(password)
  let made = 0

  async function newPerson(kind: StaffKind = 'business') {
    const email = `person${++made}@example.com`
    if (kind === 'admin') {
      await createAdmin(product.em(), { email, name: 'Ольга', password })
      return email
    }
    const em = product.em()
    em.create(BusinessUser, { email, name: 'Вера', password_hash, is_confirmed: true })
    await em.flush()
    return email
  }

  const signIn = (email: string, code?: string, headers: Record<string, string> = {}) =>
    call('POST', '/api/staff/authenticate', { body: { email, password, ...(code !== undefined && { code }) }, headers })
  const wait = (seconds: number) => {
    clock.now = new Date(clock.now.getTime() + seconds * 1000)
  }
  const appNow = (secret: string, steps = 0) => appCode(secret, clock.now, steps)

  /** Somebody who has switched it on a minute ago. */
  async function guarded(kind: StaffKind = 'business') {
    const email = await newPerson(kind)
    const { token } = (await signIn(email)).body
    const { secret } = (await call('POST', DOORS[kind], { token, body: { current: password } })).body
    const confirmed = await call('POST', `${DOORS[kind]}/confirm`, { token, body: { code: appNow(secret) } })
    expect(confirmed.status).toBe(200)
    const codes: string[] = confirmed.body.recovery_codes
    wait(60)
    return { email, token, secret, codes, door: DOORS[kind] }
  }

  /** What was mailed there, the oldest first. */
  async function letters(email: string): Promise<string[]> {
    const { rows } = await pool.query<{ subject: string }>(
      `select payload->>'subject' as subject from graphile_worker._private_jobs where payload->>'to' = $1 order by id`,
      [email],
    )
    return rows.map(({ subject }) => subject)
  }
  return { product, password, newPerson, signIn, wait, appNow, guarded, letters }
}
