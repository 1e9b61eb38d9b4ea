import { CUSTOMER_MESSAGES } from '@ostrov/shared/customers/messages'
import type { UserWire } from '@ostrov/shared/customers/schema'
import { type Picture, storedPicture } from '@ostrov/shared/images/pictures'
import { ImagesField } from '@ostrov/shared/ui/ImagesField'
import { sendImageTo } from '@ostrov/shared/ui/send-image'
import { showToast } from '@ostrov/shared/ui/toasts'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { useRef, useState } from 'react'
import { saveProfile } from './store'

const send = sendImageTo('/api/user/images')

/** The person's photo: choose another, turn it, or do without; it is saved as soon as it is there. */
export function PhotoField({ profile: { photo } }: { profile: UserWire }) {
  const [pictures, setPictures] = useState(() => (photo ? [storedPicture(photo)] : []))
  const saved = useRef(photo?.id ?? null)
  const save = async ([picture]: Picture[]) => {
    if (picture && picture.state !== 'stored') return
    const photo_id = picture?.id ?? null
    if (photo_id === saved.current) return
    saved.current = photo_id
    try {
      await saveProfile({ photo_id })
      showToast(CUSTOMER_MESSAGES.profileSaved, { kind: 'success' })
    } catch (problem) {
      showToast(sentenceOf(problem, 'Не\u00a0получилось сохранить фото'), { kind: 'error' })
    }
  }
  const change = (chosen: Picture[]) => {
    setPictures(chosen)
    void save(chosen)
  }
  return <ImagesField label="Ваше фото" name="photo" max={1} round value={pictures} send={send} onChange={change} />
}
