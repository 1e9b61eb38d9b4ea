/** Four digits are guessed from a bare hash at once, so it is keyed with the product's secret. */
export function codeHash(secret: string, phone: string, code: string): string {
  return new Bun.CryptoHasher('sha256', secret).update(`code:${phone}:${code}`).digest('hex')
}
