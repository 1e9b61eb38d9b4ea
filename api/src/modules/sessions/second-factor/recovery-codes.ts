import { plainCode, RECOVERY_CODES, recoveryCode } from '@ostrov/shared/staff/second-factor'
import type { Em } from '../../../db/orm'
import { changed, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import { keyedHash } from '../keyed-hash'

/** New codes for a lost phone in place of all there were. @returns them: only their keyed hashes are kept. */
export async function writeRecoveryCodes(em: Em, { config }: Deps, second_factor_id: string, now: Date) {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(crypto.getRandomValues(new Uint8Array(10))))
  const hashes = codes.map((code) => keyedHash(config.secretsKey, 'recovery_code', plainCode(code)))
  await changed(em, sql`delete from recovery_code where second_factor_id = ${second_factor_id}`)
  await changed(
    em,
    sql`insert into recovery_code (second_factor_id, code_hash, created_at)
        select ${second_factor_id}::uuid, hash, ${now}::timestamptz from unnest(${hashes}::text[]) hash`,
  )
  return codes
}
