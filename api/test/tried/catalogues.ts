import { ADMINISTRATORS } from '../reach/entry'
import type { Tried } from '../tried'

/** Words that ads choose from, as everybody sees them. */
export const tried: Tried = {
  reach: {
    'GET /admin/references/catalogue_entry': { names: { ids: { why: ADMINISTRATORS.why } } },
    'GET /catalogues/:catalogue': { names: { catalogue: { why: 'one of five that everybody reads' } } },
  },
}
