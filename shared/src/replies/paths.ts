/** Where replies to vacancies are. */
import { REPLIES, sectionPath, withQuery } from '../paths'

/** What a person has sent. */
export const repliesPath = (asked: { about?: string | null; state?: string | null }) => withQuery(REPLIES, asked)
/** What came to their vacancies: all of it, or of one vacancy or organization. */
export const RECEIVED_REPLIES = `${REPLIES}/received`
type Received = { about?: string | null; state?: string | null; vacancy?: string | null; organization?: string | null }
export const receivedRepliesPath = (asked: Received) => withQuery(RECEIVED_REPLIES, asked)
export const replyPath = (id: string) => `${REPLIES}/${id}`
/** Says on that page what has just been done. */
export const REPLY_DONE = 'done'
export const replyDonePath = (id: string, done: string) => withQuery(replyPath(id), { [REPLY_DONE]: done })
/** Where a vacancy is answered. */
export const replyFormPath = (number: number) => `${sectionPath('vacancies')}/${number}/reply`
/** Where the author of another ad is written to. */
export const questionPath = (section: string, number: number) => `${sectionPath(section)}/${number}/write`
