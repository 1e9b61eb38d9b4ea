import { NOTICES, withQuery } from '../paths'

/** Where the link under a letter that nobody has to get leads: no more of such come. */
export const STOP_LETTERS = `${NOTICES}/stop`
export const stopLettersPath = (token: string) => withQuery(STOP_LETTERS, { token })
