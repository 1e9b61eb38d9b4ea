import { ImageSchema, Uuid, UuidsInAddress } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import type { Em } from '../../db/orm'
import { access } from '../../http/access'
import type { Business } from '../../kernel/actors'
import type { Deps } from '../../kernel/deps'
import { Refusal } from '../../kernel/problems'
import { loadImages } from './image-view'
import { mayReachImage } from './reach-image'

const params = t.Object({ id: Uuid })
const response = { 200: ImageSchema }

export const imageRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get('/images/:id/:file', ({ request, params: { id, file } }) => deps.doors.images.respond(request, id, file), {
      open: true,
      refuses: ['image.not_found'],
      params: t.Object({ id: Uuid, file: t.String({ pattern: '^[0-9]{2,4}\\.(avif|webp|jpeg)$' }) }),
      detail: { summary: 'A picture at one of its widths and formats; never changes', tags: ['Images'] },
    })
    .get('/business_user/images/:id', ({ em, business, params }) => reachableImage(em, business, params.id), {
      business: 'reads',
      refuses: ['image.not_found'],
      params,
      response,
      detail: { summary: 'What is known of a picture', tags: ['Images'] },
    })
    .get('/admin/images/ids', async ({ em, query }) => [...(await loadImages(em, query.ids.split(','))).values()], {
      admin: true,
      query: t.Object({ ids: UuidsInAddress(100) }),
      response: { 200: t.Array(ImageSchema) },
      detail: { summary: 'What is known of several pictures', tags: ['Images'] },
    })
    .get('/admin/images/:id', ({ em, params }) => oneImage(em, params.id), {
      admin: true,
      refuses: ['image.not_found'],
      params,
      response,
      detail: { summary: 'What is known of a picture', tags: ['Images'] },
    })

/** @throws {Refusal} `image.not_found` for a picture that is none of theirs, as if it did not exist. */
async function reachableImage(em: Em, business: Business, id: string) {
  if (!(await mayReachImage(em, business, id))) throw new Refusal('image.not_found')
  return oneImage(em, id)
}

async function oneImage(em: Em, id: string) {
  const image = (await loadImages(em, [id])).get(id)
  if (!image) throw new Refusal('image.not_found')
  return image
}
