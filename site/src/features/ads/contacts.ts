import { ask } from '@ostrov/shared/wire/answers'
import type { AstroGlobal } from 'astro'
import { openVisit, refusalOf } from '../../visit'

/** Whom to call, once the button was pressed: a form without scripts. Null while it was not. */
export async function contactsOf(page: AstroGlobal, number: number) {
  if (page.request.method !== 'POST') return null
  const visit = openVisit(page)
  try {
    return { ...(await ask(visit.api.ad({ number }).contacts.post())), refusal: null }
  } catch (problem) {
    return { name: '', phone: null, refusal: refusalOf(problem).message }
  }
}
