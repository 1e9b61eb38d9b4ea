import type { StoryWire } from '@ostrov/shared/promotions/schema'
import { buttonClass } from '@ostrov/shared/ui/Button'
import { Picture } from '@ostrov/shared/ui/Picture'
import { X } from 'lucide-react'
import { type MouseEvent, useEffect, useState } from 'react'
import { useDragClose } from '../../components/drag-close'
import type { Closing } from '../modals/kind'
import { AdMark } from './AdMark'
import './promotions.css'

export type ShownStories = { stories: readonly StoryWire[]; at: number; onShown: (id: string) => void }

const SHOWN_MS = 7000
/** A tap in this part of the width, from the left, goes back. */
const BACK_PART = 0.33

/** One story after another: a tap walks, a finger laid down holds, a pull down closes, the last one closes by itself. */
export default function StoryView({ stories, at, onShown, close }: ShownStories & Closing) {
  const [index, setIndex] = useState(at)
  const drag = useDragClose(close)
  const story = stories[index]
  const go = (step: number) => {
    const next = index + step
    if (next >= stories.length) void close()
    else setIndex(Math.max(next, 0))
  }
  useArrows(go)
  useEffect(() => {
    if (story) onShown(story.id)
  }, [story, onShown])
  if (!story) return null
  return (
    <div className="story" {...drag}>
      <Picture key={story.id} image={story.image} alt="" ratio={9 / 16} sizes="480px" eager className="story__photo" />
      <Progress count={stories.length} index={index} onEnd={() => go(1)} />
      <div className="story__field" aria-hidden="true" onClick={(event) => go(isBack(event) ? -1 : 1)} />
      <div className="story__words stack gap-3">
        <h3 className="story__title">{story.title}</h3>
        <p>{story.text}</p>
        {story.ad && <AdMark ad={story.ad} />}
        {story.link && (
          <a className={buttonClass({ variant: 'primary', wide: true })} href={story.link}>
            Посмотреть
          </a>
        )}
      </div>
      <Controls onStep={go} onClose={close} />
    </div>
  )
}

function Controls({ onStep, onClose }: { onStep: (step: number) => void; onClose: () => void }) {
  return (
    <>
      <button type="button" className="story__step" onClick={() => onStep(-1)}>
        Предыдущая история
      </button>
      <button type="button" className="story__step" onClick={() => onStep(1)}>
        Следующая история
      </button>
      <button type="button" className="story__cross" aria-label="Закрыть" onClick={onClose}>
        <X size={24} aria-hidden="true" />
      </button>
    </>
  )
}

function Progress({ count, index, onEnd }: { count: number; index: number; onEnd: () => void }) {
  return (
    <div className="story__progress" aria-hidden="true">
      {Array.from({ length: count }, (_, bar) => bar).map((bar) => (
        <span key={bar} className="story__bar" data-done={bar < index ? '' : undefined}>
          {bar === index && (
            <span
              key={index}
              className="story__fill"
              style={{ animationDuration: `${SHOWN_MS}ms` }}
              onAnimationEnd={onEnd}
            />
          )}
        </span>
      ))}
    </div>
  )
}

function useArrows(go: (step: number) => void) {
  useEffect(() => {
    const walk = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') go(1)
      if (key === 'ArrowLeft') go(-1)
    }
    window.addEventListener('keydown', walk)
    return () => window.removeEventListener('keydown', walk)
  })
}

function isBack({ clientX, currentTarget }: MouseEvent): boolean {
  const { left, width } = currentTarget.getBoundingClientRect()
  return clientX - left < width * BACK_PART
}
