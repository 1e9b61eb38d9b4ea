import { Share2 } from 'lucide-react'
import { SHARE } from '../modals/modals'
import { openModal } from '../modals/store'

/** Opens the ways to share this page. */
export default function ShareButton({ title }: { title: string }) {
  return (
    <button
      type="button"
      className="ui-round share"
      aria-label="Поделиться"
      onClick={() => openModal(SHARE, { title, url: location.pathname })}
    >
      <Share2 size={20} aria-hidden="true" />
    </button>
  )
}
