import type { Picture } from '@ostrov/shared/images/pictures'
import { tooManyImages } from '@ostrov/shared/images/rules'
import { ask } from '@ostrov/shared/wire/answers'
import { refusalOf, type Visit } from '../../visit'

type Sent = { pictures: readonly Picture[]; files: File[]; max: number }

/** Stores what was sent beside the photos that stand, so that it need not be sent again; `error` says why it could not be. */
export async function storePhotos({ api }: Visit, { pictures, files, max }: Sent) {
  const stood = { pictures: [...pictures], error: null }
  if (files.length === 0) return stood
  if (pictures.length + files.length > max) return { ...stood, error: tooManyImages(max) }
  try {
    return { pictures: [...pictures, ...(await ask(api.user.images.post({ files })))], error: null }
  } catch (problem) {
    return { ...stood, error: refusalOf(problem).message }
  }
}
