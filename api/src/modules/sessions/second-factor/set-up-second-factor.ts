import { MINUTE_MS } from '@ostrov/shared/formats/time'
import { SET_UP_MINUTES } from '@ostrov/shared/staff/second-factor'
import type { Em } from '../../../db/orm'
import { changed, sql } from '../../../db/sql'
import type { Administrator, Business, By } from '../../../kernel/actors'
import type { Deps } from '../../../kernel/deps'
import { createLimits } from '../../../kernel/limits'
import { Refusal } from '../../../kernel/problems'
import { seal } from '../../../kernel/sealed'
import { writeEntry } from '../../audit/write-entry'
import { revokeStaffSessions } from '../revoke-sessions'
import { demandPassword } from '../staff/demand-password'
import { loadStaff } from '../staff/staff-person'
import { appUri, newAppSecret } from './app-code'
import { demandCode, readFactor } from './demand-code'
import { writeRecoveryCodes } from './recovery-codes'
import { notifyOfSecondFactor } from './second-factor-letters'

export type Acting = { person: Business | Administrator; by: By; now: Date }

/**
 * Makes a key for the person's app, in place of one that was shown and not confirmed. It asks for nothing yet.
 * @throws {Refusal} `account.current_password_wrong`, `second_factor.is_on`.
 */
export async function beginSecondFactor(em: Em, deps: Deps, { person, by, now }: Acting, current: string) {
  await demandPassword(em, createLimits(deps), person, current)
  const secret = newAppSecret()
  const subject = `${person.kind}:${person.id}`
  const sealed = seal(deps.config.secretsKey, secret, subject)
  const whose = person.kind === 'business' ? sql`business_user_id` : sql`admin_id`
  return em.transactional(async (tx) => {
    const begun = await changed(
      tx,
      sql`insert into second_factor as f (${whose}, sealed_secret, created_at) values (${person.id}, ${sealed}, ${now})
          on conflict (${whose}) do update set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at,
            last_step = null where f.confirmed_at is null`,
    )
    if (begun === 0) throw new Refusal('second_factor.is_on')
    await writeEntry(tx, { by, act: 'second_factor.begin', subject, now })
    const { email } = await loadStaff(tx, person)
    return { secret, uri: appUri(secret, { brand: deps.config.brand.name, email }) }
  })
}

/**
 * Switches the second step on by a code that the app made of the key: from now on a password alone opens nothing, and
 * every other session of the person ends.
 * @returns the codes for a lost phone, which stand nowhere else.
 * @throws {Refusal} `second_factor.key_old` when there is no fresh key, `second_factor.is_on`, `account.app_code_wrong`.
 */
export function confirmSecondFactor(em: Em, deps: Deps, { person, by, now }: Acting, code: string): Promise<string[]> {
  return em.transactional(async (tx) => {
    const factor = await readFactor(tx, person)
    if (factor?.confirmed_at) throw new Refusal('second_factor.is_on')
    const oldest = now.getTime() - SET_UP_MINUTES * MINUTE_MS
    if (!factor || new Date(factor.created_at).getTime() < oldest) throw new Refusal('second_factor.key_old')
    const { device_id } = person.session
    await demandCode(tx, deps, factor, { person, code, device_id, ip: by.ip, now })
    await changed(tx, sql`update second_factor set confirmed_at = ${now} where id = ${factor.id}`)
    const codes = await writeRecoveryCodes(tx, deps, factor.id, now)
    await revokeStaffSessions(tx, person, now, person.session.id)
    await writeEntry(tx, { by, act: 'second_factor.on', subject: `${person.kind}:${person.id}`, now })
    await notifyOfSecondFactor(tx, deps.config, person, 'on')
    return codes
  })
}
