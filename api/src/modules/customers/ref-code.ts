// Without 0, O, 1, I, L: the code is read aloud and typed by hand.
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 8

/** A new invitation code; 31⁸ of them, so that they neither meet nor are guessed. */
export function refCode(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(LENGTH)), (n) => LETTERS[n % LETTERS.length]).join('')
}
