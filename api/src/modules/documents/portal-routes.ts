import { PublishedDocument, PublishedDocuments } from '@ostrov/shared/documents/schema'
import { IntegerInAddress } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { listPublished, readPublished } from './read-versions'

/** Everybody reads what they are asked to agree to; the path is the specification's. */
export const documentRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get('/admin/docs', ({ em }) => listPublished(em), {
      open: true,
      response: { 200: PublishedDocuments },
      detail: { summary: 'Documents that are published', tags: ['Settings'] },
    })
    .get('/admin/docs/:id', ({ em, params, query }) => readPublished(em, params.id, query.version), {
      open: true,
      refuses: ['document.not_found'],
      params: t.Object({ id: t.String({ minLength: 1, maxLength: 60, description: 'The id or the key.' }) }),
      query: t.Object({ version: t.Optional(IntegerInAddress({ minimum: 1, maximum: 100_000 })) }),
      response: { 200: PublishedDocument },
      detail: { summary: 'A published document, in force or an earlier edition', tags: ['Settings'] },
    })
