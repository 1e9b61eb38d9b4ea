import sharp from 'sharp'
import type { Product } from '../product'
import { ADMINISTRATORS } from '../reach/entry'
import { triedRecords } from '../records'
import type { Tried } from '../tried'

/** Nobody adds or changes one by the machine of records: its calls are list, one and remove. */
const ofDesk = triedRecords([
  {
    noun: 'image',
    path: '/admin/image',
    verbs: ['one', 'remove'],
    good: () => ({}),
    there: loosePicture,
    change: {},
    filters: ['after', 'before'],
  },
])

export const tried: Tried = {
  reach: {
    'GET /images/:id/:file': {
      names: { id: { why: 'pictures are public to who knows their uuid' }, file: { why: 'a size' } },
    },
    'GET /share/:noun/:file': {
      names: { noun: { why: 'a kind of things' }, file: { why: 'a page that everybody reads' } },
    },
    'GET /business_user/images/:id': { names: { id: 'picture' } },
    'GET /admin/images/ids': { names: { ids: ADMINISTRATORS } },
    'GET /admin/images/:id': { names: { id: ADMINISTRATORS } },
    ...ofDesk.reach,
  },
  acts: (stage) => ({
    ...ofDesk.acts?.(stage),
    'POST /business_user/images': async () => ({ body: await picture(), acts: ['image.upload'] }),
    'POST /admin/images': async () => ({ body: await picture(), acts: ['image.upload'] }),
  }),
}

async function loosePicture({ pool }: Product) {
  const { rows } = await pool.query(
    `insert into image (width, height, color, uploaded_by) values (10, 10, '#aabbcc', 'seed') returning id`,
  )
  return String(rows[0].id)
}

async function picture() {
  const bytes = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#cc3311' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('files', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'a.png')
  return form
}
