import { isAppCode, plainCode } from '@ostrov/shared/staff/second-factor'
import type { Em } from '../../../db/orm'
import { changed, row, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import { createLimits } from '../../../kernel/limits'
import { Refusal } from '../../../kernel/problems'
import { unseal } from '../../../kernel/sealed'
import { writeEntry } from '../../audit/write-entry'
import { keyedHash } from '../keyed-hash'
import type { StaffPerson } from '../staff/staff-person'
import { stepOfCode } from './app-code'
import { notifyOfSecondFactor } from './second-factor-letters'

type Typed = {
  person: StaffPerson
  code: string
  /** The browser, when the person has signed in with it before: strangers' guesses do not stop it. */
  device_id: string | null
  ip: string | null
  now: Date
}
type Factor = { id: string; sealed_secret: string; confirmed_at: string | null; created_at: string }
export type CodeKind = 'app' | 'recovery'

/** What `person` has set up or is setting up; null for nothing. */
export function readFactor(em: Em, { kind, id }: StaffPerson) {
  const whose = kind === 'business' ? sql`business_user_id` : sql`admin_id`
  return row<Factor>(
    em,
    sql`select id, sealed_secret, confirmed_at, created_at from second_factor where ${whose} = ${id}::uuid`,
  )
}

/**
 * Takes a code of `factor`, once: an app's by its half minute, a recovery code by its row. Two who bring the same at once
 * get one yes. Call inside the transaction of what it permits.
 * @throws {Refusal} `account.app_code_wrong` whatever is wrong with it; `request.too_often`.
 */
export async function demandCode(em: Em, deps: Deps, factor: Factor, typed: Typed): Promise<CodeKind> {
  const limits = createLimits(deps)
  const tries = typed.device_id === null ? typed.person.id : `${typed.person.id}:${typed.device_id}`
  const count = await limits.consume('second_factor', tries)
  await limits.consume('second_factor_day', tries)
  const taken = await takeCode(em, deps, factor, typed)
  if (!taken) {
    if (count === deps.config.limits.second_factor.points) await noteCodeGuesses(deps, typed)
    const { message } = new Refusal('account.app_code_wrong')
    throw new Refusal('account.app_code_wrong', { errors: { code: message } })
  }
  await limits.giveBack('second_factor', tries)
  await limits.giveBack('second_factor_day', tries)
  return taken
}

async function takeCode(em: Em, { config }: Deps, factor: Factor, { person, code, now }: Typed) {
  const plain = plainCode(code)
  if (isAppCode(plain)) {
    const step = stepOfCode(unseal(config.secretsKey, factor.sealed_secret, `${person.kind}:${person.id}`), plain, now)
    if (step === null) return null
    const used = await changed(
      em,
      sql`update second_factor set last_step = ${step}::int
          where id = ${factor.id} and sealed_secret = ${factor.sealed_secret} and coalesce(last_step, 0) < ${step}::int`,
    )
    return used === 1 ? 'app' : null
  }
  const used = await changed(
    em,
    sql`update recovery_code set used_at = ${now}
        where second_factor_id = ${factor.id} and code_hash = ${keyedHash(config.secretsKey, 'recovery_code', plain)}
          and used_at is null`,
  )
  return used === 1 ? 'recovery' : null
}

/** Who guesses codes knows the password: the person is told, once, since more guesses are not even looked at. */
async function noteCodeGuesses({ orm, config }: Deps, { person, ip, now }: Typed) {
  await orm.em.fork().transactional(async (tx) => {
    const subject = `${person.kind}:${person.id}`
    await writeEntry(tx, { by: { kind: 'stranger', ip }, act: 'session.guess_code', subject, now })
    await notifyOfSecondFactor(tx, config, person, 'guessed')
  })
}
