import { ask, Problem } from '@ostrov/shared/wire/answers'
import { api } from '../api'

export type Credentials = { email: string; password: string; code?: string }

/** Signs in. `code_wanted`: the password is right, and the second step is on. @throws {Problem} */
export function authenticate(credentials: Credentials) {
  return ask(api.staff.authenticate.post(credentials)).catch((problem: unknown) => {
    if (problem instanceof Problem && problem.errorMessage === 'account.code_wanted') return 'code_wanted' as const
    throw problem
  })
}
