import { useStore } from '@nanostores/react'
import type { StoryWire } from '@ostrov/shared/promotions/schema'
import { Picture } from '@ostrov/shared/ui/Picture'
import { useEffect, useState } from 'react'
import { $activeAddress } from '../account/store'
import { openModal } from '../modals/store'
import { STORY } from './modals'
import { readSeen, rememberSeen } from './seen-stories'
import { storiesOf } from './stories-of'

/** Small covers in a row; a ring is round those this browser has not opened yet. The page is one for all towns, so those of a town come with its address. */
export default function StoriesRow({ stories: all }: { stories: readonly StoryWire[] }) {
  const address = useStore($activeAddress, { ssr: () => null })
  const stories = storiesOf(all, address?.city_id ?? null)
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => setSeen(readSeen()), [])
  const open = (at: number) => {
    openModal(STORY, { stories, at, onShown: (id) => setSeen(rememberSeen(id)) })
  }
  if (stories.length === 0) return null
  return (
    <ul className="stories ui-row" aria-label="Истории">
      {stories.map((story, at) => (
        <li key={story.id}>
          <button
            type="button"
            className="stories__item stack gap-2"
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
