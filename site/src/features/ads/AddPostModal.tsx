import { SECTION_NAMES, sectionOf } from '@ostrov/shared/ads/sections'
import { newAdPath } from '@ostrov/shared/paths'
import './add-post.css'

/** The sections one may write in. */
export default function AddPostModal() {
  return (
    <ul className="add-post">
      {SECTION_NAMES.map((name) => {
        const { create, title } = sectionOf(name).words
        return (
          <li key={name}>
            <a className="ui-card add-post__way" href={newAdPath(name)}>
              <strong>{create}</strong>
              <span className="ui-muted ui-small">{title}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
