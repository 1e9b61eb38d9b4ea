import { Camera, ImagePlus, UserRound } from 'lucide-react'
import { type ChangeEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import type { Picture } from '../images/pictures'
import { IMAGES_MAX } from '../images/rules'
import type { Words } from './Field'
import { ImageTile, type Tiles } from './ImageTile'
import type { SendImage } from './send-image'
import { useImages } from './use-images'
import '../styles/images.css'

// Who has one picture has nothing to put in order.
const SortableImages = lazy(() => import('./SortableImages'))

type Props = Words & {
  name: string
  value: readonly Picture[]
  onChange: (pictures: Picture[]) => void
  send: SendImage
  max?: number
  /** One round picture, as of a person. */
  round?: boolean
  /** The first one stands for all. */
  cover?: boolean
}

/** Pictures: chosen, shrunk here, sent one by one, turned, put in order, tried again, removed. */
export function ImagesField(props: Props) {
  const { label, hint, error, name, value, onChange, send, max = IMAGES_MAX, round, cover } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // A page that is drawn whole by the server cannot wait for what comes late.
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  const images = useImages({ value, max, send, onChange })
  const { pictures, tooMany } = images
  const complaint = tooMany ?? error
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    images.add([...(target.files ?? [])])
    target.value = ''
  }
  const acts = {
    ...images,
    // The tile takes the focus with it.
    remove: (key: string) => {
      images.remove(key)
      input.current?.focus()
    },
  }
  const tiles = { pictures, acts, single: max === 1 }
  return (
    <fieldset
      className={`ui-images${round ? ' ui-images--round' : ''}${cover ? ' ui-images--cover' : ''}`}
      aria-describedby={`${id}-hint ${id}-error`}
    >
      <legend className={round ? 'ui-hidden' : 'ui-field__label'}>{label}</legend>
      {round && pictures.length === 0 && (
        <span className="ui-images__nobody">
          <UserRound size={44} strokeWidth={1.5} aria-hidden="true" />
        </span>
      )}
      {pictures.length < 2 || !awake ? (
        <PlainImages {...tiles} />
      ) : (
        <Suspense fallback={<PlainImages {...tiles} />}>
          <SortableImages {...tiles} />
        </Suspense>
      )}
      <div className="cluster gap-2">
        <label className="ui-button ui-button--small ui-images__add">
          <input
            ref={input}
            className="ui-hidden"
            type="file"
            name={name}
            accept="image/*"
            multiple={max > 1}
            data-error={complaint ? '' : undefined}
            onChange={choose}
          />
          <ImagePlus size={20} aria-hidden="true" />
          {pictures.length > 0 && max === 1 ? 'Сменить фото' : 'Добавить фото'}
        </label>
        <button
          type="button"
          className="ui-button ui-button--small ui-images__camera"
          onClick={() => takePhoto(input.current)}
        >
          <Camera size={20} aria-hidden="true" />
          Сделать снимок
        </button>
      </div>
      <p className="ui-field__hint" id={`${id}-hint`} hidden={!hint && max === 1}>
        {hint ?? `${pictures.length} из\u00A0${max}`}
      </p>
      <p className="ui-field__error" id={`${id}-error`} role="alert" hidden={!complaint}>
        {complaint}
      </p>
    </fieldset>
  )
}

/** The same field, asked of the camera this once: a phone that offers all its photos may leave the camera out. */
function takePhoto(input: HTMLInputElement | null) {
  if (!input) return
  input.setAttribute('capture', 'environment')
  input.click()
  input.removeAttribute('capture')
}

function PlainImages({ pictures, acts, single }: Tiles) {
  if (pictures.length === 0) return null
  return (
    <ul className="ui-images__list columns gap-3">
      {pictures.map((picture, at) => (
        <li key={picture.key} className="ui-images__tile">
          <ImageTile picture={picture} words={single ? 'фото' : `фото\u00A0${at + 1}`} acts={acts} />
        </li>
      ))}
    </ul>
  )
}
