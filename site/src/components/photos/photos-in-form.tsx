import { idsOf, type Picture, picturesComplaint, storedPicture, waitingPicture } from '@ostrov/shared/images/pictures'
import { tooManyImages } from '@ostrov/shared/images/rules'
import { ImagesField } from '@ostrov/shared/ui/ImagesField'
import { type SendImage, sendImageTo } from '@ostrov/shared/ui/send-image'
import { Problem } from '@ostrov/shared/wire/answers'
import { useEffect, useRef, useState } from 'react'
import { keepPhoto, keptPhotos, nameKept } from './kept-photos'
import type { PhotosGiven } from './PhotosField'

type Parts = { host: HTMLElement; input: HTMLInputElement; form: HTMLFormElement; given: PhotosGiven }
type Props = Pick<Parts, 'host' | 'form' | 'given'> & { first: Picture[]; trouble: string | undefined }

const LOST = 'Часть фото на\u00A0этом устройстве не\u00A0сохранилась: добавьте их ещё раз'
const NOT_KEPT = 'Здесь фото не\u00A0сохранить: добавьте его, когда войдёте'
const UNTIL_SIGNED_IN = 'Фото пока на\u00A0этом устройстве: отправим их, когда вы войдёте'

/** Puts tiles in the place of the plain field; what was chosen there already is taken over. */
export async function photosInForm({ host, input, form, given }: Parts): Promise<void> {
  const { shelf, isGuest, max, pictures } = given
  // Asked for as islands ask for it, so that it stays one file.
  const [{ createRoot }, { photos, lost }] = await Promise.all([
    import('../../../adapter/island-waker'),
    shelf ? keptPhotos(shelf) : { photos: [], lost: 0 },
  ])
  const kept = photos.map(({ name, photo }) => {
    const picture = { ...waitingPicture(photo), key: name }
    return isGuest ? { ...storedPicture({ id: name, url: picture.url }), file: photo } : picture
  })
  const all = [...pictures, ...kept, ...[...(input.files ?? [])].map(waitingPicture)]
  const trouble = all.length > max ? tooManyImages(max) : lost > 0 ? LOST : given.error
  createRoot(host).render(<TakenPhotos {...{ host, form, given, trouble }} first={all.slice(0, max)} />)
}

const keep: SendImage = async (file) => {
  const id = await keepPhoto(file).catch(() => null)
  if (!id) throw new Problem(0, 'storage', NOT_KEPT)
  return { id, url: '' }
}
const send = sendImageTo('/api/user/images')

function TakenPhotos({ host, form, given, first, trouble }: Props) {
  const { name, label, max, cover, isGuest, shelf } = given
  const [pictures, setPictures] = useState(first)
  const [error, setError] = useState(trouble)
  const ids = idsOf(pictures)
  useKept(shelf, isGuest ? ids : unsent(pictures, first))
  useTold(form, ids.join())
  useHeld(form, picturesComplaint(pictures, max), (complaint) => {
    setError(complaint)
    host.querySelector<HTMLInputElement>('input[type=file]')?.focus()
  })
  const change = (changed: Picture[]) => {
    setPictures(changed)
    if (picturesComplaint(changed, max) === null) setError(undefined)
  }
  return (
    <>
      <ImagesField
        {...{ label, max, cover, error }}
        {...(isGuest && { hint: UNTIL_SIGNED_IN })}
        name="files"
        value={pictures}
        send={isGuest ? keep : send}
        onChange={change}
      />
      {!isGuest && ids.map((id) => <input key={id} type="hidden" name={name} value={id} />)}
    </>
  )
}

/** Of those that were kept here. */
const unsent = (pictures: readonly Picture[], kept: readonly Picture[]) =>
  pictures.flatMap(({ key, state, url }) =>
    state !== 'stored' && key !== url && kept.some((one) => one.key === key) ? [key] : [],
  )

/** What a guest has kept, or somebody signed in has not sent yet of it, is named; the rest is let go. */
function useKept(shelf: string | null, names: readonly string[]) {
  const named = names.join()
  useEffect(() => {
    if (shelf) nameKept(shelf, named ? named.split(',') : [])
  }, [shelf, named])
}

/** What changes here is a change of the form for whoever keeps what is typed. */
function useTold(form: HTMLFormElement, ids: string) {
  const known = useRef(ids)
  useEffect(() => {
    if (known.current === ids) return
    known.current = ids
    form.dispatchEvent(new Event('input'))
  }, [form, ids])
}

/** The form waits until its photos are there, and says so. */
function useHeld(form: HTMLFormElement, complaint: string | null, tell: (complaint: string) => void) {
  const latest = useRef({ complaint, tell })
  latest.current = { complaint, tell }
  useEffect(() => {
    const hold = (event: SubmitEvent) => {
      const { complaint, tell } = latest.current
      if (complaint === null) return
      event.preventDefault()
      tell(complaint)
    }
    form.addEventListener('submit', hold)
    return () => form.removeEventListener('submit', hold)
  }, [form])
}
