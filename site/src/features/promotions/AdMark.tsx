import { adWords } from '@ostrov/shared/promotions/ad-words'

/** The mark of an advertisement. */
export function AdMark({ ad }: { ad: Parameters<typeof adWords>[0] }) {
  return <small className="ad-mark">{adWords(ad)}</small>
}
