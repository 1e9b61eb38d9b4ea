import { ModerationPace } from '@ostrov/shared/moderation/schema'
import { Elysia } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { readPace } from './queue-figures'

export const businessModerationRoutes = (deps: Deps) =>
  new Elysia().use(access(deps)).get('/business_user/moderation_pace', ({ em, now }) => readPace(em, now), {
    business: true,
    response: { 200: ModerationPace },
    detail: { summary: 'How long a moderator’s answer takes these days', tags: ['Moderation'] },
  })
