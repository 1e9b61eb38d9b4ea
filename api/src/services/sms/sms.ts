export type SmsMessage = {
  /** `7` and ten more digits. */
  phone: string
  /** Must name the service. Never logged: it may hold a sign-in code. */
  text: string
}

/**
 * `number`: this phone cannot be reached, tell the person. `too_often`: the gateway's own limit for this phone.
 * `account`: no money, a daily limit or a wrong key, tell the administrator. `unavailable`: try later.
 */
export type SmsFailureKind = 'number' | 'too_often' | 'account' | 'unavailable'
export type SmsResult = { ok: true; id: string } | { ok: false; kind: SmsFailureKind; code: number }
/** Sends one message. Never throws for reasons of the gateway. */
export type SmsDoor = (message: SmsMessage) => Promise<SmsResult>

/** The text of a sign-in code, as the gateways want it: with the name of the site. */
export function codeText(code: string, site: string): string {
  return `Код: ${code}. Сайт ${site}`
}
