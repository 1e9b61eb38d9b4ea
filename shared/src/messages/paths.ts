import { withQuery } from '../paths'

/** The back office's screen of what was sent. */
export const MESSAGES = '/messages'
/** SMS that did not go. */
export const FAILED_SMS = /* @__PURE__ */ withQuery(MESSAGES, { fate: 'failed', channel: 'sms' })
