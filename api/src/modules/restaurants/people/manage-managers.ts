import { checkForm, type FormErrors, isValid } from '@ostrov/shared/forms/form'
import { NOUNS } from '@ostrov/shared/nouns'
import { managerInvitationPath } from '@ostrov/shared/paths'
import { MANAGER_CHANGE_FORM, MANAGER_FORM } from '@ostrov/shared/staff/form'
import type { ManagerChange, ManagerInput, ManagerWire } from '@ostrov/shared/staff/schema'
import type { Em } from '../../../db/orm'
import { addJob, LETTER_TRIES } from '../../../db/queue'
import { changed, row, sql } from '../../../db/sql'
import type { Business, By } from '../../../kernel/actors'
import type { Deps } from '../../../kernel/deps'
import { Refusal } from '../../../kernel/problems'
import { Served } from '../../../kernel/served'
import { invitationLetter } from '../../../services/mail/letters'
import { writeEntry } from '../../audit/write-entry'
import { revokeStaffSessions } from '../../sessions/revoke-sessions'
import { forgetSecondFactor } from '../../sessions/second-factor/end-second-factor'
import { endLinks, makeLink } from '../../sessions/staff/staff-link'
import { hireManager, letManagerGo, renameManager } from '../../staff/hire-manager'
import { accessInWords, lockManager, readManager } from './read-managers'

const LIFE_DAYS = 7

type Acting = { business: Business; by: By; now: Date }
type Change = typeof ManagerChange.static
type Access = Change['restaurants']

/**
 * Hires a manager and mails the link by which they choose a password. Call inside a transaction.
 * @throws {Refusal} `manager.email_taken`, which says nothing of whose mail it is; `restaurant.not_found` for another's.
 */
export async function inviteManager(em: Em, { business, by, now }: Acting, input: typeof ManagerInput.static) {
  const access = await demandAccess(em, business, input, checkForm(MANAGER_FORM, typed(input)))
  await row(em, sql`select from business_user where id = ${business.id} for update`)
  const known = await row<{ count: number }>(
    em,
    sql`select count(*)::int as count from business_user where owner_id = ${business.id} and deleted_at is null`,
  )
  if ((known?.count ?? 0) >= NOUNS.manager.most) throw new Refusal('manager.too_many')
  const id = await hireManager(em, { ...input, owner_id: business.id, now })
  if (!id) throw new Refusal('manager.email_taken', { errors: { email: new Refusal('manager.email_taken').message } })
  await writeAccess(em, id, access)
  const manager = await readManager(em, business, id)
  const { name, email } = manager
  const to = { name, email, access: accessInWords(manager) }
  await writeEntry(em, { by, act: 'manager.invite', subject: `business:${id}`, to, now })
  await askForInvitation(em, id)
  return manager
}

/** Changes the name and what they may do, from the next request on. Call inside a transaction. */
export async function changeManager(
  em: Em,
  { business, by, now }: Acting,
  id: string,
  input: Change,
): Promise<ManagerWire> {
  await lockManager(em, business, id)
  const access = await demandAccess(em, business, input, checkForm(MANAGER_CHANGE_FORM, typed(input)))
  const before = await readManager(em, business, id)
  await renameManager(em, id, input.name, now)
  await writeAccess(em, id, access)
  const after = await readManager(em, business, id)
  const fields = ({ name, ...rest }: ManagerWire) => ({ name, access: accessInWords(rest) })
  const entry = { by, subject: `business:${id}`, from: fields(before), to: fields(after), now }
  await writeEntry(em, { ...entry, act: 'manager.change' })
  return after
}

/** Lets a manager go: their sessions end at once. Harmless when repeated. Call inside a transaction. */
export async function removeManager(em: Em, { business, by, now }: Acting, id: string): Promise<void> {
  const { is_gone } = await lockManager(em, business, id)
  if (is_gone) return
  const manager = await readManager(em, business, id)
  await writeAccess(em, id, [])
  await endLinks(em, id, now)
  await revokeStaffSessions(em, { kind: 'business', id }, now)
  await forgetSecondFactor(em, { kind: 'business', id })
  await letManagerGo(em, id, now)
  const from = { name: manager.name, access: accessInWords(manager) }
  await writeEntry(em, { by, act: 'manager.remove', subject: `business:${id}`, from, to: {}, now })
}

/** Mails the invitation once more; the link of the letter before is dead. @throws {Refusal} `manager.joined` */
export async function inviteAgain(em: Em, { business, by, now }: Acting, id: string): Promise<void> {
  const { is_confirmed, is_gone } = await lockManager(em, business, id)
  if (is_gone) throw new Refusal('manager.not_found')
  if (is_confirmed) throw new Refusal('manager.joined')
  await writeEntry(em, { by, act: 'manager.invite', subject: `business:${id}`, now })
  await askForInvitation(em, id)
}

/** Mails the link to who has not taken it up; nothing to who has, or was let go meanwhile. */
export async function mailInvitation({ orm, config, now }: Deps, { business_user_id }: { business_user_id: string }) {
  await orm.em.fork().transactional(async (tx) => {
    const manager = await row<{ email: string; owner: string; owner_id: string }>(
      tx,
      sql`select b.email, o.name as owner, o.id as owner_id from business_user b join business_user o on o.id = b.owner_id
          where b.id = ${business_user_id} and not b.is_confirmed and not b.is_blocked`,
    )
    if (!manager) return
    const { restaurants } = await readManager(tx, { id: manager.owner_id }, business_user_id)
    await endLinks(tx, business_user_id, now())
    const secret = await makeLink(tx, business_user_id, { purpose: 'password', hours: LIFE_DAYS * 24, now: now() })
    const letter = invitationLetter({
      brand: config.brand.name,
      support_email: config.brand.supportEmail,
      owner: manager.owner,
      titles: restaurants.map(({ title }) => title),
      url: config.origin + managerInvitationPath(secret),
      days: LIFE_DAYS,
    })
    await addJob(
      tx,
      'mail.send',
      { to: manager.email, about: { kind: 'link' }, ...letter },
      { max_attempts: LETTER_TRIES },
    )
  })
}

function askForInvitation(em: Em, business_user_id: string) {
  return addJob(em, 'account.mail_invitation', { business_user_id }, { key: `invitation:${business_user_id}` })
}

const permitting = (restaurants: Access) => restaurants.filter(({ permissions }) => permissions.length > 0)

/** As the form has it. */
const typed = (input: Change) => ({ ...input, access: permitting(input.restaurants).map((one) => one.restaurant_id) })

/** Restaurants without a single right are left out, and a manager must have one somewhere. */
async function demandAccess(
  em: Em,
  business: Business,
  { restaurants }: Change,
  errors: FormErrors<'name' | 'email' | 'access'>,
): Promise<Access> {
  if (!isValid(errors)) throw new Refusal('request.invalid', { errors })
  const access = permitting(restaurants)
  for (const { restaurant_id } of access) await Served.one(em, { business, permission: 'owner' }, restaurant_id)
  return access
}

async function writeAccess(em: Em, id: string, access: Access): Promise<void> {
  await changed(em, sql`delete from restaurant_manager where business_user_id = ${id}`)
  await changed(
    em,
    sql`insert into restaurant_manager (restaurant_id, business_user_id, permissions)
        select (one->>'restaurant_id')::uuid, ${id}, array(select jsonb_array_elements_text(one->'permissions'))
        from jsonb_array_elements(${JSON.stringify(access)}::jsonb) one on conflict do nothing`,
  )
}
