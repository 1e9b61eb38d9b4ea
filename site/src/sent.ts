import type { FormTable, Kind } from '@ostrov/shared/forms/form'
import { type ValuesOf, valuesBy } from '@ostrov/shared/forms/values'
import type { Picture } from '@ostrov/shared/images/pictures'
import { tooManyImages } from '@ostrov/shared/images/rules'
import { ask } from '@ostrov/shared/wire/answers'
import { isUuid } from '@ostrov/shared/wire/uuid'
import { refusalOf, type Visit } from './visit'

/** What the form of a page has sent, with files or without. */
export type Sent = FormData | URLSearchParams

/** The stored photos among those sent that are to go, and the files that are still to be stored. */
export const DROPPED = 'drop'
export const FILES = 'files'

/** What was sent; null when nothing was posted. */
export async function sentIn(visit: Visit): Promise<Sent | null> {
  const files = await visit.upload()
  return files && [...files.keys()].length > 0 ? files : visit.form()
}

export function textIn(sent: Sent, name: string): string {
  const value = sent.get(name)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
}

/** The fields of a form as they were sent. */
export function fieldsIn<Table extends FormTable>(table: Table, sent: Sent): ValuesOf<Table> {
  const dropped = sent.getAll(DROPPED)
  const read = (name: string, kind: Kind) => {
    if (kind === 'flag') return sent.has(name)
    if (kind === 'images') return [...new Set(sent.getAll(name))].filter((id) => isUuid(id) && !dropped.includes(id))
    return textIn(sent, name)
  }
  return valuesBy(table, (name, { kind }) => read(name, kind))
}

/** A field in which nothing was chosen sends a file without a name. */
export const filesIn = (sent: Sent): File[] =>
  [...sent.getAll(FILES)].flatMap((file) => (file instanceof File && file.size > 0 ? [file] : []))

type Storing = { pictures: readonly Picture[]; files: File[]; max: number }

/** Stores what was sent beside the photos that stand, so that it need not be sent again; `error` says why it could not be. */
export async function storePhotos({ api }: Visit, { pictures, files, max }: Storing) {
  const stood = { pictures: [...pictures], error: null }
  if (files.length === 0) return stood
  if (pictures.length + files.length > max) return { ...stood, error: tooManyImages(max) }
  try {
    return { pictures: [...pictures, ...(await ask(api.user.images.post({ files })))], error: null }
  } catch (problem) {
    return { ...stood, error: refusalOf(problem).message }
  }
}
