import type { StoryWire } from '@ostrov/shared/promotions/schema'
import { Picture } from '@ostrov/shared/ui/Picture'
import { useEffect, useState } from 'react'
import { openModal } from '../modals/store'
import { STORY } from './modals'
import { readSeen, rememberSeen } from './seen-stories'

/** Small covers in a row; a ring is round those this browser has not opened yet. */
export default function StoriesRow({ stories }: { stories: readonly StoryWire[] }) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => setSeen(readSeen()), [])
  const open = (at: number) => {
    openModal(STORY, { stories, at, onShown: (id) => setSeen(rememberSeen(id)) })
  }
  return (
    <ul className="stories ui-row" aria-label="Истории">
      {stories.map((story, at) => (
        <li key={story.id}>
          <button
            type="button"
            className="stories__item"
            data-seen={seen.has(story.id) ? '' : undefined}
            onClick={() => open(at)}
          >
            <span className="stories__ring">
              <Picture image={story.image} alt="" ratio={1} sizes="84px" />
            </span>
            <span className="stories__title ui-clip">{story.title}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
