import { DOCUMENTS_CHANGED } from '@ostrov/shared/documents/changed-words'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, Problem } from '@ostrov/shared/wire/answers'
import { api } from '../api'

export type Credentials = { email: string; password: string; code?: string }

/** Signs in. `code_wanted`: the password is right, and the second step is on. @throws {Problem} */
export async function authenticate(credentials: Credentials) {
  try {
    const staff = await ask(api.staff.authenticate.post(credentials))
    if (staff.documents_changed) showToast(DOCUMENTS_CHANGED.business)
    return staff
  } catch (problem) {
    if (problem instanceof Problem && problem.errorMessage === 'account.code_wanted') return 'code_wanted' as const
    throw problem
  }
}
