import { SECTION_NAMES, sectionOf } from '@ostrov/shared/ads/sections'
import { newAdPath } from '@ostrov/shared/paths'
import { SECTION_ICONS } from './section-icons'
import './add-post.css'

/** The sections one may write in. */
export default function AddPostModal() {
  return (
    <ul className="add-post stack gap-2">
      {SECTION_NAMES.map((name) => {
        const { purpose, title } = sectionOf(name).words
        const Icon = SECTION_ICONS[name]
        return (
          <li key={name}>
            <a className="ui-card add-post__way" href={newAdPath(name)}>
              <Icon size={28} aria-hidden="true" />
              <strong>{purpose}</strong>
              <span className="ui-muted ui-small">{title}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
