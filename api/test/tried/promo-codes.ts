import type { Product } from '../product'
import { ADMINISTRATORS } from '../reach/entry'
import { makeRecord, type Sample, triedRecords } from '../records'
import type { Tried } from '../tried'

let made = 0
const DAY_MS = 24 * 3_600_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

const terms = () => ({
  ...{ amount: 10, amount_type: 'percent', max_discount: 300, min_order_sum: 1500, paid_by: 'platform' },
  ...{ restaurant_ids: [], user_use_limit: 1, total_use_limit: 100, first_order_only: false },
  ...{ starts_at: inDays(0), expires_at: inDays(20) },
})
const CODE: Sample = {
  noun: 'promo_code',
  path: '/admin/promo_code',
  verbs: ['one', 'create', 'change', 'many'],
  form: 'PROMO_CODE_FORM',
  good: () => ({ code: `ЛЕТО-${++made}`, name: 'Лето', is_active: true, ...terms() }),
  change: { min_order_sum: 700 },
  filters: ['restaurant_id', 'series_id', 'after', 'before'],
}
const SERIES: Sample = {
  noun: 'promo_code_series',
  path: '/admin/promo_code_series',
  verbs: ['one', 'create'],
  form: 'PROMO_SERIES_FORM',
  good: () => ({ name: 'Листовки', count: 2, prefix: 'ЛЕТО', ...terms() }),
  change: {},
  filters: ['restaurant_id'],
}
const SAMPLES = [CODE, SERIES]

const records = triedRecords(SAMPLES)
const entryOf = (sample: Sample) => ({
  names: { id: { why: ADMINISTRATORS.why } },
  fresh: async (product: Product) => ({ id: await makeRecord(product, sample) }),
})

/** Promo codes, and series of them that are made and stopped at once. */
export const tried: Tried = {
  ...records,
  reach: {
    ...records.reach,
    'GET /admin/references/promo_code_series': { names: { ids: { why: ADMINISTRATORS.why } } },
    ...Object.fromEntries(
      SAMPLES.flatMap((sample) => [
        [`GET ${sample.path}/:id/uses`, entryOf(sample)],
        [`POST ${sample.path}/:id/stop`, entryOf(sample)],
      ]),
    ),
  },
  acts: (stage) => ({
    ...records.acts?.(stage),
    ...Object.fromEntries(
      SAMPLES.map((sample) => [
        `POST ${sample.path}/:id/stop`,
        async () => ({
          params: { id: await makeRecord(stage.product, sample) },
          acts: [`${sample.noun}.stop`],
        }),
      ]),
    ),
  }),
}
