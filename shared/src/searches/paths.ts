/** Where saved searches are. */
import { OWN_ADS, SAVED_SEARCHES, withQuery } from '../paths'

/** Says on that page what has just been done. */
export const SEARCH_DONE = 'done'
export const searchDonePath = (done: string) => withQuery(SAVED_SEARCHES, { [SEARCH_DONE]: done })
/** Where a filtered list of ads is saved; the query is that of its page. */
export const SAVE_SEARCH = `${SAVED_SEARCHES}/create`
export const SECTION_PARAMETER = 'section'
export const saveSearchPath = (section: string, query: string) =>
  withQuery(SAVE_SEARCH, { [SECTION_PARAMETER]: section }) + query.replace(/^\?/, '&')
/** Where the links of letters lead: one stops a search, or all of them, another shows an ad for longer. */
export const STOP_SEARCH = `${SAVED_SEARCHES}/stop`
export const stopSearchPath = (token: string) => withQuery(STOP_SEARCH, { token })
export const RENEW_AD = `${OWN_ADS}/renew`
export const renewAdPath = (token: string) => withQuery(RENEW_AD, { token })
