import type { DataExportWire } from '@ostrov/shared/customers/data-export-schema'
import type { UserWire } from '@ostrov/shared/customers/schema'
import type { OwnSessionWire } from '@ostrov/shared/sessions/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { atom } from 'nanostores'
import { api } from '../../api'
import { $user_delivery } from '../account/store'

/** The person's profile; null until it is loaded. */
export const $profile = atom<UserWire | null>(null)

/** Reads the profile anew. @throws {Problem} */
export async function loadProfile(): Promise<UserWire> {
  return keep(await ask(api.user.get()))
}

/** Saves what is given and leaves the rest. @throws {Problem} with the fields' sentences. */
export async function saveProfile(changes: {
  name?: string
  email?: string | null
  photo_id?: string | null
}): Promise<UserWire> {
  return keep(await ask(api.user.put(changes)))
}

/** Has a code sent to another phone ('7XXXXXXXXXX'). @returns seconds until the next may be asked for. @throws {Problem} */
export async function askForPhone(phone: string): Promise<number> {
  return (await ask(api.user.phone.post({ phone }))).resend_in
}

/** Makes it the person's own by that code; the profile anew. @throws {Problem} why the code is not taken */
export async function takePhone(phone: string, code: string): Promise<UserWire> {
  await ask(api.user.phone.confirm.post({ phone, code }))
  return loadProfile()
}

/** Mails the link that confirms the e-mail once more. @throws {Problem} `request.too_often` */
export async function mailConfirmationAgain(): Promise<void> {
  await ask(api.user.confirmation_mail.post())
}

/** The link out of that letter. @throws {Problem} `account.mail_link_dead` */
export async function confirmMail(token: string): Promise<void> {
  await ask(api.user.confirmation_mail.confirm.post({ token }))
}

/** Where the person is signed in: the newest twenty. */
export async function readSessions(): Promise<readonly OwnSessionWire[]> {
  return (await ask(api.user.sessions.get({ query: {} }))).items
}

/** Ends one session from afar. @throws {Problem} `session.not_found` when it has ended already. */
export async function endSession(id: string): Promise<void> {
  await ask(api.user.sessions({ id }).delete())
}

/** Ends every session, this one too. @throws {Problem} */
export async function endAllSessions(): Promise<void> {
  await ask(api.user.sessions.delete())
}

/** How far the file with all the person's data is. */
export const readData = (): Promise<DataExportWire> => ask(api.user.data_export.get())

/** Has it made; harmless when it is being made already. @throws {Problem} */
export const askForData = (): Promise<DataExportWire> => ask(api.user.data_export.post())

/** Erases the account. @throws {Problem} */
export async function eraseAccount(): Promise<void> {
  await ask(api.auth.account.delete())
}

function keep(profile: UserWire): UserWire {
  const { phone, name } = profile
  const user = $user_delivery.get()
  if (user) $user_delivery.set({ ...user, phone, name })
  $profile.set(profile)
  return profile
}
