import { ImageSchema } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import type { Em } from '../../db/orm'
import { access } from '../../http/access'
import type { By } from '../../kernel/actors'
import type { Deps } from '../../kernel/deps'
import { createLimits } from '../../kernel/limits'
import { storeUploads } from './store-uploads'

const body = t.Object({ files: t.Files({ minItems: 1 }) })
const response = { 200: t.Array(ImageSchema) }
const refuses = [
  'image.not_image',
  'image.too_large',
  'image.too_many_pixels',
  'image.too_much_work',
  'image.no_room',
  'image.busy',
  'request.too_often',
] as const
const summary = 'Upload up to 30 pictures (JPEG, PNG, WebP, AVIF, HEIC), field `files`'

export const uploadRoutes = (deps: Deps) => {
  const store = (em: Em, files: Blob[], by: By, now: Date) =>
    storeUploads(em, { files, images: deps.doors.images, limits: createLimits(deps), by, now })
  return new Elysia()
    .use(access(deps))
    .post('/user/images', ({ em, now, by, body }) => store(em, body.files, by, now), {
      customer: 'writes',
      refuses,
      body,
      response,
      detail: { summary, tags: ['Images'] },
    })
    .post('/business_user/images', ({ em, now, by, body }) => store(em, body.files, by, now), {
      business: 'writes',
      refuses,
      body,
      response,
      detail: { summary, tags: ['Images'] },
    })
    .post('/admin/images', ({ em, now, by, body }) => store(em, body.files, by, now), {
      admin: true,
      refuses,
      body,
      response,
      detail: { summary, tags: ['Images'] },
    })
}
