import { adImportList } from '@ostrov/shared/ad-imports/lists'
import { AD_FILES, adFilePath } from '@ostrov/shared/ad-imports/paths'
import type { AdImportPlanWire } from '@ostrov/shared/ad-imports/schema'
import { readAddress } from '@ostrov/shared/lists/address'
import { loginPath } from '@ostrov/shared/paths'
import { ask } from '@ostrov/shared/wire/answers'
import { askOrNull } from '@ostrov/shared/wire/nowhere'
import { personOf, refusalOf, textOf, type Visit } from '../../visit'

const NO_FILE = 'Выберите файл'

/** Files that a person has loaded, and a new one: the page to draw, or the way on. */
export async function adFiles(visit: Visit) {
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: AD_FILES }))
  const sent = await visit.upload()
  const query = readAddress(adImportList, visit.params)
  const outcome = sent ? await load(visit, sent) : { refusal: null }
  if ('id' in outcome) return visit.leave(adFilePath(outcome.id))
  return { list: await ask(visit.api.user.ad_imports.get({ query })), query, refusal: outcome.refusal }
}

async function load({ api }: Visit, sent: FormData): Promise<{ id: string } | { refusal: string }> {
  const files = sent.get('files')
  if (!(files instanceof File) || files.size === 0) return { refusal: NO_FILE }
  try {
    const { id } = await ask(api.user.ad_imports.post({ files }))
    return { id }
  } catch (problem) {
    return { refusal: refusalOf(problem).message }
  }
}

/** One of them, and what is pressed there; null where there is none. */
export async function adFile(
  visit: Visit,
  id: string,
): Promise<{ file: AdImportPlanWire; refusal: string | null } | Response | null> {
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: adFilePath(id) }))
  const form = await visit.form()
  const refusal = form ? await press(visit, id, textOf(form, 'act')) : null
  if (form && refusal === null) return visit.leave(adFilePath(id))
  const file = await askOrNull(visit.api.user.ad_imports({ id }).get())
  return file && { file, refusal }
}

/** Why it was refused; null when it was done. */
async function press({ api }: Visit, id: string, act: string): Promise<string | null> {
  const one = api.user.ad_imports({ id })
  try {
    if (act === 'apply') await ask(one.apply.put())
    else if (act === 'undo') await ask(one.undo.put())
    return null
  } catch (problem) {
    return refusalOf(problem).message
  }
}
