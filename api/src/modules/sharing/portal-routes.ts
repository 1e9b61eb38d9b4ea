import { SHARED_NOUNS, type SharedNoun } from '@ostrov/shared/images/share-url'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { Refusal } from '../../kernel/problems'
import { TurnstileFull } from '../../services/images/turnstile'
import { drawShare } from './draw-share'

const BUSY_SECONDS = 2
const AGE_SECONDS = 86_400
/** The others have numbers. */
const NAMED_BY_UUID: readonly SharedNoun[] = ['restaurants', 'products', 'posts']
const UUID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** What messengers and social networks show of a page. */
export const sharingRoutes = (deps: Deps) =>
  new Elysia().use(access(deps)).get('/share/:noun/:file', ({ request, params }) => answer(deps, request, params), {
    open: true,
    refuses: ['image.not_found', 'image.busy'],
    params: t.Object({
      noun: t.UnionEnum(SHARED_NOUNS, { default: undefined }),
      file: t.String({ pattern: `^([1-9][0-9]{0,8}|${UUID})\\.jpeg$` }),
    }),
    query: t.Object({ v: t.Optional(t.String({ maxLength: 12 })) }),
    detail: {
      summary:
        'The picture that a page is shared with: JPEG of 1200 × 630; of `posts` a dish’s for a post, 1080 × 1350',
      tags: ['Images'],
    },
  })

async function answer(deps: Deps, request: Request, { noun, file }: { noun: SharedNoun; file: string }) {
  const thing = file.slice(0, -'.jpeg'.length)
  if (NAMED_BY_UUID.includes(noun) !== thing.includes('-')) throw new Refusal('image.not_found')
  const { picture, fingerprint } = await drawn(deps, noun, thing)
  const headers = {
    'content-type': 'image/jpeg',
    'cache-control': `public, max-age=${AGE_SECONDS}`,
    etag: `"${fingerprint}"`,
    'x-content-type-options': 'nosniff',
  }
  return new Response(request.method === 'HEAD' ? null : picture, { headers })
}

async function drawn(deps: Deps, noun: SharedNoun, thing: string) {
  try {
    return await drawShare(deps, { noun, thing })
  } catch (error) {
    if (error instanceof TurnstileFull) throw new Refusal('image.busy', { retryAfter: BUSY_SECONDS })
    throw error
  }
}
