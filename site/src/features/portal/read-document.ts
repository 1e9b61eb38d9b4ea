import { filled } from '@ostrov/shared/documents/fill'
import { EDITION_PARAMETER } from '@ostrov/shared/paths'
import { ask } from '@ostrov/shared/wire/answers'
import { askOrNull } from '@ostrov/shared/wire/nowhere'
import type { serverApi } from '../../api'

/** A document in force, or the edition that the address names; null where there is none. */
export async function readDocument(api: ReturnType<typeof serverApi>, key: string, { searchParams }: URL) {
  const asked = searchParams.get(EDITION_PARAMETER)
  if (asked !== null && !/^[1-9]\d{0,4}$/.test(asked)) return null
  const query = asked === null ? {} : { version: Number(asked) }
  const [settings, document] = await Promise.all([
    ask(api.settings.get()),
    askOrNull(api.admin.docs({ id: key }).get({ query })),
  ])
  return document && { ...document, body: filled(document.body, settings), brand: settings.brand }
}
