import { LettersToken, StoppedLetters } from '@ostrov/shared/notices/schema'
import { Elysia } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { readStopLetters, stopLetters } from './stop-letters'

const tags = ['Accounts']

/** Who has a letter may have no more of its kind, without signing in. */
export const letterLinkRoutes = (deps: Deps) => {
  const secret = deps.config.sessionSecret
  return new Elysia({ prefix: '/links' })
    .use(access(deps))
    .get('/letters', ({ em, query }) => readStopLetters(em, secret, query.token), {
      open: true,
      refuses: ['link.dead'],
      query: LettersToken,
      response: { 200: StoppedLetters },
      detail: { summary: 'Which letters a letter’s link would stop', tags },
    })
    .post('/letters', ({ em, body }) => stopLetters(em, secret, body.token), {
      guest: 'own',
      refuses: ['link.dead'],
      body: LettersToken,
      response: { 200: StoppedLetters },
      detail: { summary: 'Get no more of them', tags },
    })
}
