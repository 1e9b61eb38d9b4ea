import sharp from 'sharp'
import { ADMINISTRATORS } from '../reach/entry'
import type { Tried } from '../tried'

export const tried: Tried = {
  reach: {
    'GET /images/:id/:file': {
      names: { id: { why: 'pictures are public to who knows their uuid' }, file: { why: 'a size' } },
    },
    'GET /business_user/images/:id': { names: { id: 'picture' } },
    'GET /admin/images/ids': { names: { ids: ADMINISTRATORS } },
    'GET /admin/images/:id': { names: { id: ADMINISTRATORS } },
  },
  acts: () => ({
    'POST /business_user/images': async () => ({ body: await picture(), acts: ['image.upload'] }),
    'POST /admin/images': async () => ({ body: await picture(), acts: ['image.upload'] }),
  }),
}

async function picture() {
  const bytes = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#cc3311' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('files', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'a.png')
  return form
}
