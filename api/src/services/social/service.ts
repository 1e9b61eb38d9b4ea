import type { Asking } from './ask-provider'

/** What the person is sent to the service with. */
type Beginning = { state: string; challenge: string; redirect_uri: string }
/** What they come back with, and what this server alone knows. */
export type Returned = { code: string; device_id: string | null; state: string; verifier: string; redirect_uri: string }
/** As the service writes it; only the id is sure to be there. */
export type Told = { subject: string; name: string; phone: string; email: string }

/** One service: the address it begins at, and who came back. @throws {SocialProblem} */
export type SocialService = {
  address: (beginning: Beginning) => string
  readPerson: (ask: Asking, returned: Returned) => Promise<Told>
}
