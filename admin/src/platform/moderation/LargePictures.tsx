import { pictureUrl } from '@ostrov/shared/images/picture-url'
import type { RevisionWire } from '@ostrov/shared/moderation/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { useEffect, useState } from 'react'
import { type PicturePair, picturePairs } from './pictures'
import { useKeys } from './use-keys'
import './moderation.css'

/** The pictures of what is looked at as large as the screen is, what is shown beside what would be: by a key or a press. */
export function LargePictures({ fields }: Pick<RevisionWire, 'fields'>) {
  const pairs = picturePairs(fields)
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const pair = pairs[at]
  const show = () => {
    if (pairs.length === 0) return
    setAt(0)
    setOpen(true)
  }
  useKeys({ KeyP: show })
  const leaf = (by: 1 | -1) => setAt((now) => Math.min(Math.max(now + by, 0), pairs.length - 1))
  if (!pair) return null
  return (
    <>
      <p>
        <Button size="small" aria-haspopup="dialog" onClick={show}>
          Увеличить фото
        </Button>
      </p>
      <Dialog
        kind="LargePictures"
        size="full"
        open={open}
        title={`${pair.label}: ${at + 1}\u00A0из\u00A0${pairs.length}`}
        onClose={() => setOpen(false)}
      >
        <Leafing leaf={leaf} />
        <Sides {...pair} isCompared={pairs.some(({ shown }) => shown !== null)} />
        {pairs.length > 1 && (
          <div className="large-pictures__leaf">
            <Button disabled={at === 0} onClick={() => leaf(-1)}>
              Предыдущее
            </Button>
            <Button disabled={at === pairs.length - 1} onClick={() => leaf(1)}>
              Следующее
            </Button>
          </div>
        )}
      </Dialog>
    </>
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

function Sides({ shown, proposed, isCompared }: PicturePair & { isCompared: boolean }) {
  const sides = [
    ...(isCompared ? [{ label: 'Сейчас', id: shown }] : []),
    { label: isCompared ? 'Станет' : 'Предлагает', id: proposed },
  ]
  return (
    <div className="large-pictures">
      {sides.map(({ label, id }) => (
        <figure key={label}>
          <figcaption>{label}</figcaption>
          {id === null ? <p>Без фото</p> : <img src={pictureUrl(id, 1200, 'webp')} alt={label} />}
        </figure>
      ))}
    </div>
  )
}
