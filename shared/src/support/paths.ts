/** Where one writes to support, and where it is answered. */
import { PROFILE, withQuery } from '../paths'
import type { Subject } from './rules'

export const SUPPORT = '/support'
/** Of what a request is: an order, or an ad by its number. */
export type AboutSupport = { subject?: Subject; order?: number; ad?: number }
/** Says on that page which request was taken. */
export const SUPPORT_SENT = 'sent'
export const supportPath = ({ subject, order, ad }: AboutSupport) =>
  withQuery(SUPPORT, { subject, order: order?.toString(), ad: ad?.toString() })
export const supportSentPath = (number: number, answer_by: string) =>
  withQuery(SUPPORT, { [SUPPORT_SENT]: String(number), answer_by })
/** What a person has written, and one of it. */
export const OWN_SUPPORT = `${PROFILE}/support`
export const ownSupportPath = (id: string) => `${OWN_SUPPORT}/${id}`
export const ownSupportSentPath = (id: string, done: string) => withQuery(ownSupportPath(id), { [SUPPORT_SENT]: done })
/** The desk's list. */
export const DESK_SUPPORT = '/support-desk'
export const WAITING_SUPPORT = /* @__PURE__ */ withQuery(DESK_SUPPORT, { waiting: 'true' })
