import { withQuery } from '../paths'

/** Where a form with files is kept whose session ended while it was written; what is sent goes on to `to`. */
export const SIGN_IN_AGAIN = '/sign-in-again'
export const signInAgainPath = (to: string) => withQuery(SIGN_IN_AGAIN, { to })
