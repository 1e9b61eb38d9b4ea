import { listRoute } from '@ostrov/shared/lists/schema'
import { newsAddresses, newsList } from '@ostrov/shared/news/lists'
import { NewsAddress, NewsArticleSchema, NewsCardSchema } from '@ostrov/shared/news/schema'
import { IntegerInAddress } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { listNews, listNewsAddresses, readNews } from './read-news'

const tags = ['News']

/** What everybody reads. */
export const newsPortalRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get('/news', ({ em, query }) => listNews(em, query), {
      open: 'shared',
      ...listRoute(newsList, NewsCardSchema),
      detail: { summary: 'Published news, the newest first', tags },
    })
    .get('/news/addresses', ({ em, query }) => listNewsAddresses(em, query), {
      open: 'shared',
      ...listRoute(newsAddresses, NewsAddress),
      detail: { summary: 'Where the newest ten thousand articles stand, for sitemaps', tags },
    })
    .get('/news/:number', ({ em, params }) => readNews(em, params.number), {
      open: 'shared',
      refuses: ['news.not_found', 'news.gone'],
      params: t.Object({ number: IntegerInAddress({ minimum: 1, maximum: 2 ** 31 - 1 }) }),
      response: { 200: NewsArticleSchema },
      detail: { summary: 'A published article by the number in its address', tags },
    })
