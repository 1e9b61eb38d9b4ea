import type { SecondFactorWire } from '@ostrov/shared/staff/schema'
import type { Config } from '../../../config'
import type { Em } from '../../../db/orm'
import { changed, moment, row, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import { createLimits } from '../../../kernel/limits'
import { Refusal } from '../../../kernel/problems'
import { writeEntry } from '../../audit/write-entry'
import { Admin } from '../../staff/admin'
import { BusinessUser } from '../../staff/business-user'
import { normalEmail } from '../../staff/normal-email'
import { demandPassword } from '../staff/demand-password'
import type { StaffPerson } from '../staff/staff-person'
import { demandCode, readFactor } from './demand-code'
import { writeRecoveryCodes } from './recovery-codes'
import { notifyOfSecondFactor } from './second-factor-letters'
import type { Acting } from './set-up-second-factor'

type Proof = { current: string; code: string }

/** Whether a code is asked at the door, since when, and how many codes for a lost phone are left. */
export async function secondFactorOf(em: Em, { kind, id }: StaffPerson): Promise<SecondFactorWire> {
  const whose = kind === 'business' ? sql`business_user_id` : sql`admin_id`
  const known = await row<SecondFactorWire>(
    em,
    sql`select ${moment('f.confirmed_at')} as on_since,
          (select count(*)::int from recovery_code c where c.second_factor_id = f.id and c.used_at is null) as recovery_codes_left
        from second_factor f where ${whose} = ${id}::uuid and f.confirmed_at is not null`,
  )
  return known ?? { on_since: null, recovery_codes_left: 0 }
}

/** Switches it off, by the password and a code. @throws {Refusal} `second_factor.is_off`, and as `prove`. */
export async function endSecondFactor(em: Em, deps: Deps, acting: Acting, proof: Proof): Promise<void> {
  const { person, by, now } = acting
  await prove(em, deps, acting, proof, async (tx) => {
    await forgetSecondFactor(tx, person)
    await writeEntry(tx, { by, act: 'second_factor.off', subject: `${person.kind}:${person.id}`, now })
    await notifyOfSecondFactor(tx, deps.config, person, 'off')
  })
}

/** New codes for a lost phone; those there were open nothing any longer. @throws {Refusal} as `endSecondFactor`. */
export function renewRecoveryCodes(em: Em, deps: Deps, acting: Acting, proof: Proof): Promise<string[]> {
  const { person, by, now } = acting
  return prove(em, deps, acting, proof, async (tx, id) => {
    const codes = await writeRecoveryCodes(tx, deps, id, now)
    await writeEntry(tx, { by, act: 'second_factor.codes', subject: `${person.kind}:${person.id}`, now })
    await notifyOfSecondFactor(tx, deps.config, person, 'codes')
    return codes
  })
}

/** Erases what was set up, of who leaves too. Call inside a transaction. */
export function forgetSecondFactor(em: Em, { kind, id }: StaffPerson) {
  const whose = kind === 'business' ? sql`business_user_id` : sql`admin_id`
  return changed(em, sql`delete from second_factor where ${whose} = ${id}::uuid`)
}

/**
 * Switches it off for somebody who lost the phone and the codes too: work of the server's own console.
 * @returns null when nobody with this mail has it on.
 */
export async function resetSecondFactor(em: Em, config: Config, { email: typed, now }: { email: string; now: Date }) {
  const email = normalEmail(typed)
  return em.transactional(async (tx) => {
    const admin = await tx.findOne(Admin, { email })
    const known = admin ?? (await tx.findOne(BusinessUser, { email }))
    if (!known) return null
    const person = { kind: admin ? ('admin' as const) : ('business' as const), id: known.id }
    if ((await forgetSecondFactor(tx, person)) === 0) return null
    const by = { kind: 'console', ip: null } as const
    await writeEntry(tx, { by, act: 'second_factor.off', subject: `${person.kind}:${person.id}`, now })
    await notifyOfSecondFactor(tx, config, person, 'reset')
    return person
  })
}

/** @throws {Refusal} `second_factor.is_off`, `account.current_password_wrong`, `account.app_code_wrong`, `request.too_often`. */
async function prove<Done>(
  em: Em,
  deps: Deps,
  { person, by, now }: Acting,
  { current, code }: Proof,
  act: (tx: Em, factor_id: string) => Promise<Done>,
): Promise<Done> {
  await demandPassword(em, createLimits(deps), person, current)
  return em.transactional(async (tx) => {
    const factor = await readFactor(tx, person)
    if (!factor?.confirmed_at) throw new Refusal('second_factor.is_off')
    await demandCode(tx, deps, factor, { person, code, device_id: person.session.device_id, ip: by.ip, now })
    return act(tx, factor.id)
  })
}
