import { NewsRow } from '@ostrov/shared/news/desk-schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { readRecord } from '../records/read-record'
import { recordRoutes } from '../records/record-routes'
import { newsRecord } from './news-record'
import { publishNews } from './publish-news'

/** News as editors keep them. */
export function newsAdminRoutes(deps: Deps) {
  const { list, one, create, change, many, remove } = recordRoutes(deps, '/admin/news', newsRecord)
  return new Elysia()
    .use(list())
    .use(one())
    .use(create())
    .use(change())
    .use(many())
    .use(remove())
    .use(access(deps))
    .post(
      '/admin/news/:id/publish',
      ({ em, by, params, body, now }) =>
        em.transactional(async (tx) => {
          await publishNews(tx, params.id, { version: body.version, by, now })
          return readRecord<Omit<typeof newsRecord.row.static, 'version'>>(tx, newsRecord, params.id)
        }),
      {
        admin: 'content',
        refuses: ['news.not_found', 'news.changed'],
        params: t.Object({ id: Uuid }),
        body: t.Object({ version: t.String({ maxLength: 40, description: 'Of what was looked at.' }) }),
        response: { 200: NewsRow },
        detail: { summary: 'Put an article on the site at once', tags: ['Records'] },
      },
    )
}
