/** Digits of the code that an app shows for half a minute. */
export const APP_CODE_LENGTH = 6
/** How many codes for a lost phone are given at a time. */
export const RECOVERY_CODES = 10
/** Without the letters that are taken for digits. */
const RECOVERY_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
const RECOVERY_HALF = 5

/** A key that was shown and not confirmed is good for so long. */
export const SET_UP_MINUTES = 30

/** A code as it is compared: apps and papers show it in groups, and people mistake o for 0 and l for 1. */
export function plainCode(typed: string): string {
  const code = typed.toLowerCase().replace(/[\s\u2010-\u2015-]+/g, '')
  return isAppCode(code) ? code : code.replaceAll('o', '0').replace(/[il]/g, '1')
}

/** What an app shows. */
export function isAppCode(code: string): boolean {
  return new RegExp(`^\\d{${APP_CODE_LENGTH}}$`).test(code)
}

/** What stands on the paper for a lost phone. */
export function isRecoveryCode(code: string): boolean {
  return code.length === 2 * RECOVERY_HALF && [...code].every((letter) => RECOVERY_LETTERS.includes(letter))
}

/** `bytes` as a recovery code, two groups of five: fifty bits of them. */
export function recoveryCode(bytes: Uint8Array): string {
  const letters = [...bytes.slice(0, 2 * RECOVERY_HALF)].map((byte) => RECOVERY_LETTERS[byte % RECOVERY_LETTERS.length])
  return `${letters.slice(0, RECOVERY_HALF).join('')}-${letters.slice(RECOVERY_HALF).join('')}`
}

/** The key as one types it into an app: groups of four. */
export function keyInGroups(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}
