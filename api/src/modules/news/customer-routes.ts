import { listRoute } from '@ostrov/shared/lists/schema'
import { suggestionList } from '@ostrov/shared/news/lists'
import { SuggestionInput, SuggestionSchema } from '@ostrov/shared/news/schema'
import { Done, done, Repeatable } from '@ostrov/shared/wire/schema'
import { Elysia } from 'elysia'
import { access } from '../../http/access'
import { clientAddress } from '../../http/counted'
import type { Deps } from '../../kernel/deps'
import { answerOnce } from '../../kernel/idempotency'
import { createLimits } from '../../kernel/limits'
import { listSuggestions } from './list-suggestions'
import { suggestNews } from './suggest-news'

const tags = ['News']

/** What readers suggest. */
export const newsCustomerRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/user/news' })
    .use(access(deps))
    .get('', ({ em, customer, query }) => listSuggestions(em, customer.id, query), {
      customer: true,
      ...listRoute(suggestionList, SuggestionSchema),
      detail: { summary: 'What I have suggested and what became of it, the newest first', tags },
    })
    .post(
      '',
      ({ em, customer, by, headers, body, request, now }) =>
        answerOnce(
          em,
          { scope: `customer:${customer.id}`, key: headers['idempotency-key'], route: 'news.suggest', body },
          async (tx) => {
            const limits = createLimits(deps)
            const address = clientAddress(request)
            await limits.consume('suggestions', customer.id)
            if (address) await limits.consume('suggestions_address', address)
            await suggestNews(tx, { customer, input: body, by, now })
            return done
          },
        ),
      {
        customer: true,
        headers: Repeatable,
        refuses: ['image.not_found', 'request.key_reused', 'request.too_often'],
        body: SuggestionInput,
        response: { 200: Done },
        detail: { summary: 'Suggest news: a moderator looks at it, then an editor', tags },
      },
    )
