import { COMPARED, SECTION_NAMES, type SectionName, sectionOf } from '@ostrov/shared/ads/sections'
import { comparedFields } from '@ostrov/shared/ads/usual-price'
import { tableOf } from '@ostrov/shared/wire/names'
import { openBoard } from '../ads'
import type { Product } from '../product'
import { CITY } from '../reach/entry'
import type { Rows } from '../reach/world'
import type { Tried } from '../tried'

const EVERYBODYS = { why: 'an ad that everybody sees' }
const WORKPLACE = { why: 'a sentence under the field refuses who does not work there' }
const NO_ROW = { why: 'one of the sections' }
type Own = `${SectionName}Ad`

const filling = new WeakMap<object, Awaited<ReturnType<typeof openBoard>>['filled']>()
const written = (section: SectionName) => ({
  names: {
    image_ids: 'photo',
    city_id: CITY,
    ...('organization_id' in sectionOf(section).fields && { organization_id: WORKPLACE }),
  },
  body: ({ image_ids }: Readonly<Record<string, unknown>>, { kitchen }: Rows) => ({
    ...filling.get(kitchen)?.(section),
    image_ids: [image_ids],
    version: '',
  }),
})

/** Ads of all sections: what everybody reads, and what a person writes. */
export const tried: Tried<Own> = {
  rows: adsOf,
  reach: {
    'GET /ad/:number': { names: { number: EVERYBODYS } },
    'GET /ads/addresses/:piece': { names: { piece: EVERYBODYS } },
    'GET /ads/feeds/:section/:piece': { names: { section: EVERYBODYS, piece: EVERYBODYS }, query: { after: 0 } },
    'GET /organizations/:number/jobs': { names: { number: EVERYBODYS } },
    'POST /ad/:number/contacts': { names: { number: EVERYBODYS } },
    'POST /ad/:number/complaint': {
      names: { number: EVERYBODYS },
      body: () => ({ reason: 'gone', words: '' }),
    },
    'POST /ad/:number/favourite': { names: { number: EVERYBODYS } },
    'DELETE /ad/:number/favourite': { names: { number: EVERYBODYS } },
    'POST /ad/:number/view': { names: { number: EVERYBODYS } },
    ...Object.fromEntries(
      COMPARED.filter((section) => comparedFields(section).includes('city_id')).map((section) => [
        `GET /ads/${section}/usual_price`,
        { names: { city_id: CITY } },
      ]),
    ),
    ...Object.fromEntries(
      SECTION_NAMES.flatMap((section) => {
        const { names, body } = written(section)
        return [
          [`POST /user/ads/${section}`, { names, body }],
          [`PUT /user/ads/${section}/:id`, { names: { id: `${section}Ad`, ...names }, body }],
        ]
      }),
    ),
    'GET /user/ad/:id': { names: { id: 'carsAd' } },
    'GET /user/ad/:id/preview': { names: { id: 'carsAd' } },
    'POST /user/ad/:id/preview': { names: { id: 'carsAd' }, body: () => ({ values: { year: '2012' } }) },
    'POST /user/ad/:id/archive': { names: { id: 'carsAd' } },
    'POST /user/ad/:id/renew': { names: { id: 'carsAd' } },
    'DELETE /user/ad/:id': { names: { id: 'salesAd' } },
    'GET /user/ad_drafts/:section': { names: { section: NO_ROW } },
    'GET /user/ad_drafts/:section/preview': { names: { section: NO_ROW } },
    'PUT /user/ad_drafts/:section': { names: { section: NO_ROW } },
    'DELETE /user/ad_drafts/:section': { names: { section: NO_ROW } },
  },
}

/** An ad of each section that waits for a moderator. */
async function adsOf(product: Product, { customer, kitchen }: Rows): Promise<Record<Own, string>> {
  const { write, filled } = await openBoard(product)
  filling.set(kitchen, filled)
  const ids = new Map<string, string>()
  for (const section of SECTION_NAMES) {
    const { id } = (await write(section, {}, customer)).body
    // Nobody writes in every section on one day.
    await product.pool.query(`update ad set created_at = created_at - interval '2 days' where id = $1`, [id])
    ids.set(`${section}Ad`, id)
  }
  return tableOf(
    SECTION_NAMES.map((section): Own => `${section}Ad`),
    (name) => ids.get(name) ?? '',
  )
}
