import { PromoUses } from '@ostrov/shared/promotions/desk-schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { sql } from '../../db/sql'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { readRecord } from '../records/read-record'
import { recordRoutes } from '../records/record-routes'
import { referenceRoute } from '../records/reference-routes'
import { promoCodeRecord } from './promo-code-record'
import { promoSeriesRecord } from './promo-series-record'
import { readCodeUses, readSeriesUses } from './read-promo-uses'
import { stopPromoCode, stopSeries } from './stop-promo'

const params = t.Object({ id: Uuid })
const tags = ['Records']
const admin = 'promo_codes'

/** A promo code that people hold is stopped, not removed. */
export function promoCodeAdminRoutes(deps: Deps) {
  const { list, one, create, change, many } = recordRoutes(deps, '/admin/promo_code', promoCodeRecord)
  return new Elysia()
    .use(list())
    .use(one())
    .use(create())
    .use(change())
    .use(many())
    .use(access(deps))
    .get('/admin/promo_code/:id/uses', ({ em, params, now }) => readCodeUses(em, params.id, now), {
      ...{ admin, params, refuses: ['promo_code.not_found'], response: { 200: PromoUses } },
      detail: { summary: 'Orders with a promo code, by days', tags },
    })
    .post(
      '/admin/promo_code/:id/stop',
      ({ em, by, params: { id }, now }) =>
        em.transactional(async (tx) => {
          await stopPromoCode(tx, id, { by, now })
          return readRecord<Omit<typeof promoCodeRecord.row.static, 'version'>>(tx, promoCodeRecord, id)
        }),
      {
        ...{ admin, params, refuses: ['promo_code.not_found'], response: { 200: promoCodeRecord.row } },
        detail: { summary: 'Switch a promo code off', tags },
      },
    )
}

/** A series is made and stopped: its terms are known to who holds its codes. */
export function promoSeriesAdminRoutes(deps: Deps) {
  const { list, one, create } = recordRoutes(deps, '/admin/promo_code_series', promoSeriesRecord)
  return new Elysia()
    .use(list())
    .use(one())
    .use(create())
    .use(seriesReferenceRoute(deps))
    .use(access(deps))
    .get('/admin/promo_code_series/:id/uses', ({ em, params, now }) => readSeriesUses(em, params.id, now), {
      ...{ admin, params, refuses: ['promo_code_series.not_found'], response: { 200: PromoUses } },
      detail: { summary: 'Orders with codes of a series, by days', tags },
    })
    .post(
      '/admin/promo_code_series/:id/stop',
      ({ em, by, params: { id }, now }) =>
        em.transactional(async (tx) => {
          await stopSeries(tx, id, { by, now })
          return readRecord<Omit<typeof promoSeriesRecord.row.static, 'version'>>(tx, promoSeriesRecord, id)
        }),
      {
        ...{ admin, params, refuses: ['promo_code_series.not_found'], response: { 200: promoSeriesRecord.row } },
        detail: { summary: 'Switch all codes of a series off', tags },
      },
    )
}

const seriesReferenceRoute = (deps: Deps) =>
  referenceRoute(deps, '/admin/references/promo_code_series', {
    may: admin,
    from: sql`promo_code_series s`,
    key: sql`s.id`,
    title: sql`s.name`,
    more: sql`s.prefix`,
    order: sql`s.created_at desc, s.id desc`,
  })
