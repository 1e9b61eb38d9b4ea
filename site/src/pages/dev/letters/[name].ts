import { ask } from '@ostrov/shared/wire/answers'
import type { APIRoute } from 'astro'
import { serverApi } from '../../../api'

/** A letter's HTML as a mail program gets it, for those who build the site. */
export const GET: APIRoute = async ({ params, locals }) => {
  const isOpen = import.meta.env.DEV || process.env.DEV_PAGES === 'on'
  const { items } = isOpen ? await ask(serverApi(locals.api).dev.letters.get()) : { items: [] }
  const letter = items.find(({ name }) => name === params.name)
  if (!letter) return new Response('Нет такого письма', { status: 404 })
  return new Response(letter.html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
