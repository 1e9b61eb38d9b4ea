import { pictureUrl } from '@ostrov/shared/images/picture-url'
import { Button } from '@ostrov/shared/ui/Button'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { useEffect, useState } from 'react'
import type { PicturePair } from './pictures'
import { useKeys } from './use-keys'
import './moderation.css'

type Props = { pairs: readonly PicturePair[]; at: number | null; onShow: (at: number | null) => void }

/** The pictures of what is looked at as large as the screen is, what is shown beside what would be: `at` by a press, the first by «P». */
export function LargePictures({ pairs, at, onShow }: Props) {
  // The last one stays while the dialog closes.
  const [last, setLast] = useState(0)
  if (at !== null && at !== last) setLast(at)
  const pair = pairs[at ?? last]
  useKeys({ KeyP: () => pairs.length > 0 && onShow(0) })
  if (!pair) return null
  const place = at ?? last
  const leaf = (by: 1 | -1) => onShow(Math.min(Math.max(place + by, 0), pairs.length - 1))
  return (
    <Dialog
      kind="LargePictures"
      size="full"
      open={at !== null}
      title={`${pair.label}: ${place + 1}\u00A0из\u00A0${pairs.length}`}
      onClose={() => onShow(null)}
    >
      {at !== null && <Leafing leaf={leaf} />}
      <Sides {...pair} />
      {pairs.length > 1 && (
        <div className="large-pictures__leaf">
          <Button disabled={place === 0} onClick={() => leaf(-1)}>
            Предыдущее
          </Button>
          <Button disabled={place === pairs.length - 1} onClick={() => leaf(1)}>
            Следующее
          </Button>
        </div>
      )}
    </Dialog>
  )
}

/** Arrows, wherever the focus stands in the dialog. */
function Leafing({ leaf }: { leaf: (by: 1 | -1) => void }) {
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') leaf(1)
      if (key === 'ArrowLeft') leaf(-1)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
  return null
}

function Sides({ shown, proposed, isCompared }: PicturePair) {
  const sides = [
    ...(isCompared ? [{ label: 'Сейчас', id: shown }] : []),
    { label: isCompared ? 'Станет' : null, id: proposed },
  ]
  return (
    <div className="large-pictures columns gap-4">
      {sides.map(({ label, id }) => (
        <figure key={label}>
          {label && <figcaption>{label}</figcaption>}
          {id === null ? <p>Без фото</p> : <img src={pictureUrl(id, 1200, 'webp')} alt={label ?? 'Фото'} />}
        </figure>
      ))}
    </div>
  )
}
