import { listRoute } from '@ostrov/shared/lists/schema'
import { slideList, storyList } from '@ostrov/shared/promotions/lists'
import { PromotionSlide, StorySchema } from '@ostrov/shared/promotions/schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { listSlides, listStories, oneStory } from './list-stories'

const tags = ['Promotions']

export const promotionRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get('/user/story', ({ em, query, now }) => listStories(em, query, now), {
      open: true,
      ...listRoute(storyList, StorySchema),
      detail: { summary: 'Stories for the home screen', tags },
    })
    .get('/user/story/:id', ({ em, params, now }) => oneStory(em, params.id, now), {
      open: true,
      refuses: ['story.not_found'],
      params: t.Object({ id: Uuid }),
      response: { 200: StorySchema },
      detail: { summary: 'One story', tags },
    })
    .get('/promotions', ({ em, query }) => listSlides(em, query), {
      open: true,
      ...listRoute(slideList, PromotionSlide),
      detail: { summary: 'Promo slides for the home screen', tags },
    })
