import type { AdMark } from './promotion'

/** What the law has shown on a paid placement; the tax number and the contract stay inside. */
export function adView(placement: { is_ad: boolean; ad_mark?: AdMark | null | undefined }) {
  if (!placement.is_ad || !placement.ad_mark) return null
  const { advertiser_name, erid } = placement.ad_mark
  return { advertiser_name, erid }
}
