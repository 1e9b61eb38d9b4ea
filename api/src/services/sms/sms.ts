export type SmsMessage = {
  /** `7` and ten more digits. */
  phone: string
  /** Must name the service. Never logged: it may hold a sign-in code. */
  text: string
}

/**
 * `number`: this phone cannot be reached, tell the person. `too_often`: the gateway's own limit for this phone.
 * `account`: no money, a daily limit or a wrong key, tell the administrator. `unavailable`: try later. `lost`: nobody knows whether
 * the reserve has sent it, so it is not sent again.
 */
export type SmsFailureKind = 'number' | 'too_often' | 'account' | 'unavailable' | 'lost'
export type SmsResult = { ok: true; id: string; by?: 'reserve' } | { ok: false; kind: SmsFailureKind; code: number }
/** Sends one message. Never throws for reasons of the gateway. */
export type SmsDoor = (message: SmsMessage, tried?: { isRepeat?: boolean }) => Promise<SmsResult>

/** The text of a sign-in code, as the gateways want it: with the name of the site. */
export function codeText(code: string, site: string): string {
  return `Код: ${code}. Сайт ${site}`
}
