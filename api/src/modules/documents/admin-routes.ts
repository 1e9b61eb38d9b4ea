import { acceptances, documentVersions } from '@ostrov/shared/documents/lists'
import { Acceptance, DocumentDifference, DocumentRow, DocumentVersionSchema } from '@ostrov/shared/documents/schema'
import { listRoute } from '@ostrov/shared/lists/schema'
import { IntegerInAddress, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { readRecord } from '../records/read-record'
import { recordRoutes } from '../records/record-routes'
import { type Accepter, listAcceptances } from './accept-documents'
import { documentRecord } from './document-record'
import { publishDocument } from './publish-document'
import { listVersions, readDifference } from './read-versions'

const params = t.Object({ id: Uuid })
const tags = ['Records']

/** Documents: written, compared and published. What was published once is not removed. */
export function documentAdminRoutes(deps: Deps) {
  const { list, one, create, change, remove } = recordRoutes(deps, '/admin/document', documentRecord)
  return new Elysia()
    .use(list())
    .use(one())
    .use(create())
    .use(change())
    .use(remove())
    .use(access(deps))
    .post(
      '/admin/document/:id/publish',
      ({ em, by, params, body, now }) =>
        em.transactional(async (tx) => {
          await publishDocument(tx, params.id, { version: body.version, by, now })
          return readRecord<Omit<typeof documentRecord.row.static, 'version'>>(tx, documentRecord, params.id)
        }),
      {
        admin: 'content',
        refuses: ['document.not_found', 'document.changed', 'document.unchanged'],
        params,
        body: t.Object({ version: t.String({ maxLength: 40, description: 'Of the text that was looked at.' }) }),
        response: { 200: DocumentRow },
        detail: { summary: 'Make the text of a document its edition in force', tags },
      },
    )
    .get('/admin/document/:id/versions', ({ em, params, query }) => listVersions(em, params.id, query), {
      admin: 'content',
      refuses: ['document.not_found'],
      params,
      ...listRoute(documentVersions, DocumentVersionSchema),
      detail: { summary: 'Editions of a document, the newest first', tags },
    })
    .get('/admin/document/:id/difference', ({ em, params, query }) => readDifference(em, params.id, query), {
      admin: 'content',
      refuses: ['document.not_found'],
      params,
      query: t.Object({
        from: t.Optional(IntegerInAddress({ minimum: 1, maximum: 100_000, description: 'Without it, from nothing.' })),
        to: t.Optional(
          IntegerInAddress({ minimum: 1, maximum: 100_000, description: 'Without it, the text being written.' }),
        ),
      }),
      response: { 200: DocumentDifference },
      detail: { summary: 'What differs between two editions, or an edition and the text being written', tags },
    })
}

/** What customers and owners of restaurants have accepted, for administrators. */
export const acceptanceRoutes = (deps: Deps) =>
  new Elysia()
    .use(new Elysia({ prefix: '/admin/user/:id' }).use(ofKind(deps, 'customer')))
    .use(new Elysia({ prefix: '/admin/business_user/:id' }).use(ofKind(deps, 'business')))

const MAY = { customer: 'customers', business: 'business_users' } as const

const ofKind = (deps: Deps, kind: Accepter['kind']) =>
  new Elysia()
    .use(access(deps))
    .get('/acceptances', ({ em, params: { id }, query }) => listAcceptances(em, { kind, id }, query), {
      admin: MAY[kind],
      refuses: [`${kind}.not_found`],
      params,
      ...listRoute(acceptances, Acceptance),
      detail: { summary: `Editions of documents that a ${kind} user has accepted, the newest first`, tags },
    })
