import { p } from '@mikro-orm/postgresql'

/** The label that the law asks of paid placements: without `erid` and the advertiser none may be shown. */
export const adMark = () => ({
  is_ad: p.boolean().default(false),
  advertiser_name: p.text().nullable(),
  advertiser_inn: p.text().nullable(),
  erid: p.text().nullable(),
  ord_contract_id: p.text().nullable(),
})

type Marked = { is_ad: boolean; advertiser_name?: string | null | undefined; erid?: string | null | undefined }

/** What the law has shown on a paid placement; the tax number and the contract stay inside. */
export function adView({ is_ad, advertiser_name, erid }: Marked) {
  return is_ad && advertiser_name && erid ? { advertiser_name, erid } : null
}
