import { RotateCw, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Picture } from '../images/pictures'
import type { useImages } from './use-images'

/** The pictures of a field, and what can be done with them. */
export type Tiles = { pictures: readonly Picture[]; acts: ReturnType<typeof useImages>; single: boolean }

type Acts = { turn: (key: string) => void; retry: (key: string) => void; remove: (key: string) => void }

/** One picture with how far it is, and what can be done with it; `handle` is what it is moved by. */
export function ImageTile({
  picture,
  words,
  acts,
  handle,
}: {
  picture: Picture
  words: string
  acts: Acts
  handle?: ReactNode
}) {
  const { key, state, url, progress, why } = picture
  const isUnderWay = state === 'waiting' || state === 'sending'
  return (
    <>
      <img className="ui-images__picture" src={url} alt={words} data-state={state} />
      {isUnderWay && (
        <progress className="ui-images__progress" aria-label={`Загружаем ${words}`} max={1} value={progress} />
      )}
      {state === 'failed' && (
        <div className="ui-images__failed stack-start">
          <p role="alert">{why}</p>
          <button type="button" className="ui-button ui-button--small" onClick={() => acts.retry(key)}>
            Повторить<span className="ui-hidden">: {words}</span>
          </button>
        </div>
      )}
      <div className="ui-images__acts">
        {handle}
        <button type="button" className="ui-round" aria-label={`Повернуть ${words}`} onClick={() => acts.turn(key)}>
          <RotateCw size={20} aria-hidden="true" />
        </button>
        <button type="button" className="ui-round" aria-label={`Убрать ${words}`} onClick={() => acts.remove(key)}>
          <Trash2 size={20} aria-hidden="true" />
        </button>
      </div>
    </>
  )
}
