/** Where organizations are spoken of. */
import { ORGANIZATIONS, withQuery } from '../paths'

/** Where one writes, changes and takes back one's own review of an organization. */
export const organizationReviewPath = (number: number) => `${ORGANIZATIONS}/${number}/review`
/** Says on the page of one's own what has just been done. */
export const REVIEW_DONE = 'done'
export const reviewDonePath = (number: number, done: string) =>
  withQuery(organizationReviewPath(number), { [REVIEW_DONE]: done })
