import { LockMode } from '@mikro-orm/postgresql'
import { normalizePhone } from '@ostrov/shared/formats/phone'
import type { BusinessProfileInput } from '@ostrov/shared/staff/schema'
import type { Em } from '../../db/orm'
import type { By } from '../../kernel/actors'
import { writeEntry } from '../audit/write-entry'
import { BusinessUser } from './business-user'

/** Changes what was sent and leaves the rest. The e-mail is the sign-in name and stays. */
export async function saveBusinessProfile(em: Em, by: By, input: typeof BusinessProfileInput.static, now: Date) {
  await em.transactional(async (tx) => {
    const person = await tx.findOneOrFail(BusinessUser, { id: by.id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    const from = { name: person.name, phone: person.phone }
    if (input.name !== undefined) person.name = input.name.trim() || person.name
    if (input.phone !== undefined) person.phone = normalizePhone(input.phone)
    await tx.flush()
    const to = { name: person.name, phone: person.phone }
    await writeEntry(tx, { by, act: 'profile.change', subject: `business:${by.id}`, from, to, now })
  })
}
