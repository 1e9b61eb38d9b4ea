import { formatDate } from '@ostrov/shared/formats/time'
import { nbsp } from '@ostrov/shared/formats/typography'
import type { SystemWire } from '@ostrov/shared/system/schema'
import { useState } from 'react'
import { StateCard } from './StateCard'

/** The version whose news this browser has shown to somebody who has read them. */
const SEEN = 'ostrov-release-seen'

/** What an upgrade has brought, until it is read. */
export function ReleaseCard({ release }: { release: SystemWire['release'] }) {
  const [seen, setSeen] = useState(readSeen)
  if (!release || release.version === seen) return null
  const { version, day, notes } = release
  const close = () => {
    writeSeen(version)
    setSeen(version)
    document.getElementById('content')?.focus()
  }
  return (
    <StateCard
      title={`Что нового в\u00A0версии ${version}`}
      state="well"
      words={`Вышла ${formatDate(day, true)}.`}
      act={
        <button type="button" className="ui-button" onClick={close}>
          Понятно
        </button>
      }
    >
      <ul className="state-card__notes">
        {notes.map((note) => (
          <li key={note}>{nbsp(note)}</li>
        ))}
      </ul>
    </StateCard>
  )
}

/** A browser that keeps nothing shows the news again. */
function readSeen() {
  try {
    return localStorage.getItem(SEEN)
  } catch {
    return null
  }
}

function writeSeen(version: string) {
  try {
    localStorage.setItem(SEEN, version)
  } catch {}
}
