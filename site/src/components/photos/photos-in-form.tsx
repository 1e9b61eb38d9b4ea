import { shownPictureUrl } from '@ostrov/shared/images/picture-url'
import { idsOf, type Picture, picturesComplaint, storedPicture, waitingPicture } from '@ostrov/shared/images/pictures'
import { tooManyImages } from '@ostrov/shared/images/rules'
import { ImagesField } from '@ostrov/shared/ui/ImagesField'
import { type SendImage, sendImageTo } from '@ostrov/shared/ui/send-image'
import { Problem } from '@ostrov/shared/wire/answers'
import { isUuid } from '@ostrov/shared/wire/uuid'
import { useEffect, useRef, useState } from 'react'
import type { PhotosGiven } from './PhotosField'
import { nameKept, storedPhotos, storePhoto } from './stored-photos'

type Parts = { host: HTMLElement; input: HTMLInputElement; form: HTMLFormElement; given: PhotosGiven }
type Props = Pick<Parts, 'host' | 'form' | 'given'> & {
  first: Picture[]
  /** Those of them that came from the shelf. */
  kept: readonly Picture[]
  trouble: string | undefined
}

type Known = { isGuest: boolean; stands: readonly string[]; kept: readonly Picture[] }

const LOST = 'Часть фото на\u00A0этом устройстве не\u00A0сохранилась: добавьте их ещё раз'
const NOT_KEPT = 'Здесь фото не\u00A0сохранить: добавьте его, когда\u00A0войдёте'
const UNTIL_SIGNED_IN = 'Фото пока на\u00A0этом устройстве: отправим их, когда вы\u00A0войдёте'

/** Puts tiles in the place of the plain field; what was chosen there already is taken over. */
export async function photosInForm({ host, input, form, given }: Parts): Promise<void> {
  const { shelf, isGuest, max, pictures } = given
  // Asked for as islands ask for it, so that it stays one file.
  const [{ createRoot }, named] = await Promise.all([
    import('../../../adapter/island-waker'),
    shelf ? storedPhotos(shelf) : [],
  ])
  const stands = new Set(idsOf(pictures))
  const fresh = named.filter(({ name }) => !stands.has(name))
  const kept = fresh.flatMap(({ name, photo }) => keptPicture(name, photo, isGuest))
  const all = [...pictures, ...kept, ...[...(input.files ?? [])].map(waitingPicture)]
  const trouble = all.length > max ? tooManyImages(max) : kept.length < fresh.length ? LOST : given.error
  createRoot(host).render(<TakenPhotos {...{ host, form, given, kept, trouble }} first={all.slice(0, max)} />)
}

/** Of a photo that was kept here; of one that the server has by now, which no draft may know yet; of one that is lost nothing. */
function keptPicture(name: string, photo: Blob | null, isGuest: boolean): Picture[] {
  if (!photo) return isUuid(name) ? [storedPicture({ id: name, url: shownPictureUrl(name) })] : []
  const picture = { ...waitingPicture(photo), key: name }
  return isGuest ? [{ ...storedPicture({ id: name, url: picture.url }), file: photo }] : [picture]
}

const keep: SendImage = async (file) => {
  const id = await storePhoto(file).catch(() => null)
  if (!id) throw new Problem(0, 'storage', NOT_KEPT)
  return { id, url: '' }
}
const send = sendImageTo('/api/user/images')

function TakenPhotos({ host, form, given, first, kept, trouble }: Props) {
  const { name, label, max, cover, isGuest, shelf } = given
  const [pictures, setPictures] = useState(first)
  const [error, setError] = useState(trouble)
  const ids = idsOf(pictures)
  useKept(shelf, pictures, { isGuest, stands: idsOf(given.pictures), kept })
  useTold(form, ids.join())
  useSubmit(form, () => {
    const complaint = picturesComplaint(pictures, max)
    if (complaint === null) {
      // What is sent stands in the form that comes back.
      if (shelf && !isGuest) nameKept(shelf, [])
      return true
    }
    setError(complaint)
    // Whoever keeps what is typed thinks it sent.
    form.dispatchEvent(new Event('input'))
    host.querySelector<HTMLInputElement>('input[type=file]')?.focus()
    return false
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

/**
 * The shelf names what the form does not have yet: what the server calls it, or else what this browser does, which keeps a
 * signed-in person's until it is sent; a guest's is sent nowhere else.
 */
function useKept(shelf: string | null, pictures: readonly Picture[], known: Known) {
  const { isGuest, stands } = known
  const [here, setHere] = useState<ReadonlyMap<string, string | null>>(new Map(known.kept.map(({ key }) => [key, key])))
  useEffect(() => {
    const fresh = pictures.filter(({ key, id, file }) => file && id === null && !here.has(key))
    if (!shelf || isGuest || fresh.length === 0) return
    const name = (key: string, found: string | null) => setHere((now) => new Map(now).set(key, found))
    for (const { key, file } of fresh) {
      name(key, null)
      // What cannot be kept is sent all the same.
      if (file)
        storePhoto(file).then(
          (found) => name(key, found),
          () => undefined,
        )
    }
  }, [shelf, isGuest, pictures, here])
  const named = pictures
    .flatMap(({ key, id }) => id ?? here.get(key) ?? [])
    .filter((name) => !stands.includes(name))
    .join()
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

/** The form is sent when `mayGo` says so. */
function useSubmit(form: HTMLFormElement, mayGo: () => boolean) {
  const latest = useRef(mayGo)
  latest.current = mayGo
  useEffect(() => {
    const judge = (event: SubmitEvent) => {
      if (!latest.current()) event.preventDefault()
    }
    form.addEventListener('submit', judge)
    return () => form.removeEventListener('submit', judge)
  }, [form])
}
