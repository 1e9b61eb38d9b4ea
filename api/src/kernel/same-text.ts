/** Takes the same time wherever the texts differ. */
export function sameText(given: string, expected: string): boolean {
  const digest = (text: string) => new Bun.CryptoHasher('sha256').update(text.normalize('NFC')).digest()
  return crypto.timingSafeEqual(digest(given), digest(expected))
}
