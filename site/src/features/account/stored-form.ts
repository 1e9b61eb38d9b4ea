import { loginPath, PROFILE } from '@ostrov/shared/paths'
import { safePath } from '@ostrov/shared/wire/safe-path'
import type { Visit } from '../../visit'

export type StoredForm = {
  /** Where it was sent, and goes once its writer has signed in. */
  to: string
  texts: readonly { name: string; value: string }[]
  /** Files came too, which a page cannot hold. */
  has_files: boolean
}

/** What was written into a form with files by somebody whose session had ended; without such a form the way to sign in. */
export async function storedForm(visit: Visit): Promise<StoredForm | Response> {
  const to = safePath(visit.params.get('to')) ?? PROFILE
  const sent = await visit.upload()
  if (!sent) return visit.leave(loginPath({ redirect: to }))
  const all = [...sent]
  return {
    to,
    texts: all.flatMap(([name, value]) => (typeof value === 'string' ? [{ name, value }] : [])),
    has_files: all.some(([, value]) => value instanceof File && value.size > 0),
  }
}
