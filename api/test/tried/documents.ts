import { administrator } from '../people'
import type { Product } from '../product'
import { ADMINISTRATORS } from '../reach/entry'
import { richText } from '../rich-text'
import type { Tried } from '../tried'

let made = 0
const entry = { names: { id: { why: ADMINISTRATORS.why } } }

export const tried: Tried = {
  reach: {
    'GET /admin/docs/:id': { names: { id: { why: 'what everybody is asked to agree to' } }, fresh: published },
    'GET /admin/document/:id/versions': { ...entry, fresh: drafted },
    'GET /admin/document/:id/difference': { ...entry, fresh: drafted },
    'POST /admin/document/:id/publish': {
      ...entry,
      fresh: drafted,
      body: ({ version }) => ({ version }),
    },
  },
  acts: ({ product }) => ({
    'POST /admin/document/:id/publish': async () => {
      const { id, version } = await drafted(product)
      return { params: { id }, body: { version }, acts: ['document.publish'] }
    },
  }),
}

async function drafted(product: Product): Promise<{ id: string; version: string }> {
  const { token } = await administrator(product)
  const body = { title: 'Правила', key: `rules-${++made}`, body: richText('Правила просты.') }
  return (await product.call('POST', '/api/admin/document', { token, body })).body
}

async function published(product: Product) {
  const { token } = await administrator(product)
  const { id, version } = await drafted(product)
  await product.call('POST', `/api/admin/document/${id}/publish`, { token, body: { version } })
  return { id }
}
