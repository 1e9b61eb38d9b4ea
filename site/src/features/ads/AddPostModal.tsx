import { frontOf, SECTION_NAMES, type SectionName, sectionOf } from '@ostrov/shared/ads/sections'
import { newAdPath } from '@ostrov/shared/paths'
import { FileUser, type LucideIcon } from 'lucide-react'
import { SECTIONS } from '../portal/sections'
import './add-post.css'

/** The sections one may write in. */
export default function AddPostModal() {
  return (
    <ul className="add-post">
      {SECTION_NAMES.map((name) => {
        const { purpose, title } = sectionOf(name).words
        const Icon = iconOf(name)
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

/** The sign of the section's tile; what stands beside another section has no tile. */
function iconOf(name: SectionName): LucideIcon {
  const tile = frontOf(name) === name ? SECTIONS.find((one) => one.name === name) : null
  return tile?.icon ?? FileUser
}
