import { markup } from '@ostrov/shared/formats/markup'
import { checkForm } from '@ostrov/shared/forms/form'
import { isRichText } from '@ostrov/shared/rich-text/check'
import { richTextHtml } from '@ostrov/shared/rich-text/html'
import type { APIRoute } from 'astro'
import { picture } from '../../components/card-parts'
import { RICH } from './_rich-text'

/** `?text=` → the rich text as a page draws it, judged as a body would be: for those who build the site. */
export const GET: APIRoute = ({ url }) => {
  if (!import.meta.env.DEV && process.env.DEV_PAGES !== 'on') return new Response('Нет такой страницы', { status: 404 })
  const text: unknown = read(url.searchParams.get('text'))
  const errors = checkForm(RICH, { text })
  if (errors.text || !isRichText(text)) return Response.json({ errors }, { status: 422 })
  const image = ({ id, alt }: { id: string; alt: string }) =>
    picture({ image: { id }, alt, sizes: '(min-width: 700px) 42em, 100vw' })
  const html = markup`${richTextHtml(text, { image })}`.toString()
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

function read(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null')
  } catch {
    return json
  }
}
