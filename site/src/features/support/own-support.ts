import { checkForm } from '@ostrov/shared/forms/form'
import { readAddress } from '@ostrov/shared/lists/address'
import { loginPath } from '@ostrov/shared/paths'
import { SUPPORT_MESSAGE_FORM } from '@ostrov/shared/support/form'
import { ownSupportList } from '@ostrov/shared/support/lists'
import { OWN_SUPPORT, ownSupportPath, ownSupportSentPath, SUPPORT_SENT } from '@ostrov/shared/support/paths'
import type { SupportWire } from '@ostrov/shared/support/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { askOrNull } from '@ostrov/shared/wire/nowhere'
import { personOf, refusalOf, type Visit } from '../../visit'

/** What a person has written to support: the page to draw, or the way to the sign-in. */
export async function ownRequests(visit: Visit) {
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: OWN_SUPPORT }))
  const query = readAddress(ownSupportList, visit.params)
  return { query, list: await ask(visit.api.user.support.get({ query })) }
}

export type OwnRequestView = {
  request: SupportWire
  text: string
  /** What is wrong with that text. */
  error: string | null
  refusal: string | null
  isSent: boolean
  key: string
}

/** A request, and what is added to it: the page to draw, or the way on; null for nobody’s. */
export async function ownRequest(visit: Visit, id: string): Promise<OwnRequestView | Response | null> {
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: ownSupportPath(id) }))
  const sent = await visit.form()
  const failed = sent ? await add(visit, id, sent) : null
  if (failed instanceof Response) return failed
  const request = await askOrNull(visit.api.user.support({ id }).get())
  if (!request) return null
  const key = sent?.get('key') || crypto.randomUUID()
  return { request, text: '', error: null, refusal: null, isSent: visit.params.has(SUPPORT_SENT), key, ...failed }
}

async function add({ api, leave }: Visit, id: string, sent: URLSearchParams) {
  const text = (sent.get('text') ?? '').replaceAll('\r\n', '\n')
  const error = checkForm(SUPPORT_MESSAGE_FORM, { text }).text ?? null
  if (error) return { text, error }
  try {
    const headers = { 'idempotency-key': sent.get('key') ?? crypto.randomUUID() }
    await ask(api.user.support({ id }).messages.post({ text }, { headers }))
    return leave(ownSupportSentPath(id, 'message'))
  } catch (problem) {
    return { text, refusal: refusalOf(problem).message }
  }
}
