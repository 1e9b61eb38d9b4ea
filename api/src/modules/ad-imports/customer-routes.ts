import { adImportList } from '@ostrov/shared/ad-imports/lists'
import { AdImportFile, AdImportPlan, AdImportSchema } from '@ostrov/shared/ad-imports/schema'
import { cutText } from '@ostrov/shared/formats/cut-text'
import { oneLine } from '@ostrov/shared/formats/same-text'
import { listRoute } from '@ostrov/shared/lists/schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { createLimits } from '../../kernel/limits'
import { applyFile } from './apply-file'
import { planFile } from './plan-file'
import { listAdImports, readAdImport } from './read-ad-imports'
import { undoFile } from './undo-file'

const tags = ['Ads']
const params = t.Object({ id: Uuid })
const response = { 200: AdImportPlan }
/** As it can be kept and shown in a line. */
const fileName = (name: string) => cutText(oneLine(name.toWellFormed().replace(/\p{Cc}/gu, ' ')), 200)

/** Ads out of a file that dealers and agencies have already. */
export const adImportRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/user/ad_imports' })
    .use(access(deps))
    .get('', ({ em, customer, query }) => listAdImports(em, customer, query), {
      customer: 'reads',
      ...listRoute(adImportList, AdImportSchema),
      detail: { summary: 'What I have loaded from files of ads, the newest first', tags },
    })
    .post(
      '',
      async ({ em, customer, body: { files }, now }) => {
        await createLimits(deps).consume('imports', customer.id)
        const file = { name: fileName(files.name), bytes: new Uint8Array(await files.arrayBuffer()) }
        return planFile(em, file, customer, now)
      },
      {
        customer: 'writes',
        refuses: [
          ...(['ad_import.unreadable', 'ad_import.too_many', 'ad_import.too_slow', 'ad_import.busy'] as const),
          ...(['ad_import.empty', 'request.too_often'] as const),
        ],
        body: AdImportFile,
        response,
        detail: {
          summary: 'Say what a file of ads (XML of Avito or Yandex Realty, field `files`) would do; no ad is written',
          tags,
        },
      },
    )
    .get('/:id', ({ em, customer, params: { id } }) => readAdImport(em, customer, id), {
      customer: 'reads',
      refuses: ['ad_import.not_found'],
      params,
      response,
      detail: { summary: 'What a file of ads would do or did, ad by ad', tags },
    })
    .put(
      '/:id/apply',
      ({ em, customer, by, params: { id }, now }) => em.transactional((tx) => applyFile(tx, id, { customer, by, now })),
      {
        customer: 'writes',
        refuses: ['ad_import.not_found', 'ad_import.closed', 'ad_import.ads_changed'],
        params,
        response,
        detail: { summary: 'Do what was shown; a job does it', tags },
      },
    )
    .put(
      '/:id/undo',
      ({ em, customer, by, params: { id }, now }) => em.transactional((tx) => undoFile(tx, id, { customer, by, now })),
      {
        customer: 'writes',
        refuses: ['ad_import.not_found', 'ad_import.not_applied', 'ad_import.later_file', 'ad_import.edited_since'],
        params,
        response,
        detail: { summary: 'Take a file back: ads stand as before it', tags },
      },
    )
