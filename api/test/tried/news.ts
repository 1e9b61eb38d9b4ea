import { administrator, signIn } from '../people'
import type { Product } from '../product'
import { ADMINISTRATORS } from '../reach/entry'
import { richText } from '../rich-text'
import type { Tried } from '../tried'

export const tried: Tried = {
  reach: {
    'GET /news/:number': { names: { number: { why: 'what everybody reads' } }, fresh: published },
    'POST /user/news': {
      names: { images: 'photo' },
      body: ({ images }) => ({ title: 'Каток', text: 'Открыли каток', images: [images] }),
    },
    'POST /admin/news/:id/publish': {
      names: { id: { why: ADMINISTRATORS.why } },
      fresh: drafted,
      body: ({ version }) => ({ version }),
    },
  },
  acts: ({ product }) => ({
    'POST /admin/news/:id/publish': async () => {
      const { id, version } = await drafted(product)
      return { params: { id }, body: { version }, acts: ['news.change'] }
    },
  }),
  forms: async ({ product }) => {
    const { token } = await signIn(product)
    return {
      SUGGESTION_FORM: {
        good: {
          title: 'Открыли каток',
          text: 'На\u00A0площади залили каток',
          source_url: 'https://example.com/',
          images: [],
        },
        request: (values) => ['POST', '/api/user/news', values, token],
      },
    }
  },
}

async function drafted(product: Product): Promise<{ id: string; version: string }> {
  const { token } = await administrator(product)
  const empty = { slug: null, city_id: null, image_id: null, image_alt: null, image_caption: null, author: null }
  const text = { title: 'Каток', rubric: 'sport', lead: 'Залили каток.', body: richText('Лёд крепкий.') }
  const body = { ...empty, ...text, source_url: null, published_at: null, is_hidden: false, correction: '' }
  return (await product.call('POST', '/api/admin/news', { token, body })).body
}

async function published(product: Product) {
  const { token } = await administrator(product)
  const { id, version } = await drafted(product)
  const { body } = await product.call('POST', `/api/admin/news/${id}/publish`, { token, body: { version } })
  return { number: String(body.number) }
}
