import { SHARE } from '../modals/modals'
import { openModal } from '../modals/store'

/** The ways to share an ad; without scripts a letter with its address. */
export default function ShareLink({ title, url }: { title: string; url: string }) {
  const letter = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`
  return (
    <a
      className="ui-button ui-button--small ui-button--quiet"
      href={letter}
      onClick={(event) => {
        event.preventDefault()
        openModal(SHARE, { title, url })
      }}
    >
      Поделиться
    </a>
  )
}
